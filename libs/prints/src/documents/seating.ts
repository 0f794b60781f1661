import type { SeatLetter, SideLetters } from './board-shown.js';
import type { Called } from './called.js';

/** A contestant's stop in a round. */
export interface Stop {
  readonly round: number;
  readonly what: 'plays' | 'sits-out' | 'absent' | 'undrawn';
  readonly table: string | null;
  /** The side, or the seat of who plays alone. */
  readonly at: SideLetters | SeatLetter | null;
  readonly with: Called | null;
  readonly against: readonly Called[];
  readonly boards: readonly number[];
  readonly turned: boolean;
  readonly dealsFirst: boolean;
}

export interface SeatedAt {
  readonly who: Called | null;
  readonly seat: SideLetters | SeatLetter;
  /** Where to next: a table with a seat there, `sits-out`, or nothing behind the last round. */
  readonly next: { readonly table: string; readonly at: SideLetters | SeatLetter } | 'sits-out' | null;
}

export interface RoundOfTable {
  readonly round: number;
  readonly what: 'plays' | 'sits-out' | 'empty' | 'undrawn';
  readonly seated: readonly SeatedAt[];
  readonly boards: readonly number[];
  readonly fromRelay: boolean;
  readonly sharedWith: readonly string[];
  readonly turned: boolean;
  /** Where the boards go: a table, its relay, or the box. */
  readonly carries: readonly { readonly to: string | null; readonly relay: boolean }[];
}

export interface Slip {
  readonly who: Called;
  readonly alone: boolean;
  readonly start: {
    readonly round: number;
    readonly sitsOut: boolean;
    readonly table: string;
    readonly at: SideLetters | SeatLetter;
  } | null;
  /** Where its code leads: an address that everybody may know. */
  readonly link: string;
}

export interface EntryLine {
  readonly number: string;
  readonly names: readonly string[];
  /** Of a team that was given one: what it is called. */
  readonly team?: string;
  /** Stratum, categories: as it takes part. */
  readonly as: string;
  readonly table: string;
}
