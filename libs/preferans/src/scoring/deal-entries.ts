import { Rational } from '#scoring';
import type { Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import { countedTricks, remiseOf } from '../deal/counted-tricks.js';
import type { DealRecord, Played, Rectification } from '../deal/deal-record.js';
import { type DealTerms, plainTerms } from './deal-terms.js';
import { entry, type Entry } from './entry.js';
import { handsOf, sittingOut } from '../table/table-seats.js';
import { contractEntries } from './contract-entries.js';

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

/** The entries of an all-pass: to the mountain for each trick, or whists of the lowest on the others. 3.7.2, 3.7.3. */
export function allPassEntries(record: DealRecord, settings: Settings, terms: DealTerms): readonly Entry[] {
  const tricks = (seat: Seat) => countedTricks(record, seat).counted;
  const hands = handsOf(record.dealer, record.players);
  return [
    ...noTricks(record, settings, terms),
    ...(settings.allPassKind === 'mountain'
      ? toTheMountain(record, settings, terms)
      : whistsOfTheLowest(hands, tricks, terms)),
  ];
}

function toTheMountain(
  record: DealRecord,
  settings: Settings,
  { allPassPrice }: DealTerms,
): readonly Entry[] {
  // With an opened talon the dealer has tricks too, and his none is the fewest (3.7.3).
  const counting =
    settings.allPassTalon === 'opened' ? record.players : handsOf(record.dealer, record.players);
  const tricks = counting.map((seat) => ({ seat, count: countedTricks(record, seat).counted }));
  const forgiven = settings.allPassAmnesty ? Math.min(...tricks.map(({ count }) => count)) : 0;
  return tricks.flatMap(({ seat, count }) =>
    entry({
      seat,
      kind: 'mountain',
      count: count - forgiven,
      price: allPassPrice,
      rule: forgiven > 0 ? '3.7.3' : '3.7.2.1',
      because: 'all-pass-tricks',
    }),
  );
}

/** Who has fewest writes on each other for all his tricks; two who have as few share the whists on the third. */
function whistsOfTheLowest(
  hands: readonly Seat[],
  tricks: (seat: Seat) => number,
  { allPassPrice }: DealTerms,
): readonly Entry[] {
  const fewest = Math.min(...hands.map(tricks));
  const lowest = hands.filter((seat) => tricks(seat) === fewest);
  return lowest.flatMap((seat) =>
    hands
      .filter((other) => !lowest.includes(other))
      .flatMap((other) =>
        entry({
          seat,
          kind: 'whists',
          on: other,
          count: tricks(other),
          price: allPassPrice.div(Rational.of(lowest.length)),
          rule: '3.7.2.2',
          because: 'all-pass-tricks',
        }),
      ),
  );
}

/** For no tricks at all; the dealer who sits out has them by agreement. */
function noTricks(record: DealRecord, settings: Settings, { allPassPrice }: DealTerms): readonly Entry[] {
  const { to, count, of } = settings.allPassNone;
  const sitting = sittingOut(record.dealer, record.players);
  const price = of === 'tricks' ? allPassPrice : Rational.ONE;
  return record.players
    .filter((seat) => countedTricks(record, seat).counted === 0)
    .filter((seat) => seat !== sitting || settings.allPassNoneForDealer)
    .flatMap((seat) =>
      entry({
        seat,
        kind: to === 'pool' ? 'pool' : 'mountain',
        count: to === 'pool' ? Rational.from(count) : Rational.from(count).negated(),
        price,
        rule: seat === sitting ? '3.7.6.2' : settings.allPassKind === 'mountain' ? '3.7.2.1' : '3.7.2.2',
        because: 'all-pass-none',
      }),
    );
}

/** What rectifications write by themselves: points to the mountain, and whists as compensation. */
export function rectificationEntries(rectifications: readonly Rectification[]): readonly Entry[] {
  return rectifications.flatMap((one) => {
    if (one.kind === 'mountain') {
      const { seat, rule } = one;
      return entry({
        seat,
        kind: 'mountain',
        count: 1,
        price: Rational.from(one.points),
        rule,
        because: 'penalty',
      });
    }
    if (one.kind === 'whists') {
      const { by, on, rule } = one;
      return entry({
        seat: by,
        kind: 'whists',
        on,
        count: 1,
        price: Rational.from(one.whists),
        rule,
        because: 'compensation',
      });
    }
    return [];
  });
}

/**
 * What a deal writes by itself, with nobody's pool closed.
 *
 * @param record a possible one (`judgeDeal`)
 * @param terms what its place in the sheet makes of its prices
 * @throws RangeError when its whists cannot be
 */
export function dealEntries(
  record: DealRecord,
  settings: Settings,
  terms: DealTerms = plainTerms(settings),
): readonly Entry[] {
  const { played, rectifications } = record;
  const rectified = [...talonRefused(record, settings), ...rectificationEntries(rectifications)];
  switch (played.kind) {
    case 'contract':
      return [...contractEntries(record, played, settings, terms), ...rectified];
    case 'misere':
      return [...misereEntries(record, played, settings, terms), ...rectified];
    case 'all-pass':
      return [...allPassEntries(record, settings, terms), ...rectified];
    default:
      return played satisfies never;
  }
}

/** What the dealer writes for a talon that declarer would not have (3.4.10). */
function talonRefused({ played, dealer }: DealRecord, { talonRefusal }: Settings): readonly Entry[] {
  if (played.kind === 'all-pass' || !played.talonRefused || talonRefusal === null) return [];
  return entry({
    seat: dealer,
    kind: 'mountain',
    count: 1,
    price: Rational.from(talonRefusal),
    rule: '3.4.10',
    because: 'talon-refused',
  });
}
