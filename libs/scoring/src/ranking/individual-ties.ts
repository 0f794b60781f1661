import type { SessionScores } from '../session/session-scores.js';
import { companyIn } from './company.js';
import type { RankingRegulation } from './rank-session.js';
import type { Ties } from './tie-breaks.js';

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
