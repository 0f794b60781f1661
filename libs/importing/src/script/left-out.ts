import type { NotComparedWhy } from '../plan/given-by-sessions.js';
import type { ValueFault } from '#interchange';
import type { UnplayableWhy } from '../plan/game-plan.js';
import type { ContradictedContract } from '../plan/outcome-of-line.js';

/** Something of a file that is not imported, and why: one closed union of stable codes. */
export type LeftOut =
  /** A game that is scored by a method that sessions do not have; `what` names it as the file does. */
  | { readonly code: 'import.scoring'; readonly game: string; readonly what: string }
  /** Numbers of boards that the file has for a deal in each of several rounds of a Swiss: here each deal has its own. */
  | { readonly code: 'import.dealt-anew'; readonly game: string; readonly what: string }
  /** Matches of which the file has no board. */
  | { readonly code: 'import.matches'; readonly game: string; readonly what: string; readonly count: number }
  /** Deals of boards of which the file has several, or which have not the dealer and the vulnerability of Law 2. */
  | { readonly code: 'import.deals'; readonly game: string; readonly what: string; readonly count: number }
  /** A value of the file that is not understood, or contradicts another one; `game` is the format. */
  | { readonly code: 'import.value'; readonly game: string; readonly value: ValueFault }
  /** A contract that does not make the score of its line: the score stands alone. */
  | ({ readonly code: 'import.contract'; readonly game: string } & ContradictedContract)
  /** A date that is not understood: no day is known. */
  | { readonly code: 'import.day'; readonly game: string; readonly what: string }
  /** A game of which the file tells no day. */
  | { readonly code: 'import.no-day'; readonly game: string }
  /** A game without any line. */
  | { readonly code: 'import.empty'; readonly game: string }
  /** A line of a board. */
  | {
      readonly code: 'import.line';
      readonly game: string;
      readonly what: string;
      readonly why: UnplayableWhy;
    }
  /** Players of a contestant beyond the one of an individual, the two of a pair, the six of a team. */
  | {
      readonly code: 'import.beyond-one' | 'import.beyond-two' | 'import.beyond-six';
      readonly game: string;
      readonly what: string;
      readonly count: number;
    }
  /** The place of a contestant that is entered, but has no line in a section. */
  | { readonly code: 'import.never-played'; readonly game: string; readonly what: string }
  /** The name and players of a team: it has fewer than four, or one of them plays elsewhere. */
  | { readonly code: 'import.team-without-entry'; readonly game: string; readonly what: string }
  /** The names of the teams of a match of which nobody is named: teams here take part with their players. */
  | { readonly code: 'import.team-names'; readonly game: string; readonly what: string }
  /** Published figures that a session here has none for: they are not compared. */
  | {
      readonly code: 'import.figures';
      readonly game: string;
      readonly what: string;
      readonly why: NotComparedWhy;
      readonly count: number;
    };
