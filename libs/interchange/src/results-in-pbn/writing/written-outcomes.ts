import type { Side } from '#cards';
import type { PbnScore } from '../../pbn/pbn-score-cells.js';
import type { SideOutcome } from '../../published/published-game.js';

const PERCENT = { 'average-plus': '60', average: '50', 'average-minus': '40' } as const;

/** The points of a side, where it has any. */
export function scoreOf(outcome: SideOutcome, side: Side): PbnScore | undefined {
  return outcome.kind === 'score'
    ? plainScore(String(side === 'NS' ? outcome.score : 0 - outcome.score))
    : undefined;
}

/** What a ruling gives a side. */
export function percentageOf(outcome: SideOutcome): PbnScore | undefined {
  if (outcome.kind === 'artificial') return { points: PERCENT[outcome.award], artificial: true };
  return outcome.kind === 'percentage' ? { points: outcome.percent, artificial: true } : undefined;
}

/** A figure that nobody has given by hand. */
export function plainScore(points: string | undefined): PbnScore | undefined {
  return points === undefined ? undefined : { points, artificial: false };
}
