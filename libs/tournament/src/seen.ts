import { z } from 'zod';

/**
 * The line of the book up to which a page had seen what a command rests on. Left out: the command rests on the book's head.
 * What the book says otherwise by now is shown before anything is written (`command.seen-changed`).
 */
export const seenAt = z.int().positive().optional().meta({
  description:
    'The line of the book that was seen when this was decided. Where it says something else by now, nothing is written and the changes are told. Left out: as the book stands',
});

/** Something in the book on which a command may rest. */
export type SeenPart =
  /** The standings of a section by the rounds up to one, and how many of their results are open. */
  | {
      readonly of: 'standings';
      readonly session: string;
      readonly section: string;
      readonly upTo: number;
    }
  /** The scores of the matches of sessions of teams. */
  | { readonly of: 'matches'; readonly sessions: readonly string[] }
  /** The ranking of a contest over several sessions. */
  | { readonly of: 'contest'; readonly contest: string }
  /** The standings of a session; left out: of every session, and of every contest. */
  | { readonly of: 'results'; readonly session?: string }
  /** Who meets whom in a drawn round of a section. */
  | {
      readonly of: 'draw';
      readonly session: string;
      readonly section: string;
      readonly round: number;
    }
  /** What is written on the sheet of a table. */
  | {
      readonly of: 'sheet';
      readonly session: string;
      readonly table: string;
      readonly round: number;
    }
  /** Who takes part. */
  | { readonly of: 'entries' }
  /** The rulings that stand. */
  | { readonly of: 'rulings' };

/** What a command rests on, and up to which line of the book its giver has seen it. */
export interface SeenWanted {
  readonly at: number;
  readonly parts: readonly SeenPart[];
}

/** What is now otherwise than it was seen. */
export interface SeenChange {
  readonly what: 'place' | 'open-results' | 'balance' | 'match' | 'table' | 'entry' | 'ruling';
  /** The session; null: it is of the whole tournament. */
  readonly session: string | null;
  /** The contestants or entries, the table, or the number of the ruling. */
  readonly who: readonly string[];
  /** As it was seen, in figures or names of contestants; null: not there. */
  readonly before: string | null;
  readonly now: string | null;
}

/** What is otherwise at the book's head. */
export interface SeenChanges {
  /** The head of the book. */
  readonly head: number;
  readonly changes: readonly SeenChange[];
}

/** So many changes are told. */
export const MOST_CHANGES_TOLD = 60;
