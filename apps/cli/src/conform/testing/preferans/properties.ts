import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';
import {
  balancesAreZero,
  constantsChangeNothing,
  helpIsNeutral,
  tricksAreTen,
} from './sampled-properties.js';

const PROPERTIES: Readonly<Record<string, () => boolean>> = {
  'sum of balances == 0 exactly (rationals)': balancesAreZero,
  'help / own pool / mountain write-off are value-equal': helpIsNeutral,
  'adding a constant to all mountains or all pools changes nothing (amnesty is cosmetic)':
    constantsChangeNothing,
  'sum of tricks == 10 (raspas with 4 players incl. dealer: 10; penalty trick cases excepted)': tricksAreTen,
};

const found = new Map<string, boolean>();

function holds(property: string): boolean | undefined {
  if (!Object.hasOwn(PROPERTIES, property)) return undefined;
  const known = found.get(property) ?? PROPERTIES[property]!();
  found.set(property, known);
  return known;
}

/** property: what holds of all records; here of deals of every kind in every convention. */
export const properties = [
  shape(z.strictObject({ for_all: z.literal('records') }), (_, expected) => {
    const stated = z.array(z.string()).safeParse(expected['always']).data ?? [];
    return {
      always: stated.map((property) => {
        const isSo = holds(property);
        const ours =
          isSo === undefined ? 'no such property is known here' : isSo ? property : 'it does not hold';
        return explained(ours, 'looked at for deals of every kind in every convention');
      }),
    };
  }),
];
