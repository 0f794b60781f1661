import type { QueryKey } from '@tanstack/react-query';

/** The kinds of documents that some readings of a session are made of; others are read again with every change. */
const MADE_OF: Readonly<Record<string, string>> = {
  '': 'session entries',
  '/clock': 'clock session',
  '/standings': 'standings sheet-standings session entries',
  '/room': 'room session entries',
};

/**
 * Whether a reading of a session is to be read again.
 *
 * @param key `['play', tournament, session, what, …]`
 * @param kinds the kinds of documents that have changed
 */
export function isChanged(key: QueryKey, kinds: readonly string[]): boolean {
  const made = MADE_OF[key[3] as string]?.split(' ');
  return !made || kinds.some((kind) => made.includes(kind));
}
