import type { MovementFault } from '../../check/faults.js';
import type { Movement, Play } from '../../movement/movement.js';
import type { SeatChange } from './seat-changes.js';

/** The kinds of changes in mid-session. */
export const CHANGE_KINDS = [
  'curtail',
  'lengthen',
  'late-pair',
  'extra-table',
  'broken-table',
  'another',
  'rows',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What becomes of a table that cannot be played at any longer. */
export const BROKEN_TABLE_WAYS = ['sit-out', 'spread', 'moved'] as const;
export type BrokenTableWay = (typeof BROKEN_TABLE_WAYS)[number];

/** How a movement is to be changed in mid-session. */
export type ChangeWish =
  /** There are no more rounds than these. */
  | { readonly kind: 'curtail'; readonly rounds: number }
  /** So many rounds in all, by the family's own further rounds. */
  | { readonly kind: 'lengthen'; readonly rounds: number }
  /**
   * One pair more, which takes another's place in each round (rover, bump): that one sits out. Of an individual one
   * player more, who takes his turn as the others do; as the fourth who would sit out he brings a table more.
   */
  | { readonly kind: 'late-pair' }
  /**
   * A table more, where two late pairs sit down, or one late pair and who sits out. In each round one pair comes to the
   * table with the boards that it was to play anyway, which two tables then share; the other late pair plays in its place.
   */
  | { readonly kind: 'extra-table'; readonly pairs: 1 | 2 }
  /** Nobody plays at a table any longer: who comes there sits out; its own pair goes round; or all of it moves. */
  | { readonly kind: 'broken-table'; readonly table: number; readonly way: BrokenTableWay }
  /** Another movement for those who are there, with other opponents and other boards than before. */
  | {
      readonly kind: 'another';
      /** Tables at which is played. */
      readonly tables: number;
      /** Rounds in all, those that were played among them. */
      readonly rounds: number;
      /** Sets that nobody has played yet, to be dealt. */
      readonly newSets: number;
      /** So many tables at most play a set in the same round. */
      readonly copies: number;
      /** Whether pairs may meet again. */
      readonly meetAgain: boolean;
    }
  /** Rows that somebody has written: `rows[table - 1][round - fromRound]`. */
  | { readonly kind: 'rows'; readonly rows: readonly (readonly (Play | null)[])[] };

/** A movement in mid-session. */
export interface MovementUnderWay {
  readonly movement: Movement;
  /** The first round that has not been called. */
  readonly fromRound: number;
  /** Who is not there from then on: a phantom whose place nobody has taken, pairs that have left. */
  readonly away: ReadonlySet<string>;
  /** Of one that is drawn round by round: the last round that is. */
  readonly drawn?: number;
  /** Rounds before, in which who would have sat out played against the sit-out of another section. */
  readonly hosted?: readonly number[];
  /** The first number that a new set can have; left out: the one behind the others. */
  readonly nextSet?: number;
}

/** So long is looked for a change in a session: enough for most, and soon over; the same everywhere, so that all find the same. */
export const STEPS_FOR_A_CHANGE = 60_000;

/** How long is looked for a change: the same steps always come to the same end. */
export interface ChangeSearch {
  readonly steps: number;
  /** Says whether the time is over; left out: the steps alone end it. */
  readonly expired?: () => boolean;
}

/** Why a change cannot be made. */
export type ChangeRefusal =
  /** Rounds that were called stay as they are. */
  | { readonly code: 'change.round-called'; readonly round: number }
  | { readonly code: 'change.rounds-unfit'; readonly least: number; readonly most: number }
  /** The family has no further rounds, or not so that the earlier ones stay as they were. */
  | { readonly code: 'change.no-further-rounds' }
  | { readonly code: 'change.table-unknown'; readonly table: number }
  | { readonly code: 'change.tables-unfit'; readonly least: number; readonly most: number }
  /** Nobody sits out whom a late pair could play at a table of their own. */
  | { readonly code: 'change.nobody-sits-out' }
  /** Pairs of teams have their matches; nothing but their number of rounds can be changed. */
  | { readonly code: 'change.teams' }
  /** In an individual no pair comes, and no table by itself: players do. */
  | { readonly code: 'change.individual' }
  /** Each round is drawn when it comes: nothing but the number of rounds can be changed. */
  | { readonly code: 'change.drawn-by-round' }
  /** There is no such movement: everything was tried, or a pair has too few boards or opponents left. */
  | { readonly code: 'change.none' }
  /** None was found in time; there may be one. */
  | { readonly code: 'change.out-of-time' }
  /** All stays as it was. */
  | { readonly code: 'change.nothing' }
  | { readonly code: 'change.impossible'; readonly fault: MovementFault };

/** A movement that has come about, and from which round on it is another one. */
export interface Made {
  readonly movement: Movement;
  readonly fromRound: number;
}

/** A movement changed in mid-session: the rounds before `fromRound` are exactly as they were. */
export interface Changed {
  readonly outcome: 'changed';
  readonly movement: Movement;
  /** The first round that is another one. */
  readonly fromRound: number;
  /** Who comes new. */
  readonly newcomers: readonly string[];
  /** What the checker finds unusual now and did not before. */
  readonly findings: readonly MovementFault[];
  /** Who sits elsewhere than before, round by round. */
  readonly seats: readonly SeatChange[];
}

/** What comes of a wish. */
export type ChangeOutcome = Changed | { readonly outcome: 'refused'; readonly refusal: ChangeRefusal };
