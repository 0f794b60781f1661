import { queryOptions } from '@tanstack/react-query';
import { request } from './client.js';
import type { PlayStatus } from './documents.js';
import { playKey } from './sessionQueries.js';

/** How far the scores of a session have come: every play of the rounds that were called, table by table. */
export interface ScoresSeen {
  readonly tables: readonly ScoresOfTable[];
}

export interface ScoresOfTable {
  readonly table: string;
  /** The round that is played there; 0 before the first. */
  readonly round: number;
  /** The rounds that were called, from the first. */
  readonly rounds: readonly ScoresOfRound[];
}

export interface ScoresOfRound {
  readonly round: number;
  /** Nothing: nobody plays there. */
  readonly plays: readonly ScoreOfPlay[];
}

export interface ScoreOfPlay {
  readonly board: number;
  readonly status: PlayStatus;
  /** Something is suspicious about what was entered, and nobody has decided. */
  readonly suspected: boolean;
}

/** Whether the score of every play is there. */
export const scoresQuery = (tournament: string, session: string) =>
  queryOptions({
    queryKey: [...playKey(tournament, session), '/scores', 'now'],
    queryFn: ({ signal }) =>
      request<ScoresSeen>(`/api/tournaments/${tournament}/sessions/${session}/scores`, { signal }),
  });
