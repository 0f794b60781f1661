import { contestantsOf } from '../movement/contestants.js';
import { makeMovement } from '../generators/families.js';
import { competitionQuality } from '../quality/competition.js';
import { missing, withoutPair } from './half-table.js';

describe('half a table', () => {
  it('may be at any place: of two lines, East-West is counted on', () => {
    const places = missing({ name: 'mitchell', tables: 5, rounds: 5, phantom: 5 });
    expect(places).toHaveLength(10);
    expect(places[1]).toEqual({ number: 2, contestant: 'NS2', table: 2, direction: 'NS', stays: true });
    expect(places[7]).toEqual({ number: 8, contestant: 'EW3', table: 3, direction: 'EW', stays: false });
  });

  it('may be at any number where there is one line', () => {
    const places = missing({ name: 'howell', tables: 4, rounds: 7 });
    expect(places.map(({ number, contestant }) => [number, contestant])).toEqual(
      Array.from({ length: 8 }, (_, index) => [index + 1, `${index + 1}`]),
    );
    expect(places.filter(({ stays }) => stays)).toEqual([
      { number: 8, contestant: '8', table: 1, direction: 'NS', stays: true },
    ]);
  });

  it('leaves everybody else', () => {
    for (const choice of [
      { name: 'skip-mitchell', tables: 6, rounds: 5, phantom: 6 },
      { name: 'skip-mitchell', tables: 6, rounds: 5, phantom: 6, arrowSwitched: [5] },
      { name: 'howell', tables: 6, rounds: 11, phantom: 12 },
      { name: 'skip-mitchell', tables: 6, rounds: 5, phantom: 6, scrambled: [[], [2], [], [], [5], []] },
    ] as const) {
      for (const { number, contestant } of missing(choice)) {
        const movement = makeMovement(withoutPair(choice, number));
        expect(movement.phantom).toBe(contestant);
        expect(contestantsOf(movement)).toHaveLength(11);
      }
    }
  });

  it('has the arrows switched in the rounds that are best for the rest', () => {
    const before = { name: 'skip-mitchell', tables: 8, rounds: 7, phantom: 8, arrowSwitched: [1] } as const;
    const after = withoutPair(before, 12);
    const balance = (rounds: readonly number[]) =>
      competitionQuality(makeMovement({ ...before, phantom: 12, arrowSwitched: rounds })).percent!;
    for (let round = 1; round <= 7; round++) {
      expect(balance(after.arrowSwitched!)).toBeGreaterThanOrEqual(balance([round]));
    }
  });
});
