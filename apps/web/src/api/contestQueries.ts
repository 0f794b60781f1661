import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';

/** Everything read of a tournament's contests, so that it can be read anew at once. */
export function contestsKey(tournament: string) {
  return ['contests', tournament] as const;
}

/** The contests of several sessions in a tournament. */
export const contestsQuery = (tournament: string) =>
  queryOptions({
    queryKey: [...contestsKey(tournament), 'all'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/tournaments/{tournament}/contests', { params: { path: { tournament } }, signal }))
        .contests,
  });

/** The standing of a contest; now, or as it was at a position or time. */
export const contestQuery = (tournament: string, contest: string, at?: string) =>
  queryOptions({
    queryKey: [...contestsKey(tournament), contest, at ?? 'now'],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/contests/{contest}', {
        params: { path: { tournament, contest }, query: { at } },
        signal,
      }),
  });

/** Who stands elsewhere in a contest now than at a moment of the past, and why. */
export const contestMovesQuery = (tournament: string, contest: string, from: string) =>
  queryOptions({
    queryKey: [...contestsKey(tournament), contest, 'moves', from],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/contests/{contest}/moves', {
        params: { path: { tournament, contest }, query: { from } },
        signal,
      }),
  });
