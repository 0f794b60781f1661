import { ASKED_WITHIN, bridgeLaws, EDITIONS, lawsOf, whyWithout, type Edition } from '#laws';
import { lawTitle, OTHER_LAWS, whyWithoutText } from '#words';
import type { JudgesBook } from './judgesBook.js';

const USUAL = ['61', '53', '54', '49', '68', '27', '29', '16', '21', '15', '87', '90'];
const NUMBER = /^([1-9]\d?)([A-Z][A-Z0-9() ]*)?$/;

const numberOf = (law: string) => NUMBER.exec(law.toUpperCase())?.[1];

/**
 * The number of a law of bridge as it is written: `12C1(b)` for ` 12c1(B)`, `27B1a` for `27b1A`. The Laws have
 * a capital after the number and small letters from there on. undefined: it is none.
 */
export function lawNumber(typed: string): string | undefined {
  const text = typed.trim();
  if (!NUMBER.test(text.toUpperCase())) return undefined;
  return text.toLowerCase().replace(/[a-z]/, (letter) => letter.toUpperCase());
}

/** The Laws of Duplicate Bridge: `6` means 6D1 but not 61, `64A1` is found by 64, and 61 leads to 64. */
export function bridgeBook(edition: Edition): JudgesBook {
  const book = bridgeLaws(edition);
  // Laws that this edition has no questions for are found by what they are about, too.
  const laws = [...new Set(EDITIONS.flatMap(lawsOf)), ...OTHER_LAWS].toSorted(inOrder);
  return {
    book,
    words: 'bridge',
    usual: USUAL,
    laws,
    number: lawNumber,
    numbered: (number) => {
      const typed = number.toUpperCase();
      const wanted = ASKED_WITHIN.get(numberOf(typed) ?? typed) ?? typed;
      return laws.filter(
        (law) => numberOf(law) === numberOf(wanted) && (law.startsWith(wanted) || wanted.startsWith(law)),
      );
    },
    titled: (law) => numberOf(law) ?? law,
    title: (language, law) => lawTitle(language, law),
    without: (language, law) => {
      const why = whyWithout(numberOf(law) ?? law, edition);
      return why && whyWithoutText(language, why);
    },
  };
}

function inOrder(one: string, other: string): number {
  const byNumber = Number.parseInt(one, 10) - Number.parseInt(other, 10);
  return byNumber === 0 ? one.localeCompare(other, 'en', { numeric: true }) : byNumber;
}
