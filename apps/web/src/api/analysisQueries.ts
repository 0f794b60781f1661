import { queryOptions } from '@tanstack/react-query';
import type { ContestantAnalysis, PlayerAnalysis, TournamentOfPlayer } from './analysisDocuments.js';
import { request } from './client.js';
import { reading } from './sessionQueries.js';

/** What a contestant and its players have made of the boards of a session. */
export const contestantAnalysisQuery = (
  tournament: string,
  session: string,
  contestant: string,
  at?: string,
) => reading<ContestantAnalysis>(tournament, session, `/contestants/${contestant}/analysis`, at);

/** What a player has made of the boards of a tournament. */
export const playerAnalysisQuery = (tournament: string, player: string) =>
  queryOptions({
    queryKey: ['player', tournament, player],
    queryFn: ({ signal }) =>
      request<PlayerAnalysis>(`/api/tournaments/${tournament}/players/${player}/analysis`, { signal }),
  });

/** The other tournaments of a player that the reader may see. */
export const elsewhereQuery = (tournament: string, player: string) =>
  queryOptions({
    queryKey: ['player', tournament, player, 'elsewhere'],
    queryFn: async ({ signal }) =>
      (
        await request<{ tournaments: TournamentOfPlayer[] }>(
          `/api/tournaments/${tournament}/players/${player}/elsewhere`,
          { signal },
        )
      ).tournaments,
  });
