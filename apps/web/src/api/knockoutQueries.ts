import { queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import { address } from './journal.js';
import type { KnockoutListed, KnockoutSeen } from './knockoutDocuments.js';

/** Everything read of a tournament's knockouts, so that it can be read anew at once. */
export function knockoutsKey(tournament: string) {
  return ['knockouts', tournament] as const;
}

/** The knockouts in a tournament. */
export const knockoutsQuery = (tournament: string) =>
  queryOptions({
    queryKey: [...knockoutsKey(tournament), 'all'],
    queryFn: async ({ signal }) =>
      (await request<{ knockouts: KnockoutListed[] }>(`/api/tournaments/${tournament}/knockouts`, { signal }))
        .knockouts,
  });

/** A knockout; now, or as it was at a position or time. */
export const knockoutQuery = (tournament: string, knockout: string, at?: string) =>
  queryOptions({
    queryKey: [...knockoutsKey(tournament), knockout, at ?? 'now'],
    queryFn: ({ signal }) =>
      request<KnockoutSeen>(address(`/api/tournaments/${tournament}/knockouts/${knockout}`, { at }), {
        signal,
      }),
  });
