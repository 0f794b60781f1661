import { searchWords } from '#lists';
import { Prisma } from '#platform';

/** Longer than any name has words. */
const MOST_WORDS = 6;
/** Behind every word that begins with another. */
const BEHIND = '\u{10FFFF}';

/** The words of what somebody looks for, each in its ways; the longest first, which the fewest names have. */
export function soughtWords(text: string): readonly (readonly string[])[] {
  return searchWords(text)
    .slice(0, MOST_WORDS)
    .toSorted((one, other) => other[0]!.length - one[0]!.length);
}

/** Whether a name has, for each of the words that are looked for, a word that begins in one of its ways. */
export function nameFits(sought: readonly (readonly string[])[], name: string): boolean {
  const words = searchWords(name).flat();
  return sought.every((ways) => ways.some((way) => words.some((word) => word.startsWith(way))));
}

/** Whether a word, in an order by bytes, begins in one of these ways: a range of an index for each. */
export function beginsIn(word: Prisma.Sql, ways: readonly string[]): Prisma.Sql {
  const each = ways.map((way) => Prisma.sql`(${word} >= ${way} AND ${word} < ${way + BEHIND})`);
  return Prisma.sql`(${Prisma.join(each, ' OR ')})`;
}
