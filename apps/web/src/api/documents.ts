import type { Answer, Schemas } from './schemas.js';
export type PlayerSeen = Schemas['PlayerSeen'];
export type ContestantSeen = Schemas['ContestantSeen'];
export type DrawSeen = NonNullable<SessionSeen['draw']>;

export type SeatsDrawnSeen = Schemas['SeatsDrawnDocument'];
export type SessionStatus = SessionSeen['status'];

export type CorrectionsSeen = Schemas['CorrectionsDocument'];
export type SessionSeen = Answer<'/api/tournaments/{tournament}/sessions/{session}'>;
export type SessionListed = Schemas['SessionListed'];
export type ClockFacts = Schemas['ClockFacts'];
export type ClockSeen = Answer<'/api/tournaments/{tournament}/sessions/{session}/clock'>;

export type WaitingTable = Schemas['WaitingTable'];
export type StandingsSeen = Schemas['StandingsDocument'];
export type RankingSeen = Schemas['RankingDocument'];
export type TableOfStandingsSeen = Schemas['TableOfStandings'];
export type StandingSeen = Schemas['StandingDocument'];
export type LawSeen = Schemas['RulingSeenInList']['law'];

export type PlayStatus = Schemas['PlayStatus'];
export type Partners = Schemas['Partners'];
export type PartnersOfOne = NonNullable<Schemas['CardRound']['partners']>;
