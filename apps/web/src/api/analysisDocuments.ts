import type { Answer, Schemas } from './schemas.js';
export type PlaySeen = Schemas['PlaySeen'];
export type ContestantAnalysis = Schemas['ContestantAnalysis'];
export type PlayerAnalysis = Answer<'/api/tournaments/{tournament}/players/{player}/analysis'>;
export type TournamentOfPlayer =
  Answer<'/api/tournaments/{tournament}/players/{player}/elsewhere'>['tournaments'][number];
