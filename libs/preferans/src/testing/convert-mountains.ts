import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import type { SheetFigures } from '../settlement/settlement.js';

/**
 * Mountains turned into whists, as players do it at the end: everybody writes on each other his share of that one's
 * mountain. No balance changes.
 */
export function mountainsAsWhists(
  figures: SheetFigures,
  { mountainUnit }: Pick<Settings, 'mountainUnit'>,
): SheetFigures {
  const { players, mountains, whists } = figures;
  const share = Rational.from(mountainUnit).div(Rational.of(players.length));
  const written = players.flatMap((on) =>
    players
      .filter((by) => by !== on)
      .map((by) => ({ by, on, amount: (mountains[on] ?? Rational.ZERO).mul(share) }))
      .filter(({ amount }) => !amount.isZero),
  );
  return { ...figures, mountains: {}, whists: [...whists, ...written] };
}

/** Mountains less the lowest of them: the amnesty at the end, before they are turned into whists. No balance changes. */
export function lowestMountainForgiven(figures: SheetFigures): SheetFigures {
  const { players, mountains } = figures;
  const [first = Rational.ZERO, ...others] = players.map((seat) => mountains[seat] ?? Rational.ZERO);
  const lowest = Rational.min(first, ...others);
  return {
    ...figures,
    mountains: Object.fromEntries(
      players.map((seat) => [seat, (mountains[seat] ?? Rational.ZERO).sub(lowest)]),
    ),
  };
}
