import type { Schemas } from './schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';
import { playKey } from './sessionQueries.js';
export type ScoresSeen = Schemas['ScoresSeen'];
export type ScoresOfTable = Schemas['ScoresOfTable'];
export type ScoresOfRound = Schemas['ScoresOfRound'];
export type ScoreOfPlay = Schemas['ScoreOfPlay'];

/** Whether the score of every play is there. */
export const scoresQuery = (tournament: string, session: string) =>
  queryOptions({
    queryKey: [...playKey(tournament, session), '/scores', 'now'],
    queryFn: ({ signal }) =>
      api.get('/api/tournaments/{tournament}/sessions/{session}/scores', {
        params: { path: { tournament, session } },
        signal,
      }),
  });
