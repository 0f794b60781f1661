import { queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import type { RulingsSeen } from './rulingDocuments.js';

/** All that is read of the rulings of a tournament. */
export function rulingsKey(tournament: string) {
  return ['rulings', tournament] as const;
}

/** The rulings that the reader may see. */
export const rulingsQuery = (tournament: string) =>
  queryOptions({
    queryKey: rulingsKey(tournament),
    queryFn: ({ signal }) => request<RulingsSeen>(`/api/tournaments/${tournament}/rulings`, { signal }),
  });
