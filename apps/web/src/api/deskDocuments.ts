import type { Answer, Schemas } from './schemas.js';
export type DoubtSeen = Schemas['DoubtAtDesk'];
export type ContradictionSeen = Schemas['ContradictionAtDesk'];
export type CorrectionAsked = Schemas['CorrectionAtDesk'];
export type DeskSeen = Answer<'/api/tournaments/{tournament}/sessions/{session}/room'>;
export type LatePlaySeen = Schemas['LatePlay'];
/** What a play that was not as scheduled does to the schedule. */
export type ClashSeen = DeskSeen['clashes'][number];
export type TableAtDesk = DeskSeen['tables'][number];
export type BoardAtDesk = Schemas['BoardAtDesk'];
export type SuspectedPlaySeen = Schemas['SuspectedPlay'];
export type WhereaboutsSeen = Schemas['WhereaboutsDocument'];
export type LateBoardSeen = Schemas['LatePlayBoard'];
export type DealingStatus = Schemas['BoardSetSeen']['boards'][number]['status'];

export type BoardsAlert = Schemas['BoardsAlert'];
export type TravellingSet = Schemas['TravellingSet'];
export type MoveNow = Schemas['MoveNow'];
export type AnnouncedMoves = WhereaboutsSeen['announced'][number];
export type EntriesSeen = Schemas['EntriesSeen'];
export type EntrySeen = EntriesSeen['entries'][number];
export type PlayerFound = Schemas['PlayerView'];
export type MemberFound = Schemas['MemberFound'];
export type ClubKnown = Schemas['ClubKnown'];

/** A call with the director who has come to it. */
export type CallTaken = TableAtDesk['calls'][number];
