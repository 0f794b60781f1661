import type { WordedBook } from '#words';

/** By what something is ruled. */
export type LawShown =
  | {
      /** Of which game. */
      readonly book: WordedBook;
      /** As it is cited: `64A1, 2017`, `3.9.16.2`. */
      readonly law: string;
    }
  /** The regulation of the tournament: no law of a law book. */
  | { readonly book: 'regulation' };
