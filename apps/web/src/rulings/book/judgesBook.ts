import type { LawBook } from '#laws';
import type { Language, WordedBook } from '#words';

/** The law book of a game as judges look things up in it, in one of its editions. */
export interface JudgesBook {
  readonly book: LawBook;
  /** In whose words it is said. */
  readonly words: WordedBook;
  /** What judges are called to most often: offered before anything is typed. */
  readonly usual: readonly string[];
  /** All laws that there is something to say of, with a procedure or without, in their order. */
  readonly laws: readonly string[];
  /** What it is ruled by where the book is silent: no number of it; undefined: by the book alone. */
  readonly otherwise?: string;
  /** A law's number as the book writes it, however it was typed; undefined: it is none. */
  number(typed: string): string | undefined;
  /** The laws that somebody who types a number means, the likeliest first. */
  numbered(number: string): readonly string[];
  /** The law of whose title a clause is. */
  titled(law: string): string;
  /** What a law is about; the number alone of one that has no words. */
  title(language: Language, law: string): string;
  /** Why it is ruled without questions, as far as the book says so. */
  without?(language: Language, law: string): string | undefined;
}
