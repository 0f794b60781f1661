import type { MatchesSeen } from '../api/matchDocuments.js';
import { isLargePenalty } from '../play/penaltyLimits.js';

type Result = MatchesSeen['method']['result'];

/** What a match is hardly worth more than, in hundredths: the most that scales in victory points give, or a hundred IMPs. */
const MATCH: Readonly<Record<Result, number>> = {
  'victory-points': 2_500,
  score: 10_000,
  knockout: 10_000,
};

/** Whether a penalty of a team is so large that it is asked about before it is given. */
export function isLargeTeamPenalty(result: Result, hundredths: number): boolean {
  return isLargePenalty(result === 'victory-points' ? 'victory-points' : 'imps', hundredths);
}

/** Whether what two teams have of a match is so much, or so little, that it is asked about. */
export function isLargeForMatch(
  result: Result,
  { home, away }: { readonly home: number; readonly away: number },
): boolean {
  return Math.max(Math.abs(home), Math.abs(away)) > MATCH[result];
}
