import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import { reading } from './sessionQueries.js';

/** What a contestant and its players have made of the boards of a session. */
export const contestantAnalysisQuery = (
  tournament: string,
  session: string,
  contestant: string,
  at?: string,
) => reading('/contestants/{contestant}/analysis', { tournament, session, contestant }, { at });

/** What a player has made of the boards of a tournament. */
export const playerAnalysisQuery = (tournament: string, player: string) =>
  queryOptions({
    queryKey: ['player', tournament, player],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/players/{player}/analysis', {
        params: { path: { tournament, player } },
        signal,
      }),
  });

/** The other tournaments of a player that the reader may see. */
export const elsewhereQuery = (tournament: string, player: string) =>
  queryOptions({
    queryKey: ['player', tournament, player, 'elsewhere'],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/tournaments/{tournament}/players/{player}/elsewhere', {
          params: { path: { tournament, player } },
          signal,
        })
      ).tournaments,
  });
