import type { Schemas } from './schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import { rulingsKey } from './rulingQueries.js';
export type RulingChangeSeen = Schemas['RulingChangesSeen']['changes'][number];

/** What a ruling has changed, in the order in which it did. */
export const rulingChangesQuery = (tournament: string, ruling: string) =>
  queryOptions({
    queryKey: [...rulingsKey(tournament), 'changes', ruling],
    queryFn: async ({ signal }) => {
      const path = { tournament, ruling };
      return (
        await api.get('/api/tournaments/{tournament}/rulings/{ruling}/changes', { params: { path }, signal })
      ).changes;
    },
  });
