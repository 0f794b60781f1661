import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';

/** What a deal's place in the sheet makes of its prices. */
export interface DealTerms {
  /** What all prices of declarer's game are multiplied by: bombs, bids without looking (3.3.19, fn 29-31). */
  readonly multiplier: Rational;
  /** For a trick of an all-pass, with progression and passes without looking (3.7.4, 3.3.19a). */
  readonly allPassPrice: Rational;
  readonly responsibility: Settings['responsibility'];
}

/** The terms of a deal that stands for itself: no series, no bombs, pools open. */
export function plainTerms({ allPassPrice, responsibility }: Settings): DealTerms {
  return { multiplier: Rational.ONE, allPassPrice: Rational.from(allPassPrice), responsibility };
}
