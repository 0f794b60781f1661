import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Intent } from '../api/idempotency.js';
import { Problem, type FieldFault } from '../api/problem.js';

/** Said in place of the server's own sentence when every fault stands at its field. */
export const AT_FIELDS = new Problem({ code: 'fields', status: 400 });

function fieldOf({ path }: FieldFault): string {
  return path.split('.')[0] ?? '';
}

export interface Submission<Body> {
  readonly submit: (body: Body) => void;
  readonly pending: boolean;
  readonly problem: Error | null;
  /** What the server found wrong with a field, in words. */
  readonly fault: (field: string) => string | undefined;
  /** All that it found wrong, by their places in the body. */
  readonly faults: readonly FieldFault[];
  readonly reset: () => void;
}

/**
 * Sends what a form says: once, however often it is pressed; again under the same command id when it was not answered.
 * What was typed stays with the form.
 * @param send told how what is sent is sent anew, for when somebody has first to look at something, and how its problem goes
 * @param fields the fields of the form that show their own faults
 */
export function useSubmission<Body, Answer>(
  send: (body: Body, commandId: string, again: (body: Body) => void, reset: () => void) => Promise<Answer>,
  onDone: (answer: Answer, body: Body) => unknown,
  fields: readonly string[] = [],
): Submission<Body> {
  const intent = useRef(new Intent());
  const underWay = useRef(false);
  const mutation = useMutation({
    mutationFn: async (body: Body) => {
      const answer = await send(body, intent.current.idFor(body), submit, reset);
      await onDone(answer, body);
      intent.current.settle();
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  function submit(body: Body): void {
    if (underWay.current) return;
    underWay.current = true;
    mutation.mutate(body);
  }
  function reset(): void {
    mutation.reset();
  }
  const faults = mutation.error instanceof Problem ? mutation.error.faults : [];
  return {
    submit,
    pending: mutation.isPending,
    problem:
      faults.length > 0 && faults.every((fault) => fields.includes(fieldOf(fault)))
        ? AT_FIELDS
        : mutation.error,
    faults,
    fault: (field) => faults.find((fault) => fieldOf(fault) === field)?.message,
    reset,
  };
}
