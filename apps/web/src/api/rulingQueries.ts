import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import type { RulingsPublication } from '#tournament';
import type { RulingsSeen } from './rulingDocuments.js';

/** The journal entry up to which it was read. */
interface Read {
  readonly position: number;
}

/** All that is read of the rulings of a tournament. */
export function rulingsKey(tournament: string) {
  return ['rulings', tournament] as const;
}

function readRulings(tournament: string, signal: AbortSignal): Promise<RulingsSeen & Read> {
  return api.get('/api/tournaments/{tournament}/rulings', { params: { path: { tournament } }, signal });
}

/** The rulings that the reader may see. */
export const rulingsQuery = (tournament: string) =>
  queryOptions({
    queryKey: rulingsKey(tournament),
    queryFn: ({ signal }) => readRulings(tournament, signal),
  });

/**
 * The rulings that concern those at a table, read anew when they play another round or the director was called or has
 * answered; not with every score of the hall.
 */
export const rulingsHereQuery = (tournament: string, table: string, round: number, calls: string) =>
  queryOptions({
    queryKey: ['rulings-here', tournament, table, round, calls],
    queryFn: ({ signal }) => readRulings(tournament, signal),
  });

/** What everybody would be shown of the rulings, were they published so. */
export const rulingsPublicationQuery = (tournament: string, as: RulingsPublication) =>
  queryOptions({
    queryKey: [...rulingsKey(tournament), 'publication', as],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/rulings/publication', {
        params: { path: { tournament }, query: { as } },
        signal,
      }),
  });
