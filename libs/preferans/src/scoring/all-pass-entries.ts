import type { Seat } from '#cards';
import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import { countedTricks } from '../deal/counted-tricks.js';
import type { DealRecord } from '../deal/deal-record.js';
import { handsOf, sittingOut } from '../table/table-seats.js';
import type { DealTerms } from './deal-terms.js';
import { entry, type Entry } from './entry.js';

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
