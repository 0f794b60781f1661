import { boardPlan } from '../boards/board-plan.js';
import { checkMovement } from '../check/check-movement.js';
import { lines, printed } from '../testing/printed.js';
import { blackpool } from './blackpool.js';

const numbers = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

describe('the Blackpool movement', () => {
  it('of four tables: two relays, and in the last two rounds somebody again', () => {
    expect(printed(blackpool({ tables: 4 }))).toEqual(
      lines(`
        NS1 v EW1, 1 | NS1 v EW4, 2 | NS1 v EW3, 3 | NS1 v EW2, 4 | NS1 v EW1, 5 | NS1 v EW4, 6
        NS2 v EW2, 2 | NS2 v EW1, 3 | NS2 v EW4, 4 | NS2 v EW3, 5 | NS2 v EW2, 6 | NS2 v EW3, 1
        NS3 v EW3, 4 | NS3 v EW2, 5 | NS3 v EW1, 6 | NS3 v EW4, 1 | NS3 v EW3, 2 | NS3 v EW2, 3
        NS4 v EW4, 5 | NS4 v EW3, 6 | NS4 v EW2, 1 | NS4 v EW1, 2 | NS4 v EW4, 3 | NS4 v EW1, 4`),
    );
  });

  it.each(numbers(4, 38, 2))('of %i tables shares nothing, skips nothing and repeats no board', (tables) => {
    for (const rounds of numbers(tables, tables + 2, 1)) {
      const movement = blackpool({ tables, rounds });
      expect(movement).toMatchObject({ sets: tables + 2, rounds });
      const faults = checkMovement(movement).filter(({ code }) => code !== 'movement.few-boards');
      expect(faults).toEqual([]);
      expect(movement.declared).toEqual(rounds > tables ? { meetings: 2 } : undefined);
    }
  });

  it('has a set on each of its relays at the start', () => {
    const { relays } = boardPlan(blackpool({ tables: 10, rounds: 12 }));
    expect(relays.map(({ between, atStart }) => [between, atStart.map(({ set }) => set)])).toEqual([
      [[5, 6], [6]],
      [[10, 1], [12]],
    ]);
  });

  it('is for an even number of tables', () => {
    for (const tables of [2, 7, 40]) expect(() => blackpool({ tables })).toThrow('movement.tables-unfit');
  });
});
