import { LANGUAGES, lawTopics } from '#words';
import type { JudgesBook } from './book/judgesBook.js';

/** A law as a law book has it: with a procedure, or by its number alone. */
export interface LawFound {
  readonly law: string;
  readonly procedure: boolean;
}

/** Words that only stand between others. */
const BETWEEN = new Set('a an the of to in by at on with for do na w z i o po в на с и о по'.split(' '));

/**
 * The laws that somebody means, the likeliest first: by number, `64`, or by what happened, `exposed card`, in any of our
 * languages and in any order of the words. Nothing typed: what judges are called to most often.
 */
export function lawsFound(text: string, book: JudgesBook): LawFound[] {
  const found = (law: string): LawFound[] =>
    book.laws.includes(law) ? [{ law, procedure: book.book.procedures.has(law) }] : [];
  const wanted = text.trim();
  if (wanted === '') return book.usual.flatMap(found);
  const number = book.number(wanted);
  if (number !== undefined) return book.numbered(number).flatMap(found);
  const typed = plain(wanted);
  const words = typed.split(' ').filter((word) => word !== '' && !BETWEEN.has(word));
  const isSaidIn = (text: string) => words.every((word) => ` ${plain(text)}`.includes(` ${word}`));
  const titled = (is: (title: string) => boolean) =>
    book.laws.filter((law) => LANGUAGES.some((language) => is(book.title(language, law))));
  const topics = LANGUAGES.flatMap((language) => lawTopics(language, book.words)).filter((topic) =>
    isSaidIn(topic.words),
  );
  const likeliest = [
    ...titled((title) => plain(title) === typed),
    ...topics.flatMap(({ laws }) => laws),
    ...titled(isSaidIn),
  ];
  return [...new Set(likeliest)].flatMap(found);
}

/** In small letters, with plain letters for those with signs and spaces for what stands between words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
