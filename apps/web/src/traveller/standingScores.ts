import { vulnerabilityOf } from '#cards';
import { scoresGiven, type StandingScores } from '#scoring';
import type { TravellerLineSeen } from '../api/travellerDocuments.js';
import { signed } from '../messages/fieldText.js';
import { inPercent } from '../messages/inPercent.js';

/** How travellers write scores, shares and sides. */
export function scoreWords(locale: string) {
  return { signed, percent: (figure: number) => inPercent(figure, locale), NS: 'NS', EW: 'EW' } as const;
}

/**
 * The scores that stand on a line for the two sides: what was played, or what a ruling has assigned in its place, one or
 * several with their weights; none where there is none, as with an average.
 */
export function standingScores(
  { status, score, rulings }: Pick<TravellerLineSeen, 'status' | 'score' | 'rulings'>,
  board: number,
): StandingScores {
  if (status !== 'ruled') {
    const own = score === null ? [] : [{ score, hundredths: 100 }];
    return { NS: own, EW: own };
  }
  const adjustment = rulings.find(({ withdrawn }) => withdrawn === null)?.adjustment;
  if (!adjustment) return { NS: [], EW: [] };
  const vulnerability = vulnerabilityOf(board);
  return { NS: scoresGiven(adjustment.NS, vulnerability), EW: scoresGiven(adjustment.EW, vulnerability) };
}
