import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.js';
import type { Schemas } from '../api/schemas.js';

/** Somebody who may sit at the table: by name and club alone. */
export type FoundForSeat = Schemas['FoundForSeat'];

/** Whether a text is enough to look for somebody: a number, or three letters of a word. */
export function isSoughtAtTable(text: string): boolean {
  return /\p{N}|[\p{L}\p{M}]{3}/u.test(text.normalize('NFC'));
}

/** Who may be meant by what is typed at a table. */
export const foundForSeatQuery = (tournament: string, search: string) =>
  queryOptions({
    queryKey: ['players', tournament, 'at-table', search],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/tournaments/{tournament}/players/at-table', {
          params: { path: { tournament }, query: { search } },
          signal,
        })
      ).found,
    staleTime: 60_000,
    // A phone that has asked too much waits until somebody types again.
    retry: false,
  });
