import type { Called } from './called.js';
import type { MatchStands } from './match-shown.js';

/** What a standing is worth: still played, over while corrections are taken, or official. Moments: `2026-03-01 21:07`. */
export type StandsAs =
  | { readonly as: 'running' | 'final' }
  /** `past`: of an earlier moment, so that nothing is said of what is so now. */
  | {
      readonly as: 'provisional';
      readonly scores: string;
      readonly rulings: string;
      readonly past: boolean;
    }
  | { readonly as: 'official'; readonly since: string; readonly amended: string | null };

/** How far what is printed has come. */
export interface Progress {
  /** The last round that it is made of; nothing where everything is in it. */
  readonly afterRound: number | null;
  readonly rounds: number;
  readonly stands: StandsAs;
}

export interface RankedLine {
  /** `3`, `2=` where it is shared; nothing for who takes none. */
  readonly place: string | null;
  readonly who: Called;
  /** What the place is taken with: an exact percentage, IMPs, IMPs a board, or victory points. */
  readonly figure: string;
  /** Matchpoints or IMPs; beside victory points the percentage, where there is one. */
  readonly score: string;
  /** Boards that count, and those of the fullest card, up to which matchpoints are scaled. */
  readonly boards: number;
  readonly fullBoards: number;
  readonly scaled: boolean;
  /** What penalties have taken off the score, or off victory points; `0` where there was none. */
  readonly penalties: string;
  readonly masterPoints: string | null;
}

export interface Ranking {
  readonly section: string | null;
  readonly line: 'NS' | 'EW' | 'one';
  /** Of teams also the score of their matches. */
  readonly figureIn: 'percent' | 'imps' | 'mean' | 'vp' | 'score';
  readonly lines: readonly RankedLine[];
}

/** A table beside the ranking. */
export interface RankedBeside {
  readonly name: string;
  readonly section: string | null;
  readonly line: 'NS' | 'EW' | 'one';
  readonly lines: readonly {
    readonly place: string | null;
    readonly who: Called;
    readonly handicapped: string | null;
    readonly masterPoints: string | null;
  }[];
}

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
