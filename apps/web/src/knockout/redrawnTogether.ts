import type { MatchOfKnockout } from '../api/knockoutDocuments.js';

type Match = { readonly [Member in 'match' | 'entries' | 'instead']: Readonly<MatchOfKnockout[Member]> };

/** The matches of a round that are drawn again with one: those in which a team that comes into it still has a place. */
export function redrawnTogether<Of extends Match>(matches: readonly Of[], match: number): Of[] {
  const wanted = new Set([match]);
  for (const each of wanted) {
    const { instead } = matches.find((one) => one.match === each) ?? { instead: null };
    for (const other of matches)
      if (other.entries.some((entry) => entry !== null && instead?.includes(entry))) wanted.add(other.match);
  }
  return matches.filter((one) => wanted.has(one.match) && one.instead !== null);
}
