import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';

/** Everything read of a tournament's knockouts, so that it can be read anew at once. */
export function knockoutsKey(tournament: string) {
  return ['knockouts', tournament] as const;
}

/** The knockouts in a tournament. */
export const knockoutsQuery = (tournament: string) =>
  queryOptions({
    queryKey: [...knockoutsKey(tournament), 'all'],
    queryFn: async ({ signal }) =>
      (await api.get('/api/tournaments/{tournament}/knockouts', { params: { path: { tournament } }, signal }))
        .knockouts,
  });

/** Milliseconds between two looks at a knockout as long as it has no session that tells what changes. */
const LOOK_AGAIN = 5_000;

/** A knockout; now, or as it was at a position or time. */
export const knockoutQuery = (tournament: string, knockout: string, at?: string) =>
  queryOptions({
    queryKey: [...knockoutsKey(tournament), knockout, at ?? 'now'],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/knockouts/{knockout}', {
        params: { path: { tournament, knockout }, query: { at } },
        signal,
      }),
    refetchInterval: ({ state: { data } }) =>
      at === undefined && data?.rounds.every(({ session }) => !session) ? LOOK_AGAIN : false,
  });
