import fc from 'fast-check';
import { checkMovement } from '../check/check-movement.js';
import { families, makeMovement, type MovementChoice } from './families.js';
import { howell } from './howell.js';
import { mitchell, shareAndRelay } from './mitchell.js';
import { skipMitchell } from './skip-mitchell.js';

/** Remarks that are costs or follow from being cut short; who meets the phantom again sits out once more. */
const COSTS: readonly string[] = [
  'movement.set-shared',
  'movement.sits-out',
  'movement.few-boards',
  'movement.set-unplayed',
  'movement.set-played-once',
  'movement.number-unused',
];
const choices = fc
  .record({ family: fc.constantFrom(...families), tables: fc.integer({ min: 2, max: 16 }), cut: fc.nat(40) })
  .chain(({ family, tables, cut }) => {
    const range = family.roundsAt(tables);
    const lengths = range
      ? Array.from({ length: range.complete - range.least + 1 }, (_, index) => range.least + index).filter(
          (rounds) => family.exists?.(tables, rounds) ?? true,
        )
      : [];
    const rounds = lengths[cut % Math.max(1, lengths.length)];
    return fc.record({
      family: fc.constant(family),
      choice: fc.constant(rounds === undefined ? undefined : { name: family.name, tables, rounds }),
      half: fc.option(fc.integer({ min: 1, max: 2 * tables })),
      switched: fc.boolean(),
      barometer: fc.boolean(),
    });
  });

describe('every family', () => {
  it('makes movements without a fault, at all its tables and rounds, with half a table, switched, as a barometer', () => {
    fc.assert(
      fc.property(choices, ({ family, choice, half, switched, barometer }) => {
        fc.pre(choice !== undefined);
        const canMiss = half !== null && !family.contestants && !family.oneMore;
        const movement = makeMovement({
          ...choice!,
          ...(canMiss && { phantom: half }),
          ...(switched && family.twoLines && { arrowSwitched: [1] }),
          ...(barometer && !family.contestants && { barometer }),
        });
        const costs = movement.declared?.meetings ? [...COSTS, 'movement.sit-outs-uneven'] : COSTS;
        const faults = checkMovement(movement).filter(({ code }) => !costs.includes(code));
        expect(faults).toEqual([]);
        expect(movement).toMatchObject({ tables: choice!.tables, rounds: choice!.rounds });
      }),
      { numRuns: 300 },
    );
  });

  it('has nothing outside its tables', () => {
    for (const { roundsAt } of families) {
      expect([0, 1, 41, 100].map((tables) => roundsAt(tables))).toEqual(Array(4).fill(undefined));
    }
  });
});

describe('a choice', () => {
  it.each<[MovementChoice, object]>([
    [
      { name: 'mitchell', tables: 7, rounds: 6, phantom: 14, arrowSwitched: [6] },
      mitchell({ tables: 7, rounds: 6, phantom: 'EW', arrowSwitched: [6] }),
    ],
    [{ name: 'skip-mitchell', tables: 8, rounds: 7 }, skipMitchell({ tables: 8 })],
    [
      { name: 'share-and-relay', tables: 8, rounds: 8, phantom: 8 },
      shareAndRelay({ tables: 8, phantom: 'NS' }),
    ],
    [{ name: 'howell', tables: 5, rounds: 9, phantom: 10 }, howell({ tables: 5, phantom: 10 })],
  ])('%j makes its movement', (choice, movement) => {
    expect(makeMovement(choice)).toEqual(movement);
  });

  it('of switched arrows in a Howell is refused', () => {
    expect(() => makeMovement({ name: 'howell', tables: 5, rounds: 9, arrowSwitched: [] })).toThrow(
      'movement.switch-one-winner',
    );
  });
});
