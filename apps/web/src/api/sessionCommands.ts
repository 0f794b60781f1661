import type { Commands } from './schemas.js';
import type { PlayPlace } from '#tournament';

/** A section as it is asked for: its movement by the rule that makes it or row by row, and which boards it plays. */
export type SectionWanted = Commands['session.set-movement']['sections'][number];

/** A play that a ruling is about. */
export type RulingPlace = Omit<PlayPlace, 'session'>;

/** A sheet that a ruling is about: a line of it, or all of it. */
export interface SheetRulingPlace {
  readonly table: string;
  readonly round: number;
  readonly line?: number;
}

/** What a ruling is about, in whichever game. */
export type PlaceOfRuling = RulingPlace | SheetRulingPlace;

/** What a play that was not as scheduled does to the schedule, for one contestant. */
export interface Clash {
  readonly kind: 'board-again' | 'elsewhere' | 'left-out';
  readonly contestant: string;
  readonly table: string;
  readonly round: number;
}

/** Something unusual about a movement: how often. */
export interface MovementRemark {
  readonly section: string;
  readonly fault: string;
  readonly times: number;
}

/** The edition of a law book. */
export type LawEdition = Commands['ruling.give']['law']['edition'];

/** Who dealt boards by hand (Law 6E). */
export type DealtBy = Commands['board.tell-dealing']['by'];

/** Why deals that were played before may be played again. */
export type RepeatGround = Commands['deal-set.declare-repeats']['ground'];

/** What came of recording the hands of a board: they were the first, or were compared with what is recorded. */
export type HandsRecorded = 'first' | 'alike' | 'differs';

/** What commands answer beside the position. */
export interface SaidByCommand {
  readonly recorded?: HandsRecorded;
  /** What is unlikely about a result. */
  readonly flags?: readonly string[];
  readonly clashes?: readonly Clash[];
  readonly remarks?: readonly MovementRemark[];
  /** Other contestants as whom somebody named here plays too. */
  readonly elsewhere?: readonly string[];
}
