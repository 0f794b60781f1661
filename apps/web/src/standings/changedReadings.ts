import type { QueryKey } from '@tanstack/react-query';

/**
 * The kinds of documents that some readings of a session are made of. A reading that is not among them is read again with
 * every change.
 */
const MADE_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['session', 'entries', 'seats-drawn']),
  '/seats-drawn': new Set(['seats-drawn']),
  '/clock': new Set(['clock', 'session']),
  '/standings': new Set(['standings', 'sheet-standings', 'session', 'entries']),
  '/room': new Set(['room', 'session', 'entries']),
  '/whereabouts': new Set(['whereabouts', 'session']),
};

/**
 * Whether a reading of a session is to be read again.
 *
 * @param key `['play', tournament, session, what, …]`
 * @param kinds the kinds of documents that have changed
 */
export function isChanged(key: QueryKey, kinds: ReadonlySet<string>): boolean {
  const what = key[3];
  const made = typeof what === 'string' ? MADE_OF[what] : undefined;
  return made === undefined || [...kinds].some((kind) => made.has(kind));
}
