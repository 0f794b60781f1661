import type { SeatedMatch } from '../pairing/round-seats.js';

/** A round in which two have changed places by hand: each sits where the other was. */
export function exchanged<Match extends Pick<SeatedMatch, 'ns' | 'ew'>>(
  matches: readonly Match[],
  one: string,
  other: string,
): Match[] {
  const now = (entry: string) => (entry === one ? other : entry === other ? one : entry);
  return matches.map((match) => ({ ...match, ns: now(match.ns), ew: now(match.ew) }));
}
