import { lawsOf, type Edition } from '#laws';
import { LANGUAGES, LAW_TOPICS, lawTitle, OTHER_LAWS } from '#words';

/** A law as the law book of an edition has it: with a procedure, or by its number alone. */
export interface LawFound {
  readonly law: string;
  readonly procedure: boolean;
}

/** What directors are called to most often: offered before anything is typed. */
const USUAL = ['61', '53', '54', '49', '68', '27', '29', '16', '21', '15', '87', '90'];
/** Words that only stand between others. */
const BETWEEN = new Set('a an the of to in by at on with for do na w z i o po в на с и о по'.split(' '));
const NUMBER = /^([1-9]\d?)([A-Z][A-Z0-9() ]*)?$/;

/** All laws that there is something to say of, in the order of the Laws. */
export function lawsIn(edition: Edition): LawFound[] {
  const procedures = lawsOf(edition).map((law) => ({ law, procedure: true }));
  const others = OTHER_LAWS.map((law) => ({ law, procedure: false }));
  return [...procedures, ...others].toSorted((one, other) => inOrder(one.law, other.law));
}

/** Whether a text is the number of a law: `64`, `12C1(b)`. */
export function isLawNumber(text: string): boolean {
  return NUMBER.test(text.trim().toUpperCase());
}

/** The number of a law as it is written, however it was typed: `12C1(b)` for ` 12c1(B)`. */
export function lawWritten(text: string): string {
  return text
    .trim()
    .replace(/\([^)]*\)?|[^(]+/g, (part) => (part.startsWith('(') ? part.toLowerCase() : part.toUpperCase()));
}

/**
 * The laws that somebody means, the likeliest first: by number, `64`, or by what happened, `exposed card`, in any of our
 * languages and in any order of the words. Nothing typed: what directors are called to most often.
 */
export function lawsFound(text: string, edition: Edition): LawFound[] {
  const wanted = text.trim();
  const all = lawsIn(edition);
  if (wanted === '') return USUAL.flatMap((law) => all.find((each) => each.law === law) ?? []);
  if (isLawNumber(wanted)) return all.filter(({ law }) => belongs(law, wanted.toUpperCase()));
  const typed = plain(wanted);
  const words = typed.split(' ').filter((word) => word !== '' && !BETWEEN.has(word));
  const isSaidIn = (text: string) => words.every((word) => ` ${plain(text)}`.includes(` ${word}`));
  const titled = (is: (title: string) => boolean) =>
    all.filter(({ law }) => LANGUAGES.some((language) => is(lawTitle(language, law)))).map(({ law }) => law);
  const topics = LANGUAGES.flatMap((language) => LAW_TOPICS[language]).filter((topic) =>
    isSaidIn(topic.words),
  );
  const likeliest = [
    ...titled((title) => plain(title) === typed),
    ...topics.flatMap(({ laws }) => laws),
    ...titled(isSaidIn),
  ];
  return [...new Set(likeliest)].flatMap((law) => all.find((each) => each.law === law) ?? []);
}

/** Whether somebody who types a number means a law: `6` is 6D1 but not 61, `64A1` is found by 64, and 61 leads to 64. */
function belongs(law: string, wanted: string): boolean {
  const numberOf = (text: string) => NUMBER.exec(text)?.[1];
  return numberOf(law) === numberOf(wanted) && (law.startsWith(wanted) || wanted.startsWith(law));
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

function inOrder(one: string, other: string): number {
  const byNumber = Number.parseInt(one, 10) - Number.parseInt(other, 10);
  return byNumber === 0 ? one.localeCompare(other, 'en', { numeric: true }) : byNumber;
}
