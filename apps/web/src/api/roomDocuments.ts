import type { Answer, Schemas } from './schemas.js';
export type DoubtSeen = Schemas['DoubtInRoom'];
export type ContradictionSeen = Schemas['ContradictionInRoom'];
export type CorrectionAsked = Schemas['CorrectionInRoom'];
export type RoomSeen = Answer<'/api/tournaments/{tournament}/sessions/{session}/room'>;
export type LatePlaySeen = Schemas['LatePlay'];
/** What a play that was not as scheduled does to the schedule. */
export type ClashSeen = RoomSeen['clashes'][number];
export type TableInRoom = RoomSeen['tables'][number];
export type BoardInRoom = Schemas['BoardInRoom'];
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
export type ClubKnown = Schemas['ClubKnown'];

/** A call with the director who has come to it. */
export type CallTaken = TableInRoom['calls'][number];
