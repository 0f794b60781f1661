import type { Answer, Schemas } from './schemas.js';
export type ContestListed = Schemas['ContestListed'];
export type ContestSeen = Answer<'/api/tournaments/{tournament}/contests/{contest}'>;

export type SealOverSeen = Schemas['SealOver'];
export type SessionCountedSeen = Schemas['SessionCounted'];
export type ContestAmendmentSeen = Schemas['ContestAmendmentSeen'];
export type ContestMovesSeen = Schemas['ContestMovesSeen'];
export type ContestMoveSeen = ContestMovesSeen['moves'][number];

export type ContestStandingAt = Schemas['ContestStandingAt'];
export type StageSeen = Schemas['StageDocument'];
export type ParticipantSeen = Schemas['ParticipantSeen'];
export type AdjustmentSeen = Schemas['AdjustmentDocument'];
export type ContestTableSeen = Schemas['ContestTable'];
