import { uuid } from './play-events.js';
import type { Chance } from './chance.js';
import type { Given } from './random-teams.js';

/** What draws of seats have to know of six pairs: two of one club, one that stays, two that are seeded. */
export const describedForDraws: readonly Given[] = [1, 2, 3, 4].map((pair) => [
  'entries.describe-for-draws',
  {
    entry: uuid(pair),
    forDraws: {
      groups: { club: pair < 3 ? ['Club'] : [], country: [], family: [] },
      stationary: pair === 3,
      seed: pair > 2 ? pair : null,
    },
  },
]);

/** Seats are drawn, by lot alone or with wishes. */
export function seatsDrawn(chance: Chance, session: string): Given {
  if (chance.is(0.5)) return ['session.draw-seats', { session }];
  const wishes = {
    fixed: chance.is(0.4) ? [{ entry: uuid(5), contestant: chance.of(['A-EW1', 'A-2', 'A-NS2']) }] : [],
    seeded: chance.is(0.5),
    apart: chance.of([[], ['club']]),
    unavoidable: chance.of(['late', 'early']),
  };
  return ['session.draw-seats', { session, ...wishes, reason: 'so' }];
}
