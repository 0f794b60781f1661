import { Rational } from '#scoring';
import type { DealRecord } from '../deal/deal-record.js';
import type { DealTerms } from '../scoring/deal-terms.js';
import { bombOf } from './bombs.js';
import { allPassPriceOf } from './series.js';
import { arePoolsClosed, type Sheet } from './sheet.js';

/** A bid or a misère without looking doubles (3.3.19b, fn 31). */
const BLIND = 2;

/** What the sheet makes of a deal's prices: the series of all-passes, bombs, closed pools. */
export function termsIn(sheet: Sheet, { played }: DealRecord): DealTerms {
  const { settings, series, bombs } = sheet;
  const isFull = settings.responsibilityOncePoolsClosed === 'full' && arePoolsClosed(sheet);
  const responsibility = isFull ? 'full' : settings.responsibility;
  if (played.kind === 'all-pass') {
    const passesBlind = (played.blindPasses ?? []).length > 0;
    return {
      multiplier: Rational.ONE,
      allPassPrice: allPassPriceOf(series, settings, passesBlind),
      responsibility,
    };
  }
  const times = bombOf(bombs, played.declarer, settings) * (played.blind ? BLIND : 1);
  return {
    multiplier: Rational.of(times),
    allPassPrice: allPassPriceOf(series, settings),
    responsibility,
  };
}
