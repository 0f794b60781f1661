import { checkMovement } from '../check/check-movement.js';
import { lines, printed } from '../testing/printed.js';
import { web, webBoards } from './web.js';

describe('a web', () => {
  it('of six tables and five rounds: three tables with rising, three with falling boards', () => {
    expect(webBoards(6, 5)).toEqual({ ascending: 3, first: 1, skipAfter: 0, copies: 2 });
    expect(printed(web({ tables: 6, rounds: 5 }))).toEqual(
      lines(`
        NS1 v EW1, 1 | NS1 v EW6, 2 | NS1 v EW5, 3 | NS1 v EW4, 4 | NS1 v EW3, 5
        NS2 v EW2, 2 | NS2 v EW1, 3 | NS2 v EW6, 4 | NS2 v EW5, 5 | NS2 v EW4, 1
        NS3 v EW3, 3 | NS3 v EW2, 4 | NS3 v EW1, 5 | NS3 v EW6, 1 | NS3 v EW5, 2
        NS4 v EW4, 2 | NS4 v EW3, 1 | NS4 v EW2, 5 | NS4 v EW1, 4 | NS4 v EW6, 3
        NS5 v EW5, 1 | NS5 v EW4, 5 | NS5 v EW3, 4 | NS5 v EW2, 3 | NS5 v EW1, 2
        NS6 v EW6, 5 | NS6 v EW5, 4 | NS6 v EW4, 3 | NS6 v EW3, 2 | NS6 v EW2, 1`),
    );
  });

  it.each([5, 7, 9, 11, 13])('of %i rounds can be had at every number of tables', (rounds) => {
    for (let tables = rounds; tables <= 28; tables++) {
      const movement = web({ tables, rounds });
      expect(movement).toMatchObject({ tables, rounds, sets: rounds, winners: 2 });
      expect(checkMovement(movement)).toEqual([]);
    }
  });

  it.each([4, 6, 8, 10, 12])('of %i rounds can be had at every even number of tables', (rounds) => {
    const there = Array.from({ length: 29 - rounds }, (_, index) => rounds + index).filter(
      (tables) => webBoards(tables, rounds) !== undefined,
    );
    expect(there).toEqual(Array.from({ length: 15 - rounds / 2 }, (_, index) => rounds + 2 * index));
    expect(there.flatMap((tables) => checkMovement(web({ tables, rounds })))).toEqual([]);
  });

  it('needs as many copies as tables play a set at once', () => {
    const { declared, ...undeclared } = web({ tables: 9, rounds: 7 });
    expect(declared).toEqual({ copies: 3 });
    const shared = checkMovement(undeclared).flatMap((fault) =>
      fault.code === 'movement.set-shared' ? [fault.copies] : [],
    );
    expect(Math.max(...shared)).toBe(3);
  });

  it('that is none says with which rounds there is one', () => {
    expect(() => web({ tables: 11, rounds: 8 })).toThrow(
      expect.objectContaining({
        refusal: {
          code: 'movement.none-with-rounds',
          tables: 11,
          rounds: 8,
          why: 'movement.why.boards-again',
          nearest: 9,
        },
      }),
    );
    expect(() => web({ tables: 7, rounds: 9 })).toThrow('movement.none-with-rounds');
  });
});
