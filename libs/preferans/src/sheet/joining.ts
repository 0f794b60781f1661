import type { Seat } from '#cards';
import { Rational } from '#scoring';
import { entry, type Entry } from '../scoring/entry.js';
import { figureOf, type Sheet } from './sheet.js';

/**
 * What a fourth player writes who joins: the mean of the others' pools and of their mountains, rounded against him: his pool
 * down, his mountain up. Preferans Code 3.1.2.
 */
export function joiningEntries(sheet: Sheet, seat: Seat): readonly Entry[] {
  const mean = (kind: 'pool' | 'mountain') =>
    Rational.sum(sheet.players.map((one) => figureOf(sheet, { seat: one, kind }))).div(
      Rational.of(sheet.players.length),
    );
  const write = (kind: 'pool' | 'mountain', points: Rational) =>
    entry({ seat, kind, count: 1, price: points, rule: '3.1.2', because: 'joined' });
  return [
    ...write('pool', floor(mean('pool'))),
    ...write('mountain', floor(mean('mountain').negated()).negated()),
  ];
}

function floor(value: Rational): Rational {
  const { numerator, denominator } = value;
  const rest = ((numerator % denominator) + denominator) % denominator;
  return Rational.of(numerator - rest, denominator);
}
