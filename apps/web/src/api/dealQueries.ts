import type { Answer, Schemas } from './schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import { address } from './journal.js';
import { dataAddress } from './site.js';
export type DealsSeen = Answer<'/api/tournaments/{tournament}/deals/{set}'>;
export type SquareDealSeen = NonNullable<DealsSeen['squareDeal']>;

export type CommitmentSeen = Schemas['CommitmentDocument'];

/** Everything read of a tournament's deals, so that it can be read anew at once. */
export function dealsKey(tournament: string) {
  return ['deals', tournament] as const;
}

/** Where the deals of a set are as data. */
export function dealsAddress(tournament: string, set: string, at?: string): string {
  return dataAddress(address(`/api/tournaments/${tournament}/deals/${set}`, { at }));
}

/** The sets of boards of whose deals something was promised or is open. */
export const dealSetsQuery = (tournament: string) =>
  queryOptions({
    queryKey: [...dealsKey(tournament), 'all'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/tournaments/{tournament}/deals', { params: { path: { tournament } }, signal }))
        .sets,
  });

/** Whether anything was promised of the deals of a set, or is open. */
export function isKnown({ commitments, squareDeal, boards }: DealsSeen): boolean {
  return commitments.length > 0 || squareDeal !== null || boards.length > 0;
}

/** The deals of a set; now, or as they were known at a position or time. */
export const dealsQuery = (tournament: string, set: string, at?: string) =>
  queryOptions({
    queryKey: [...dealsKey(tournament), set, at ?? 'now'],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/deals/{set}', {
        params: { path: { tournament, set }, query: { at } },
        signal,
      }),
  });
