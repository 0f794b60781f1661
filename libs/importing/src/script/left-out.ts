import type { NotComparedWhy } from '../compare/given-by-sessions.js';
import type { UnplayableWhy } from '../plan/game-plan.js';

/** Something of a file that is not imported, and why: one closed union of stable codes. */
export type LeftOut =
  /** A game that is scored by a method that sessions do not have; `what` names it as the file does. */
  | { readonly code: 'import.scoring'; readonly game: string; readonly what: string }
  /** A game in which others than pairs take part, or in matches: `what` says as what. */
  | {
      readonly code: 'import.kind';
      readonly game: string;
      readonly what: 'individual' | 'swiss-pairs' | 'teams';
    }
  /** Deals of boards of which the file has several, or which have not the dealer and the vulnerability of Law 2. */
  | { readonly code: 'import.deals'; readonly game: string; readonly what: string; readonly count: number }
  /** A game without any line. */
  | { readonly code: 'import.empty'; readonly game: string }
  /** A line of a board. */
  | {
      readonly code: 'import.line';
      readonly game: string;
      readonly what: string;
      readonly why: UnplayableWhy;
    }
  /** Players of a contestant beyond the two of a pair. */
  | {
      readonly code: 'import.beyond-two';
      readonly game: string;
      readonly what: string;
      readonly count: number;
    }
  /** The place of a contestant that is entered, but has no line in a section. */
  | { readonly code: 'import.never-played'; readonly game: string; readonly what: string }
  /** The names of the teams of a match: teams here take part with their players. */
  | { readonly code: 'import.team-names'; readonly game: string; readonly what: string }
  /** Published figures that a session here has none for: they are not compared. */
  | {
      readonly code: 'import.figures';
      readonly game: string;
      readonly what: string;
      readonly why: NotComparedWhy;
      readonly count: number;
    };
