import type { Seat } from '#cards';
import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import { nextPlayer } from '../table/table-seats.js';
import { entry, type Entry } from './entry.js';

/** The pools before an entry, and who may not be helped, where that was agreed. */
export interface PoolsBefore {
  readonly players: readonly Seat[];
  readonly pools: Readonly<Partial<Record<Seat, Rational>>>;
  readonly barred?: readonly Seat[];
}

type Closing = Pick<Settings, 'poolSize' | 'poolUnit' | 'mountainUnit' | 'help'>;

/**
 * Where points of the pool go once it is played to a size: up to it into one's own; what is over helps the fullest pool
 * that is not closed (the next player's on the left, of equal ones), for whists on him (American help, fn 72); and when
 * nobody can be helped, off one's own mountain. Each of the three is worth the same.
 */
export function writePool(
  points: Entry,
  { players, pools, barred = [] }: PoolsBefore,
  { poolSize, poolUnit, mountainUnit, help }: Closing,
): readonly Entry[] {
  if (poolSize === null) return [points];
  const size = Rational.from(poolSize);
  const { seat } = points;
  const room = (one: Seat) => Rational.max(Rational.ZERO, size.sub(pools[one] ?? Rational.ZERO));
  let left = points.amount;
  const written: Entry[] = [];
  const own = Rational.min(left, room(seat));
  if (own.equals(left)) return [points];
  written.push(...entry({ ...points, count: own, price: Rational.ONE }));
  left = left.sub(own);
  const others = help ? clockwiseFrom(seat, players).filter((one) => !barred.includes(one)) : [];
  for (const one of others.toSorted((a, b) => room(a).compare(room(b)))) {
    const given = Rational.min(left, room(one));
    left = left.sub(given);
    written.push(
      ...entry({
        seat: one,
        kind: 'pool',
        count: given,
        price: Rational.ONE,
        rule: 'fn 72',
        because: 'help',
      }),
      ...entry({
        seat,
        kind: 'whists',
        on: one,
        count: given,
        price: Rational.from(poolUnit),
        rule: 'fn 72',
        because: 'help-whists',
      }),
    );
  }
  return [
    ...written,
    ...entry({
      seat,
      kind: 'mountain',
      count: left.negated(),
      price: Rational.from(poolUnit).div(Rational.from(mountainUnit)),
      rule: 'fn 72',
      because: 'off-mountain',
    }),
  ];
}

function clockwiseFrom(seat: Seat, players: readonly Seat[]): readonly Seat[] {
  const others: Seat[] = [];
  for (let next = nextPlayer(seat, players); next !== seat; next = nextPlayer(next, players))
    others.push(next);
  return others;
}
