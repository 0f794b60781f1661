import { ASKED_WITHIN, bridgeLaws, EDITIONS, lawNumber, lawsOf, whyWithout, type Edition } from '#laws';
import { lawTitle, OTHER_LAWS, whyWithoutText } from '#words';
import type { JudgesBook } from './judgesBook.js';

const USUAL = ['61', '53', '54', '49', '68', '27', '29', '16', '21', '15', '87', '90'];

const numberOf = (law: string) => /^\d+/.exec(law)?.[0];

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
