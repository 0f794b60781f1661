import { isDeepStrictEqual } from 'node:util';

/** Documents of a tournament by their paths, each with everything in it. */
export type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What differs between two evenings of one seed: deals, times, and what is numbered by the journal. */
const OF_ONE_EVENING = new Set([
  'deal',
  'doubleDummy',
  'time',
  'position',
  'tournament',
  'text',
  'hash',
  'actor',
  'at',
  'by',
  'corrections',
  'due',
  'came',
  'roundsOver',
]);

/** What is the same in all evenings of one seed. */
export function sameForSeed(documents: Documents): Documents {
  return JSON.parse(
    JSON.stringify(documents, (key, member: unknown) => (OF_ONE_EVENING.has(key) ? undefined : member)),
  ) as Documents;
}

/**
 * Whether documents are the same.
 *
 * @param than what the others are, for the sentences
 * @returns a sentence for each that differs
 */
export function faultsOfDocuments(documents: Documents, others: Documents, than: string): string[] {
  const paths = new Set([...Object.keys(documents), ...Object.keys(others)]);
  return [...paths]
    .filter((path) => !isDeepStrictEqual(documents[path], others[path]))
    .map((path) => `${path} differs from ${than}${whereApart(documents[path], others[path])}`);
}

/** The first place where two values differ. */
function whereApart(one: unknown, other: unknown, place = ''): string {
  if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (!isDeepStrictEqual(one[key], other[key]))
        return whereApart(one[key], other[key], `${place}.${key}`);
    }
  }
  return `: ${place} is ${short(one)}, not ${short(other)}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120);
}
