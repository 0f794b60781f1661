import { boardsOfSet, setOfBoard } from './boards-of-set.js';

describe('the boards of a set', () => {
  it('are counted through the sets', () => {
    expect(boardsOfSet(1, { boardsPerRound: 3 })).toEqual([1, 2, 3]);
    expect(boardsOfSet(9, { boardsPerRound: 3 })).toEqual([25, 26, 27]);
  });

  it('begin where the boards of an earlier session end', () => {
    expect(boardsOfSet(2, { boardsPerRound: 2, firstBoard: 27 })).toEqual([29, 30]);
  });

  it('know their set', () => {
    for (const sets of [{ boardsPerRound: 4 }, { boardsPerRound: 3, firstBoard: 28 }]) {
      for (let set = 1; set <= 9; set++) {
        expect(boardsOfSet(set, sets).map((board) => setOfBoard(board, sets))).toEqual(
          boardsOfSet(set, sets).map(() => set),
        );
      }
    }
  });
});
