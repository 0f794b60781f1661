import type { SessionScores } from '../session/session-scores.js';
import type { RankingRegulation } from './rank-session.js';
import type { Ties } from './tie-breaks.js';
import type { BoardField } from '../session/session.js';

/**
 * Equals of an individual by the final scores of their opponents over those of their partners (English Bridge Union,
 * White Book, 143.7): who has done as well against stronger ones and with weaker ones is before the other.
 */
export function individualTies(scores: SessionScores, { by }: Pick<RankingRegulation, 'by'>): Ties {
  const company = companyIn(scores.fields.values());
  const contestants = [...scores.contestants.values()].flatMap((one) => {
    const score = one[by];
    const { contestant } = one.contestant;
    return score === undefined ? [] : [{ contestant, score, ...company.get(contestant) }];
  });
  return {
    regulation: { rules: [{ kind: 'opponents-over-partners' }], afterSplit: 'go-on' },
    facts: { contestants },
  };
}

/** With and against whom somebody has played in an individual, each as often as there were rounds of it. */
export interface Company {
  readonly partners: readonly string[];
  readonly opponents: readonly string[];
}

/**
 * Whom everybody has played with and against, of an individual: four who have played boards at a table in a round have
 * met there once. What was not played by either side does not count.
 *
 * @param fields the boards of a session; lines of several that are called alike are of the same table in the same round
 */
function companyIn(fields: Iterable<BoardField>): ReadonlyMap<string, Company> {
  const met = new Map<string, { partners: string[]; opponents: string[] }>();
  const seen = new Set<string>();
  const add = (one: string, partner: string, opponents: readonly string[]) => {
    const known = met.get(one) ?? { partners: [], opponents: [] };
    known.partners.push(partner);
    known.opponents.push(...opponents);
    met.set(one, known);
  };
  for (const { lines } of fields) {
    for (const { id, contestants, ns, ew } of lines) {
      const { ns: n, ew: e, partners } = contestants;
      const meeting = [id, n, e, partners?.ns, partners?.ew].join(' ');
      if (!partners || seen.has(meeting) || (ns.kind === 'not-played' && ew.kind === 'not-played')) continue;
      seen.add(meeting);
      add(n, partners.ns, [e, partners.ew]);
      add(partners.ns, n, [e, partners.ew]);
      add(e, partners.ew, [n, partners.ns]);
      add(partners.ew, e, [n, partners.ns]);
    }
  }
  return met;
}
