import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import { playKey, reading } from './sessionQueries.js';

/** All tables of a session, for those who run it. */
export const deskQuery = (tournament: string, session: string) => reading('/room', { tournament, session });

/** What a results file says of this session alone. */
export const SAID_OF_SESSION = ['charge', 'event', 'band', 'colour'] as const;
export type SaidOfSession = Partial<Record<(typeof SAID_OF_SESSION)[number], string>>;

/** What is missing in the results file for the federation. */
export const federationCheckQuery = (tournament: string, session: string, said: SaidOfSession) =>
  queryOptions({
    queryKey: [...playKey(tournament, session), '/federation-check', {}, said],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/sessions/{session}/federation-check', {
        params: { path: { tournament, session }, query: said },
        signal,
      }),
  });

/** Where every board is. */
export const whereaboutsQuery = (tournament: string, session: string) =>
  reading('/whereabouts', { tournament, session });

/** Rounds that are drawn one after the other: the last draw, and the next as it would be now. */
export const roundDrawsQuery = (tournament: string, session: string) =>
  reading('/draw', { tournament, session });

/** Who takes part in the tournament. */
export const entriesQuery = (tournament: string) =>
  queryOptions({
    queryKey: ['entries', tournament],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/entries', { params: { path: { tournament } }, signal }),
  });

/** The clubs of players with their countries, by the ids of the players; those without one are left out. */
export const clubsQuery = (tournament: string, players: readonly string[]) =>
  queryOptions({
    queryKey: ['players', tournament, 'clubs', ...players],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/tournaments/{tournament}/players/clubs', {
          params: { path: { tournament }, query: { ids: players.join() } },
          signal,
        })
      ).clubs,
  });

/** Those of players who have no member number, where the club has any to do with numbers. */
export const withoutNumberQuery = (tournament: string, players: readonly string[]) =>
  queryOptions({
    queryKey: ['players', tournament, 'without-number', ...players],
    queryFn: async ({ signal }) => {
      const without = await api.post('/api/tournaments/{tournament}/players/without-number', {
        params: { path: { tournament } },
        body: { players: [...players] },
        signal,
      });
      return new Set(without.players);
    },
  });

/** Who of a list of names is known already, and which of its clubs. */
export const playersKnownQuery = (
  tournament: string,
  players: readonly { readonly name: string; readonly memberNumber?: string }[],
  clubs: readonly string[] = [],
) =>
  queryOptions({
    queryKey: ['players', tournament, 'known', players, clubs],
    queryFn: ({ signal }) =>
      api.post('/api/tournaments/{tournament}/players/known', {
        params: { path: { tournament } },
        body: { players, clubs },
        signal,
      }),
    staleTime: 30_000,
  });

/** Players who are known already, and members of lists, by the beginning of a name or by their member number. */
export const playersFoundQuery = (tournament: string, search: string) =>
  queryOptions({
    queryKey: ['players', tournament, search],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/players', {
        params: { path: { tournament }, query: { search } },
        signal,
      }),
    staleTime: 30_000,
  });
