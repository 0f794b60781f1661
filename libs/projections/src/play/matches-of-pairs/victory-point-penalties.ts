import { Rational } from '#scoring';
import type { SessionPlay } from '../play-state.js';
import { standsAt, type Extent } from '../scoring/extent.js';

/** A penalty in victory points. */
export interface VictoryPointPenalty {
  /** The key of its ruling. */
  readonly id: string;
  readonly contestant: string;
  /** What it takes off: negative. */
  readonly points: Rational;
}

/** The penalties in victory points that stand, in the order in which they were given (Law 90). */
export function victoryPointPenalties({ rulings }: SessionPlay, extent: Extent): VictoryPointPenalty[] {
  return Object.entries(rulings)
    .filter(([, ruling]) => standsAt(ruling, extent))
    .toSorted(([, one], [, other]) => one.given.position - other.given.position)
    .flatMap(([id, { what }]) => {
      if (what.kind !== 'penalty' || what.amount.unit !== 'victory-points') return [];
      const { hundredths } = what.amount;
      return [{ id, contestant: what.contestant, points: Rational.of(-hundredths, 100) }];
    });
}
