import type { Called } from './called.js';
import type { MatchStands } from './match-shown.js';

export interface TeamLine {
  readonly place: string | null;
  readonly section: string | null;
  readonly who: Called;
  readonly total: string;
  readonly won: string;
  readonly lost: string;
  /** What penalties have taken off the total; `0` where there was none. */
  readonly penalties: string;
}

export interface MatchLine extends MatchStands {
  readonly home: Called;
  readonly away: Called;
  readonly rounds: string;
}

export interface SheetStanding {
  readonly place: string | null;
  readonly who: Called;
  readonly rounds: readonly ({ readonly whists: string; readonly place: string } | null)[];
  readonly score: string;
}

export interface ContestLine {
  readonly place: string | null;
  readonly names: readonly string[];
  readonly number: string;
  readonly sessions: readonly ({ readonly score: string; readonly counts: boolean } | null)[];
  readonly carried: string | null;
  readonly total: string | null;
  readonly goesOn: boolean;
  readonly masterPoints: string | null;
}
