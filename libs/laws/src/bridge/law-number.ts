import { pathsOf } from '../book/walking.js';
import { EDITIONS } from './terms/terms.js';
import { bridgeLaws } from './law-book.js';

/** What people say before the number of a law, in our languages. */
const SAID = /^(?:laws?|prawo|przepisu?|przep|pravilo|правил[оау]|закон|пр|l|§)\s*/u;
/** Letters of the Russian keyboard that look as those of the Laws do. */
const ALIKE: Readonly<Record<string, string>> = { а: 'a', в: 'b', с: 'c', е: 'e' };
/** `27`, `27B`, `27B1`, `27B1a`, `20F5bii` or `25B2b1`. */
const NUMBER = /^([1-9]\d?)(?:([a-z])(?:(\d{1,2})(?:([a-z])([ivx]{1,4}|\d)?)?)?)?$/;

const bare = (law: string) => law.replaceAll(/[()]/g, '');

/** The laws and clauses that procedures name, by what is left of them without brackets. */
const named = new Map(
  EDITIONS.flatMap((edition) =>
    [...bridgeLaws(edition).procedures].flatMap(([law, first]) => [
      law,
      ...pathsOf(first).map(({ outcome }) => outcome.law),
    ]),
  ).map((law) => [bare(law), law]),
);

/**
 * The number of a law as it is written, whatever way it was typed: `27B1a` for `27B1(a)`, `27b1A` or `law 27 b 1 a`. A clause
 * that the law book names is called as it is there, others without brackets. undefined: it is none.
 */
export function lawNumber(typed: string): string | undefined {
  const text = bare(typed.trim().toLowerCase().replace(SAID, ''));
  // Two numbers side by side are no number of a law.
  if (/\d[\s.,/-]+\d/.test(text)) return undefined;
  const joined = text.replaceAll(/[\s.,/-]+/g, '').replaceAll(/[авсе]/gu, (letter) => ALIKE[letter]!);
  const [, law, part = '', number = '', letter = '', last = ''] = NUMBER.exec(joined) ?? [];
  if (law === undefined) return undefined;
  const written = `${law}${part.toUpperCase()}${number}${letter}${last}`;
  return named.get(written) ?? written;
}
