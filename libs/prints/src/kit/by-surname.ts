import { isParticle, wordsOfName } from '#words';

/** A name as lists by surname have it. */
export interface BySurname {
  /** `Nowak, Anna`; `van der Berg, Jan`. */
  readonly shown: string;
  /** What it is sorted by: `Nowak Anna`, `Berg Jan`. */
  readonly key: string;
}

const BEHIND = /^(?:[IVX]+|(?:Jr|Sr|мл|ст)\.?)$/;

/**
 * A name with its surname first. Nobody says which of the words of a name the surname is: it is taken to be the last one
 * (of two surnames without a hyphen the second), with the small words before it, which do not count for its place, and
 * with `Jr.` or `III` behind it. A name of one word, with a comma, or with a number at its end stays as it is.
 */
export function bySurname(name: string): BySurname {
  const words = wordsOfName(name);
  const whole = words.join(' ');
  let last = words.length - 1;
  while (last > 1 && BEHIND.test(words[last]!)) last--;
  const surname = words[last];
  if (last < 1 || whole.includes(',') || !/\p{L}/u.test(surname!)) return { shown: whole, key: whole };
  let from = last;
  while (from > 1 && isParticle(words[from - 1]!)) from--;
  const before = words.slice(0, from).join(' ');
  const behind = words.slice(last + 1);
  return {
    shown: [words.slice(from).join(' '), before].join(', '),
    key: [surname, before, ...behind].join(' '),
  };
}
