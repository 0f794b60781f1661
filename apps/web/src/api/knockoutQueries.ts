import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import type { KnockoutSeen } from './knockoutDocuments.js';

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

/** Milliseconds between two looks at a knockout that nothing else tells of. */
const LOOK_AGAIN = 5_000;

/** Whether a match of a knockout is still to be won. */
export function hasOpenMatches({ rounds }: Pick<KnockoutSeen, 'rounds'>): boolean {
  return rounds.some(({ matches }) => matches.some(({ winner }) => winner === null));
}

/**
 * How soon a knockout is looked at again, in milliseconds, while its page is seen: as long as a match is to be won, and there
 * is no session whose line tells what changes.
 */
export function refetchAt({ rounds }: Pick<KnockoutSeen, 'rounds'>): number | false {
  return hasOpenMatches({ rounds }) && rounds.every(({ session }) => session === null) ? LOOK_AGAIN : false;
}

/** A knockout; now, or as it was at a position or time. */
export const knockoutQuery = (tournament: string, knockout: string, at?: string) =>
  queryOptions({
    queryKey: [...knockoutsKey(tournament), knockout, at ?? 'now'],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/knockouts/{knockout}', {
        params: { path: { tournament, knockout }, query: { at } },
        signal,
      }),
    refetchInterval: ({ state: { data } }) => at === undefined && data !== undefined && refetchAt(data),
  });
