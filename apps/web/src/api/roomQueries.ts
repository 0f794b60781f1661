import { queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import type { RoundDrawsSeen } from './drawDocuments.js';
import { address } from './journal.js';
import type { EntriesSeen, PlayerFound, RoomSeen, WhereaboutsSeen } from './roomDocuments.js';
import { playKey } from './sessionQueries.js';

/** All tables of a session, for those who run it. */
export const roomQuery = (tournament: string, session: string) =>
  queryOptions({
    queryKey: [...playKey(tournament, session), '/room', 'now'],
    queryFn: ({ signal }) =>
      request<RoomSeen>(`/api/tournaments/${tournament}/sessions/${session}/room`, { signal }),
  });

/** Where every board is. */
export const whereaboutsQuery = (tournament: string, session: string) =>
  queryOptions({
    queryKey: [...playKey(tournament, session), '/whereabouts', 'now'],
    queryFn: ({ signal }) =>
      request<WhereaboutsSeen>(`/api/tournaments/${tournament}/sessions/${session}/whereabouts`, { signal }),
  });

/** Rounds that are drawn one after the other: the last draw, and the next as it would be now. */
export const roundDrawsQuery = (tournament: string, session: string) =>
  queryOptions({
    queryKey: [...playKey(tournament, session), '/draw', 'now'],
    queryFn: ({ signal }) =>
      request<RoundDrawsSeen>(`/api/tournaments/${tournament}/sessions/${session}/draw`, { signal }),
  });

/** Who takes part in the tournament. */
export const entriesQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['entries', tournament],
    queryFn: ({ signal }) => request<EntriesSeen>(`/api/tournaments/${tournament}/entries`, { signal }),
  });

/** The clubs of players, by their ids; those without one are left out. */
export const clubsQuery = (tournament: string, players: readonly string[]) =>
  queryOptions({
    queryKey: ['players', tournament, 'clubs', ...players],
    queryFn: async ({ signal }) =>
      (
        await request<{ clubs: Readonly<Record<string, string>> }>(
          address(`/api/tournaments/${tournament}/players/clubs`, { ids: players.join() }),
          { signal },
        )
      ).clubs,
  });

/** Players who are known already, by the beginning of a name or by their member number. */
/** Who of a list of names is known already. */
export const playersKnownQuery = (
  tournament: string,
  players: readonly { readonly name: string; readonly memberNumber?: string }[],
) =>
  queryOptions({
    queryKey: ['players', tournament, 'known', players],
    queryFn: async ({ signal }) =>
      (
        await request<{ players: PlayerFound[] }>(`/api/tournaments/${tournament}/players/known`, {
          method: 'POST',
          body: { players },
          signal,
        })
      ).players,
    staleTime: 30_000,
  });

export const playersFoundQuery = (tournament: string, search: string) =>
  queryOptions({
    queryKey: ['players', tournament, search],
    queryFn: async ({ signal }) =>
      (
        await request<{ players: PlayerFound[] }>(
          address(`/api/tournaments/${tournament}/players`, { search }),
          { signal },
        )
      ).players,
    staleTime: 30_000,
  });
