import { Rational } from '#scoring';
import type {
  AdjustmentSeen,
  ContestSeen,
  ContestStandingAt,
  ParticipantSeen,
} from '../../api/contestDocuments.js';
import { pointsText } from '../../play/figures.js';
import { totalText } from './ContestTable.js';

type Total = ContestSeen['settings']['total'];

/** A place with its total: `3. 112.57`. */
export function contestPlaceText(standing: ContestStandingAt | null, total: Total, locale: string): string {
  if (!standing || standing.total === null) return '–';
  const figure = totalText(standing.total, total, locale);
  return standing.place === null ? figure : `${standing.place}.\u00a0${figure}`;
}

/** What somebody has in a session; nothing for who has nothing there. */
export function sessionScoreText(
  score: ParticipantSeen['sessions'][number] | null,
  locale: string,
): string | undefined {
  return score ? pointsText(score.score, locale) : undefined;
}

/** What somebody has beside the sessions, together; nothing for who has nothing. */
export function besideText(
  adjustments: readonly AdjustmentSeen[],
  total: Total,
  locale: string,
): string | undefined {
  if (adjustments.length === 0) return undefined;
  const sum = Rational.sum(adjustments.map(({ amount }) => Rational.parse(amount)));
  return totalText(sum.toString(), total, locale);
}
