import type { LawBook } from '../book/law-book.js';
import { walk } from '../book/walk.js';
import { answersInOrder } from '../book/walking.js';

/** A way through the procedure of a law by its answers in their order, as far as the book has them. */
export function wayOf(book: LawBook, law: string, answers: readonly string[]) {
  return { law, answers: answersInOrder(book.procedures.get(law), answers) };
}

/** The same as it is recorded, with what it ends in. */
export function recordedWayOf(book: LawBook, law: string, answers: readonly string[]) {
  const way = wayOf(book, law, answers);
  return { ...way, outcome: walk(way, book).outcome };
}
