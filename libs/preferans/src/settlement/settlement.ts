import type { Seat } from '#cards';
import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import type { Entry } from '../scoring/entry.js';

/** The figures that are settled, in points and whists; what is not there is 0. */
export interface SheetFigures {
  readonly players: readonly Seat[];
  readonly pools: Readonly<Partial<Record<Seat, Rational>>>;
  readonly mountains: Readonly<Partial<Record<Seat, Rational>>>;
  readonly whists: readonly { readonly by: Seat; readonly on: Seat; readonly amount: Rational }[];
  /** What a judge gave besides, in whists (3.8.5.1b). */
  readonly adjustments?: Readonly<Partial<Record<Seat, Rational>>>;
}

/** What a player's balance is made of, in whists. */
export interface SettledTerm {
  readonly of: 'pool' | 'mountain' | 'whists-on' | 'whists-of' | 'adjustment';
  /** The opponent, of whists. */
  readonly opponent?: Seat;
  readonly whists: Rational;
  /** The figure, and the mean that it is compared with: of pools and mountains. */
  readonly figure?: Rational;
  readonly mean?: Rational;
  readonly unit?: Rational;
  readonly rule: string;
}

/** A player's balance, and the terms that add up to it. */
export interface SettledPlayer {
  readonly seat: Seat;
  readonly balance: Rational;
  readonly terms: readonly SettledTerm[];
}

/** The rule that settles: the mean of all players, the owner among them. */
export const SETTLEMENT_RULE = '4.1.1';

/**
 * Settles figures exactly, in whists: the whists written on others less theirs on him, the mountain below and the pool
 * above the mean of all players. The balances add up to 0, but for adjustments of a judge (3.8.5.1b).
 */
export function settle(
  { players, pools, mountains, whists, adjustments = {} }: SheetFigures,
  { poolUnit, mountainUnit }: Pick<Settings, 'poolUnit' | 'mountainUnit'>,
): readonly SettledPlayer[] {
  const zero = Rational.ZERO;
  const meanOf = (figures: Readonly<Partial<Record<Seat, Rational>>>) =>
    Rational.sum(players.map((seat) => figures[seat] ?? zero)).div(Rational.of(players.length));
  const [meanPool, meanMountain] = [meanOf(pools), meanOf(mountains)];
  const written = (by: Seat, on: Seat) =>
    Rational.sum(whists.filter((one) => one.by === by && one.on === on).map(({ amount }) => amount));
  return players.map((seat) => {
    const compared = (
      of: 'pool' | 'mountain',
      figure: Rational,
      mean: Rational,
      unit: Rational,
    ): SettledTerm => ({
      of,
      figure,
      mean,
      unit,
      whists: (of === 'pool' ? figure.sub(mean) : mean.sub(figure)).mul(unit),
      rule: SETTLEMENT_RULE,
    });
    const terms: readonly SettledTerm[] = [
      compared('pool', pools[seat] ?? zero, meanPool, Rational.from(poolUnit)),
      compared('mountain', mountains[seat] ?? zero, meanMountain, Rational.from(mountainUnit)),
      ...players
        .filter((opponent) => opponent !== seat)
        .flatMap((opponent): SettledTerm[] => [
          { of: 'whists-on', opponent, whists: written(seat, opponent), rule: SETTLEMENT_RULE },
          { of: 'whists-of', opponent, whists: written(opponent, seat).negated(), rule: SETTLEMENT_RULE },
        ]),
      { of: 'adjustment', whists: adjustments[seat] ?? zero, rule: '3.8.5.1b' },
    ];
    const told = terms.filter(({ whists: value }) => !value.isZero);
    return { seat, balance: Rational.sum(told.map((term) => term.whists)), terms: told };
  });
}

/** The figures that entries come to. */
export function figuresOf(entries: readonly Entry[], players: readonly Seat[]): SheetFigures {
  const total = (kind: Entry['kind']) =>
    Object.fromEntries(
      players.map((seat) => [
        seat,
        Rational.sum(
          entries.filter((one) => one.kind === kind && one.seat === seat).map(({ amount }) => amount),
        ),
      ]),
    );
  return {
    players,
    pools: total('pool'),
    mountains: total('mountain'),
    adjustments: total('adjustment'),
    whists: players.flatMap((by) =>
      players
        .filter((on) => on !== by)
        .map((on) => ({
          by,
          on,
          amount: Rational.sum(
            entries
              .filter((one) => one.kind === 'whists' && one.seat === by && one.on === on)
              .map(({ amount }) => amount),
          ),
        })),
    ),
  };
}

/** What each player's balance is, in whists. */
export function balancesOf(settled: readonly SettledPlayer[]): Readonly<Partial<Record<Seat, Rational>>> {
  return Object.fromEntries(settled.map(({ seat, balance }) => [seat, balance]));
}
