import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Intent } from '../api/idempotency.js';
import { Problem } from '../api/problem.js';

export interface Submission<Body> {
  readonly submit: (body: Body) => void;
  readonly pending: boolean;
  readonly problem: Error | null;
  /** What the server found wrong with a field, in words. */
  readonly fault: (field: string) => string | undefined;
  readonly reset: () => void;
}

/**
 * Sends what a form says: once, however often it is pressed; again under the same command id when it was not answered.
 * What was typed stays with the form.
 */
export function useSubmission<Body, Answer>(
  send: (body: Body, commandId: string) => Promise<Answer>,
  onDone: (answer: Answer, body: Body) => unknown,
): Submission<Body> {
  const intent = useRef(new Intent());
  const underWay = useRef(false);
  const mutation = useMutation({
    mutationFn: async (body: Body) => {
      const answer = await send(body, intent.current.idFor(body));
      intent.current.settle();
      await onDone(answer, body);
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  const faults = mutation.error instanceof Problem ? mutation.error.faults : [];
  return {
    submit: (body) => {
      if (underWay.current) return;
      underWay.current = true;
      mutation.mutate(body);
    },
    pending: mutation.isPending,
    problem: mutation.error,
    fault: (field) => faults.find(({ path }) => path.split('.')[0] === field)?.message,
    reset: mutation.reset,
  };
}
