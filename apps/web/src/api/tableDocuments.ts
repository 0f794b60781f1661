import type { Adjustment, BridgeResult, CallMatter, CardsCounted, SeatName, SideName } from '#tournament';
import type { ContestantSeen, Partners, PartnersOfOne, PlayStatus, SessionStatus } from './documents.js';
import type { TravellerSeen } from './travellerDocuments.js';

// A table as those who sit there read it.

export interface BoardAtTable {
  readonly board: number;
  readonly dealer: string;
  readonly vulnerable: string;
  readonly status: PlayStatus;
  /** Whether everybody has counted thirteen cards. */
  readonly counted: boolean;
  /** The table is asked to say that it was shuffled and dealt here, by hand and before its first play. */
  readonly dealingAsked: boolean;
  readonly entry: number;
  readonly enteredBy: SideName | null;
  readonly result: BridgeResult | null;
  readonly score: number | null;
  readonly flags: readonly string[];
  readonly adjustment: Adjustment | null;
  /** A late play was asked for, or granted; with the table where it was taken up. */
  readonly late: { readonly asked: boolean; readonly granted: boolean; readonly at: string | null } | null;
  /** Of a board that was dealt by hand and has a result here: whether its hands were read from the cards here. */
  readonly hands: 'to-read' | 'read' | null;
}

/** Where a copy of some boards is. */
export type PlaceOfBoards =
  | { readonly at: 'table'; readonly table: string; readonly sharedWith: readonly string[] }
  | { readonly at: 'relay'; readonly table: string }
  | { readonly at: 'box' };

/** The copy of a board that is carried for a late play. */
export interface CopyForLatePlay {
  /** Which of several copies; nothing where there is only one. */
  readonly copy: number | null;
  readonly from: PlaceOfBoards;
  /** The table that still plays this copy. */
  readonly heldBy: string | null;
}

/** A board of an earlier round: it belongs to those who met then; what was entered for it is not told here. */
export interface LateBoard extends BoardAtTable {
  /** The table whose play it is: another one where it was taken up here. */
  readonly table: string;
  readonly round: number;
  readonly ns: string;
  readonly ew: string;
  readonly partners?: Partners;
  /** Taken up here: from where its board is carried here; nothing: it lies here already. */
  readonly brought: CopyForLatePlay | null;
}

export interface NextPlace {
  readonly contestant: string;
  readonly round: number;
  readonly table: string | null;
  readonly side: SideName | null;
  readonly seat?: SeatName;
  readonly opponents: string | null;
  readonly partners?: PartnersOfOne;
  readonly sitsOut: boolean;
  /** Nobody knows yet where it goes: the round is still to be drawn. */
  readonly toBeDrawn?: true;
}

export interface CarriedBoards {
  readonly boards: readonly number[];
  readonly to: string | null;
  readonly relay: boolean;
  readonly neededIn: number | null;
  /** Other tables that play them in that round, too. */
  readonly sharedWith: readonly string[];
  /** Which of several copies. */
  readonly copy: number | null;
  readonly by: 'north' | 'caddy';
}

/** Where the boards of a table's round come from, and what was said of them. */
export interface BroughtBoards {
  readonly boards: readonly number[];
  readonly from: string | null;
  readonly relay: boolean;
  readonly sharedWith: readonly string[];
  readonly told: 'here' | 'missing' | null;
  readonly missing: readonly number[];
}

/** Who answers for the boards and the condition of a table (Law 7D). */
export interface ResponsibleSeen {
  readonly seat: SeatName;
  readonly contestant: string;
  readonly why: 'named' | 'stationary' | 'north';
}

/** What the director was called to at a table, and has not dealt with yet. */
export interface CallSeen {
  readonly call: number;
  /** When the table called, and when the director came; microseconds since the epoch. */
  readonly time: number;
  readonly came: number | null;
  readonly round: number;
  readonly board: number;
  readonly matter: CallMatter;
  readonly hand: SeatName | null;
  readonly by: SeatName | null;
  readonly cards: CardsCounted | null;
}

/** A table, for those who sit there. */
export interface TableSeen {
  readonly session: string;
  readonly table: string;
  readonly status: SessionStatus;
  readonly round: number;
  readonly called: number;
  readonly rounds: number;
  readonly ns: string | null;
  readonly ew: string | null;
  readonly partners?: Partners;
  readonly sitsOut: string | null;
  readonly boards: readonly BoardAtTable[];
  readonly late: readonly LateBoard[];
  readonly mayMoveTo: number | null;
  /** When its round ends here, in microseconds since the epoch; nothing as long as nobody knows. */
  readonly due: number | null;
  /** Minutes that it was given in its round beside the others. */
  readonly extra: number;
  /** The session is over here (Law 8C). */
  readonly over: boolean;
  readonly next: readonly NextPlace[];
  readonly carries: readonly CarriedBoards[];
  /** Nothing: its boards are there from the round before. */
  readonly brings: BroughtBoards | null;
  readonly responsible: ResponsibleSeen | null;
  /** Whether everybody counts thirteen cards before play here (Law 7B1). */
  readonly counts: boolean;
  /** Whether players of both sides are present while boards are dealt here (Law 6C). */
  readonly bothSides: boolean;
  readonly calls: readonly CallSeen[];
  /** Those who sit there or are met next. */
  readonly contestants: readonly ContestantSeen[];
  /** Travellers of boards of this round that were played here, until the players move on. */
  readonly fields: readonly TravellerSeen[];
}
