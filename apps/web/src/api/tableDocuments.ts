import type { Schemas } from './schemas.js';
export type BoardAtTable = Schemas['BoardAtTable'];

export type PlaceOfBoards = Schemas['PlaceOfBoards'];

/** The copy of a board that is carried for a late play. */
export type CopyForLatePlay = NonNullable<LateBoard['brought']>;
export type LateBoard = Schemas['LateBoard'];

export type NextPlace = Schemas['NextPlace'];
export type CarriedBoards = Schemas['CarriedBoards'];
export type ImportedBoards = Schemas['ImportedBoards'];
export type ResponsibleSeen = Schemas['ResponsibleAtTable'];
export type SeatsSeen = NonNullable<TableSeen['seats']>;
export type CallSeen = Schemas['CallAtTable'];
export type TableSeen = Schemas['TableSeen'];
/** The traveller of a board that was played here, as far as the table may see it. */
export type FieldAtTable = TableSeen['fields'][number];
