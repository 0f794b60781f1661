import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import { countedTricks, remiseOf } from '../deal/counted-tricks.js';
import type { DealRecord, Played } from '../deal/deal-record.js';
import type { DealTerms } from './deal-terms.js';
import { entry, type Entry } from './entry.js';

type PlayedMisere = Extract<Played, { kind: 'misere' }>;

/** The entries of a misère: pool or mountain, never whists (3.8.2); in halves with the dealer who was invited (3.6.9). */
export function misereEntries(
  record: DealRecord,
  { declarer, halved }: PlayedMisere,
  settings: Settings,
  { multiplier }: DealTerms,
): readonly Entry[] {
  // A remise is so many down besides the tricks that were taken (3.4.6, 3.9.18).
  const down = countedTricks(record, declarer).counted + remiseOf(record, declarer);
  const sharers = halved ? [declarer, record.dealer] : [declarer];
  const share = Rational.of(1, sharers.length).mul(multiplier);
  const rule = halved ? '3.6.9' : '3.6.1';
  return sharers.flatMap((seat) =>
    down === 0
      ? entry({
          seat,
          kind: 'pool',
          count: 1,
          price: Rational.from(settings.poolMisere).mul(share),
          rule,
          because: 'misere-made',
        })
      : entry({
          seat,
          kind: 'mountain',
          count: down,
          price: Rational.from(settings.misereTrickPrice).mul(share),
          rule,
          because: 'misere-tricks',
        }),
  );
}
