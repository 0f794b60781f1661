import fc from 'fast-check';
import { arrowSwitch } from '../generators/arrow-switch.js';
import { mitchell, shareAndRelay } from '../generators/mitchell.js';
import { skipMitchell } from '../generators/skip-mitchell.js';
import { doubleWeave } from '../generators/double-weave.js';
import { howell } from '../generators/howell.js';
import { web } from '../generators/web.js';
import { bestArrowSwitches, Switches } from './best-arrow-switches.js';
import { competitionQuality } from './competition.js';

const complete = (tables: number) => (tables % 2 === 1 ? mitchell({ tables }) : shareAndRelay({ tables }));

describe('the best arrow switches', () => {
  it('are the last round of seven, worth a quality of 90', () => {
    const { rounds, quality } = bestArrowSwitches(mitchell({ tables: 7 }));
    expect(rounds).toEqual([7]);
    expect(quality.percent).toBeCloseTo(90.46, 2);
  });

  it('are none at three tables', () => expect(bestArrowSwitches(mitchell({ tables: 3 })).rounds).toEqual([]));

  it('matter with a skip: round 7 of eight tables is worth 71, another 59', () => {
    const movement = skipMitchell({ tables: 8 });
    expect(bestArrowSwitches(movement).rounds).toEqual([7]);
    const qualities = [1, 2, 3, 4, 5, 6, 7].map((round) =>
      Math.round(competitionQuality(arrowSwitch(movement, [round])).percent!),
    );
    expect([Math.min(...qualities), Math.max(...qualities)]).toEqual([59, 71]);
  });

  it.each([
    ['a skip Mitchell of 12', skipMitchell({ tables: 12 }), [1, 10], 76.2],
    ['a web of 10', web({ tables: 10, rounds: 7 }), [7], 48.9],
    ['a web twice as wide as its rounds', web({ tables: 18, rounds: 9 }), [9], 30.5],
    ['a Mitchell of 9, cut to 7 rounds', mitchell({ tables: 9, rounds: 7 }), [6], 56.4],
    ['a Mitchell of 17, cut to 8 rounds', mitchell({ tables: 17, rounds: 8 }), [1, 8], 30.9],
    ['a double weave of 8', doubleWeave({ tables: 8 }), [8], 93.3],
  ])('of %s', (_name, movement, rounds, percent) => {
    const best = bestArrowSwitches(movement);
    expect(best.rounds).toEqual(rounds);
    expect(best.quality.percent).toBeCloseTo(percent, 1);
  });

  it('may be of a given number', () => {
    const movement = mitchell({ tables: 9 });
    expect(bestArrowSwitches(movement, { count: 0 }).rounds).toEqual([]);
    expect(bestArrowSwitches(movement, { count: 2 }).rounds).toHaveLength(2);
    expect(() => bestArrowSwitches(movement, { count: 10 })).toThrow('movement.rounds-unfit');
    expect(() => bestArrowSwitches(howell({ tables: 4 }))).toThrow('movement.switch-one-winner');
  });

  it('have the quality of the movement that is switched so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 13 }), fc.nat(3), fc.boolean(), (tables, count, half) => {
        const movement = { ...complete(tables), ...(half && { phantom: `NS${tables}` }) };
        const { rounds, quality } = bestArrowSwitches(movement, { count: Math.min(count, tables) });
        expect(competitionQuality(arrowSwitch(movement, rounds))).toEqual(quality);
      }),
      { numRuns: 30 },
    );
  });

  it('are the best of all choices of rounds, however many', () => {
    for (const movement of [mitchell({ tables: 9 }), skipMitchell({ tables: 8, phantom: 'NS' })]) {
      const all = Array.from({ length: 2 ** movement.rounds }, (_, choice) =>
        Array.from({ length: movement.rounds }, (_, index) => index + 1).filter(
          (round) => Math.floor(choice / 2 ** (round - 1)) % 2 === 1,
        ),
      );
      const best = Math.max(
        ...all.map((rounds) => competitionQuality(arrowSwitch(movement, rounds)).percent!),
      );
      expect(bestArrowSwitches(movement).quality.percent).toBe(best);
    }
  });

  it('of many tables are looked for, not all tried', () => {
    const { rounds, quality } = bestArrowSwitches(mitchell({ tables: 33 }));
    expect(rounds.length).toBeLessThanOrEqual(5);
    expect(quality.percent).toBeGreaterThan(97);
    expect(competitionQuality(mitchell({ tables: 33, arrowSwitched: rounds }))).toEqual(quality);
  });
});

it('what a round would be worth if it were switched is what it is worth once it is', () => {
  const movements = [
    arrowSwitch(skipMitchell({ tables: 8 }), []),
    arrowSwitch(web({ tables: 12, rounds: 8 }), []),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...movements),
      fc.array(fc.integer({ min: 1, max: 7 })),
      (movement, rounds) => {
        const switches = new Switches(movement);
        for (const round of rounds) {
          const expected = switches.ifFlipped(round);
          switches.flip(round);
          expect(switches.sumOfSquares).toBe(expected);
        }
      },
    ),
  );
});
