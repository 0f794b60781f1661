import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.js';
import type { Answer } from '../api/schemas.js';
import { useSubmission, type Submission } from '../parts/useSubmission.js';

export type OwnAccount = Answer<'/api/account'>;
export type NewSecondFactor = Answer<'/api/account/second-factor', 'post'>;

export const ownAccountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api.get('/api/account', { signal }),
});

/** Changes something of one's own account and reads it anew. */
export function useOwnAccount<Body, Answered>(
  send: (body: Body) => Promise<Answered>,
  onDone?: (answer: Answered) => unknown,
): Submission<Body> {
  const client = useQueryClient();
  return useSubmission(
    (body: Body) => send(body),
    async (answer) => {
      await onDone?.(answer);
      await Promise.all([['account'], ['session']].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  );
}
