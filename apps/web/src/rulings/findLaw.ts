import { LANGUAGES, lawTopics } from '#words';
import type { JudgesBook } from './book/judgesBook.js';
import { fromLatin, isBeginning, isForm, isMistyped, withoutSigns, type Same } from './wordsAlike.js';

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

/**
 * The laws that somebody means, the likeliest first: by number, `64`, or by what happened, `exposed card`, in any of our
 * languages, Russian in Latin letters as well, and in any order and form of the words, with a letter mistyped. Where no law
 * has all of the words, those that have most of them. Nothing typed: what judges are called to most often.
 */
export function lawsFound(text: string, book: JudgesBook): LawFound[] {
  const found = (law: string): LawFound[] =>
    book.laws.includes(law) ? [{ law, procedure: book.book.procedures.has(law) }] : [];
  const wanted = text.trim();
  if (wanted === '') return book.usual.flatMap(found);
  const number = book.number(wanted);
  if (number !== undefined) return book.numbered(number).flatMap(found);
  const typed = plain(wanted);
  const called = namesOf(book);
  const inRussian = () => called.map((one) => ({ ...one, name: withoutSigns(one.name) }));
  const isLatin = /^[a-z ]+$/.test(typed);
  const laws =
    withAllWords(typed, called, [isBeginning, isForm]) ??
    (isLatin ? withAllWords(fromLatin(typed), inRussian(), [isBeginning, isForm]) : undefined) ??
    withMostWords(typed, called) ??
    withAllWords(typed, called, [isMistyped]) ??
    (isLatin ? withAllWords(fromLatin(typed), inRussian(), [isMistyped]) : undefined) ??
    [];
  return [...new Set(laws)].flatMap(found);
}

/** What laws are called by, in plain words. */
interface Name {
  readonly name: string;
  readonly laws: readonly string[];
  readonly title: boolean;
}

const wordsOf = (typed: string) => typed.split(' ').filter((word) => word !== '' && !BETWEEN.has(word));

/** How many of the words a law is called by. */
function share(words: readonly string[], name: string, same: Same): number {
  const all = name.split(' ');
  return words.filter((word) => all.some((one) => same(word, one))).length;
}

/** The laws of the names, those first whose title was typed. */
function likeliest(typed: string, called: readonly Name[], is: (name: string) => boolean): string[] {
  const titled = called.filter(({ title, name }) => title && name === typed);
  return [...titled, ...called.filter(({ name }) => is(name))].flatMap(({ laws }) => laws);
}

/** The laws that are called by all of the words, by the first way that finds any. */
function withAllWords(typed: string, called: readonly Name[], ways: readonly Same[]): string[] | undefined {
  const words = wordsOf(typed);
  for (const same of ways) {
    const laws = likeliest(typed, called, (name) => share(words, name, same) === words.length);
    if (laws.length > 0) return laws;
  }
  return undefined;
}

/** Those that are called by more than half of a sentence: what has one word of two in common is mostly something else. */
function withMostWords(typed: string, called: readonly Name[]): string[] | undefined {
  const words = wordsOf(typed);
  const most = Math.max(...called.map(({ name }) => share(words, name, isForm)));
  if (!words.every((word) => /\p{L}/u.test(word)) || 2 * most <= words.length) return undefined;
  return likeliest(typed, called, (name) => share(words, name, isForm) === most);
}

/** What the laws of a book are called, in plain words of all languages: what they are called to by first, then their titles. */
function namesOf(book: JudgesBook): Name[] {
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
