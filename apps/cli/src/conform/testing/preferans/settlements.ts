import { numberText } from '#importing';
import { Rational } from '#scoring';
import { settle, type SheetFigures } from '#preferans';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import { namedTable, PLAYERS } from './notation/table-of.js';
import { byName, numberAs } from './notation/written.js';

const EXACT = z
  .union([z.number(), z.string().regex(/^-?\d+(\/[1-9]\d*)?$/)])
  .transform((value) => Rational.from(value));
const POINTS = z.record(z.string(), EXACT);

/** settlement: balances from pools, mountains and whists. */
export const settlements = [
  shape(
    z.strictObject({
      players: PLAYERS,
      pool: POINTS,
      mountain: POINTS,
      whists: z.array(z.strictObject({ by: z.string(), on: z.string(), amount: EXACT })),
      whists_per_pool_point: z.int(),
      whists_per_mountain_point: z.int(),
    }),
    (sheet, expected) => {
      const table = namedTable(sheet.players);
      const seated = (points: Readonly<Record<string, Rational>>) =>
        Object.fromEntries(Object.entries(points).map(([name, figure]) => [table.seatOf(name), figure]));
      const figures: SheetFigures = {
        players: table.players,
        pools: seated(sheet.pool),
        mountains: seated(sheet.mountain),
        whists: sheet.whists.map(({ by, on, amount }) => ({
          by: table.seatOf(by),
          on: table.seatOf(on),
          amount,
        })),
      };
      const settled = settle(figures, {
        poolUnit: sheet.whists_per_pool_point,
        mountainUnit: sheet.whists_per_mountain_point,
      });
      const wanted = byName(expected['balance']);
      return {
        balance: Object.fromEntries(
          settled.map(({ seat, balance, terms }) => {
            const name = table.nameOf(seat);
            const said = terms.map(({ of, opponent, whists }) => {
              const whom = opponent ? ` ${table.nameOf(opponent)}` : '';
              return `${of}${whom}: ${numberText(whists)}`;
            });
            return [name, explained(numberAs(balance, wanted[name]), ...said, 'their sum')];
          }),
        ),
        sum: explained(Rational.sum(settled.map(({ balance }) => balance)), 'the sum of all balances'),
      };
    },
  ),
];
