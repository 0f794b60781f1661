import { LANGUAGES, lawTopics } from '#words';
import type { JudgesBook } from './book/judgesBook.js';

/** A law as a law book has it: with a procedure, or by its number alone. */
export interface LawFound {
  readonly law: string;
  readonly procedure: boolean;
}

/** Words that only stand between others. */
const BETWEEN = new Set(
  'a an the of to in by at on with for do na w z ze i o po od za в во на с со и о об по из у от до за к не nie not'.split(
    ' ',
  ),
);

/** Whether a law is called by a word that was typed. */
type Same = (typed: string, called: string) => boolean;

const isBeginning: Same = (typed, called) => called.startsWith(typed);

/** Polish and Russian words change at their ends: two are one word where all but their last two letters agree. */
const isForm: Same = (typed, called) => {
  const most = Math.max(typed.length, called.length) - 2;
  return isBeginning(typed, called) || (most >= 3 && typed.slice(0, most) === called.slice(0, most));
};

/**
 * The laws that somebody means, the likeliest first: by number, `64`, or by what happened, `exposed card`, in any of our
 * languages and in any order and form of the words. Where no law has all of the words, those that have most of them.
 * Nothing typed: what judges are called to most often.
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
  const called = namesOf(book);
  const likeliest = (is: (name: string) => boolean) => {
    const titled = called.filter(({ title, name }) => title && name === typed);
    const laws = [...titled, ...called.filter(({ name }) => is(name))].flatMap((one) => one.laws);
    return [...new Set(laws)].flatMap(found);
  };
  /** How many of the words a law is called by. */
  const share = (name: string, same: Same) => {
    const all = name.split(' ');
    return words.filter((word) => all.some((one) => same(word, one))).length;
  };
  for (const same of [isBeginning, isForm]) {
    const laws = likeliest((name) => share(name, same) === words.length);
    if (laws.length > 0) return laws;
  }
  // More than half of a sentence: what has one word of two in common is mostly something else.
  const most = Math.max(...called.map(({ name }) => share(name, isForm)));
  const spoken = words.every((word) => /\p{L}/u.test(word));
  return spoken && 2 * most > words.length ? likeliest((name) => share(name, isForm) === most) : [];
}

/** What the laws of a book are called, in plain words of all languages: what they are called to by first, then their titles. */
function namesOf(book: JudgesBook): { name: string; laws: readonly string[]; title: boolean }[] {
  const topics = LANGUAGES.flatMap((language) => lawTopics(language, book.words));
  return [
    ...topics.map(({ words, laws }) => ({ name: plain(words), laws, title: false })),
    ...book.laws.flatMap((law) =>
      LANGUAGES.map((language) => ({ name: plain(book.title(language, law)), laws: [law], title: true })),
    ),
  ];
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
