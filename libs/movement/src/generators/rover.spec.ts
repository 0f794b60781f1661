import { checkMovement } from '../check/check-movement.js';
import { contestantsOf } from '../movement/contestants.js';
import { guideCard } from '../movement/guide-card.js';
import { mitchell } from './mitchell.js';
import { roverWay, rover } from './rover.js';

describe('a rover', () => {
  it('of seven tables plays at every second one', () => {
    expect(roverWay(mitchell({ tables: 7 }))).toEqual([0, 1, 3, 5, 7, 2, 4]);
    const card = guideCard(rover({ tables: 7 }), 'NS8').map(({ table, opponent, set }) =>
      table === null ? 'sits out' : `${table}: ${opponent}, ${set}`,
    );
    expect(card).toEqual([
      'sits out',
      '1: EW7, 2',
      '3: EW1, 5',
      '5: EW2, 1',
      '7: EW3, 4',
      '2: EW4, 7',
      '4: EW5, 3',
    ]);
  });

  it.each([5, 7, 8, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20])(
    'of %i tables lets nobody sit out twice or play a set twice',
    (tables) => {
      const movement = rover({ tables });
      expect(contestantsOf(movement)).toHaveLength(2 * tables + 1);
      const faults = checkMovement(movement);
      expect(new Set(faults.map(({ code }) => code))).toEqual(new Set(['movement.sits-out']));
      const out = faults.flatMap((fault) => (fault.code === 'movement.sits-out' ? [fault.contestant] : []));
      expect(new Set(out).size).toBe(movement.rounds);
    },
  );

  it('is 2T + 1 where there is one winner', () => {
    const names = contestantsOf(rover({ tables: 7, arrowSwitched: [7] })).map(({ contestant }) => contestant);
    expect(names).toEqual(Array.from({ length: 15 }, (_, index) => String(index + 1)));
  });

  it('cannot go round nine tables: a round fewer', () => {
    expect(() => rover({ tables: 9 })).toThrow(
      expect.objectContaining({
        refusal: {
          code: 'movement.none-with-rounds',
          tables: 9,
          rounds: 9,
          why: 'movement.why.no-way-round',
          nearest: 8,
        },
      }),
    );
    expect(rover({ tables: 9, rounds: 8 }).rounds).toBe(8);
  });
});
