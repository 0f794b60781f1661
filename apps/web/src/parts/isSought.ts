import { searchWords } from '#lists';

/** Whether each word of what somebody looks for stands in a text: the beginning of a name, a part of it, a number. */
export function isSought(sought: string, text: string): boolean {
  const within = searchWords(text).flat();
  return searchWords(sought).every((ways) => ways.some((way) => within.some((word) => word.includes(way))));
}
