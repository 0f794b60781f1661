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

/** What a session brings to a total. */
export interface SessionOfLine {
  readonly score: string;
  readonly counts: boolean;
  /** It was not played: the score is what those have who were not there. */
  readonly absent: boolean;
}

export interface ContestLine {
  readonly place: string | null;
  readonly names: readonly string[];
  /** The name is a team's own. */
  readonly isTeams?: true;
  readonly number: string;
  readonly sessions: readonly (SessionOfLine | null)[];
  /** What is brought along, and the score of the qualification that it is a part of; nothing where it was given by hand. */
  readonly carried: { readonly amount: string; readonly qualified: string | null } | null;
  /** What penalties take off the total, as a negative figure; nothing where there was none. */
  readonly penalties: string | null;
  readonly total: string | null;
  readonly goesOn: boolean;
  readonly masterPoints: string | null;
}
