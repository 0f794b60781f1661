import { queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import type { ContestListed, ContestMovesSeen, ContestSeen } from './contestDocuments.js';
import { address } from './journal.js';

/** Everything read of a tournament's contests, so that it can be read anew at once. */
export function contestsKey(tournament: string) {
  return ['contests', tournament] as const;
}

/** The contests of several sessions in a tournament. */
export const contestsQuery = (tournament: string) =>
  queryOptions({
    queryKey: [...contestsKey(tournament), 'all'],
    queryFn: async ({ signal }) =>
      (await request<{ contests: ContestListed[] }>(`/api/tournaments/${tournament}/contests`, { signal }))
        .contests,
  });

/** The standing of a contest; now, or as it was at a position or time. */
export const contestQuery = (tournament: string, contest: string, at?: string) =>
  queryOptions({
    queryKey: [...contestsKey(tournament), contest, at ?? 'now'],
    queryFn: ({ signal }) =>
      request<ContestSeen>(address(`/api/tournaments/${tournament}/contests/${contest}`, { at }), { signal }),
  });

/** Who stands elsewhere in a contest now than at a moment of the past, and why. */
export const contestMovesQuery = (tournament: string, contest: string, from: string) =>
  queryOptions({
    queryKey: [...contestsKey(tournament), contest, 'moves', from],
    queryFn: ({ signal }) =>
      request<ContestMovesSeen>(
        `/api/tournaments/${tournament}/contests/${contest}/moves?from=${encodeURIComponent(from)}`,
        { signal },
      ),
  });
