import { vulnerabilityOf } from '#cards';
import { scoreForNS, type Contract } from '#scoring';
import type { BridgeResult, SideName } from '#tournament';
import type { TravellerLineSeen } from '../api/documents.js';
import { signed } from '../messages/fieldText.js';

function scoreOf(result: BridgeResult, board: number): number {
  if (result.kind === 'passed-out') return 0;
  return result.kind === 'score' ? result.score : scoreForNS(result as Contract, vulnerabilityOf(board));
}

/**
 * The scores that stand on a line for the two sides, both in points for North-South: what was played, or what a ruling
 * has assigned in its place; undefined where there is none, as with an average.
 */
export function standingScores(
  { status, score, rulings }: Pick<TravellerLineSeen, 'status' | 'score' | 'rulings'>,
  board: number,
): Readonly<Record<SideName, number>> | undefined {
  if (status !== 'ruled') return score === null ? undefined : { NS: score, EW: score };
  const adjustment = rulings.find(({ withdrawn }) => withdrawn === null)?.adjustment;
  if (adjustment?.kind !== 'assigned') return undefined;
  return { NS: scoreOf(adjustment.NS, board), EW: scoreOf(adjustment.EW, board) };
}

/** The scores of a line as a traveller has them: one, or that of North-South and that of East-West where they differ. */
export function scoresText(scores: Readonly<Record<SideName, number>> | undefined): string {
  if (!scores) return '';
  const [ns, ew] = [signed(scores.NS), signed(scores.EW)];
  return ns === ew ? ns : `${ns} / ${ew}`;
}
