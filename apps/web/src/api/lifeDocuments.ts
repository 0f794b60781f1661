import type { Schemas } from './schemas.js';
export type ScoreStanding = Schemas['ScoreStanding'];
export type ScoreStepSeen = Schemas['ScoreStepSeen'];
export type ScoreLifeSeen = Schemas['ScoreLifeSeen'];
