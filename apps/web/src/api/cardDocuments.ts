import type { Answer, Schemas } from './schemas.js';
export type CardSeen = Answer<'/api/tournaments/{tournament}/sessions/{session}/contestants/{contestant}'>;

export type CardRound = Schemas['CardRound'];
export type CardLine = Schemas['CardLine'];
