import type { Schemas } from './schemas.js';
import { reading } from './sessionQueries.js';
export type ScoresSeen = Schemas['ScoresSeen'];
export type ScoresOfTable = Schemas['ScoresOfTable'];
export type ScoresOfRound = Schemas['ScoresOfRound'];
export type ScoreOfPlay = Schemas['ScoreOfPlay'];

/** Whether the score of every play is there. */
export const scoresQuery = (tournament: string, session: string) =>
  reading('/scores', { tournament, session });
