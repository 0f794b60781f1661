import type { CardSeen } from '../api/cardDocuments.js';
import { boardsPlot } from './boardsPlot.js';

type Boards = readonly (readonly [board: number, percent: string | null])[];

/** Rounds with what each board is worth in percent; null: not told yet. */
function rounds(...played: readonly Boards[]): CardSeen['rounds'] {
  return played.map((boards) => ({
    boards: boards.map(([board, percent]) => ({
      board,
      line: percent === null ? null : { award: { kind: 'scored', points: '1', top: '2', percent } },
    })),
  })) as unknown as CardSeen['rounds'];
}

const numbers = (boards: readonly { readonly board: number }[]) => boards.map(({ board }) => board);

describe('the boards of a card as a picture', () => {
  it('has them in the order in which they were played, without those that may not be told', () => {
    const plot = boardsPlot(
      rounds(
        [
          [5, '25'],
          [6, '100'],
        ],
        [
          [1, null],
          [2, '50'],
          [3, '75'],
        ],
      ),
    )!;
    expect(plot.boards.map(({ board, share }) => [board, share])).toEqual([
      [5, 25],
      [6, 100],
      [2, 50],
      [3, 75],
    ]);
    expect(plot.above).toBe(2);
  });

  it('names all that are worth the same as the best, and as the worst', () => {
    const plot = boardsPlot(
      rounds([
        [3, '500/9'],
        [4, '0'],
        [1, '500/9'],
        [2, '0'],
      ]),
    )!;
    expect([numbers(plot.best), numbers(plot.worst)]).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('tells IMPs apart that are beyond what a column can show', () => {
    const imps = ['17', '13', '0', '-5'].map((points, index) => ({
      board: index + 1,
      line: { award: { kind: 'scored', points, top: null, percent: null } },
    }));
    const plot = boardsPlot([{ boards: imps }] as unknown as CardSeen['rounds'])!;
    expect(plot.boards.map(({ share }) => Math.round(share))).toEqual([100, 100, 50, 29]);
    expect([numbers(plot.best), numbers(plot.worst), plot.above]).toEqual([[1], [4], 2]);
  });

  it('needs more than a few', () => {
    const three: Boards = [
      [1, '25'],
      [2, '75'],
      [3, '50'],
    ];
    expect(boardsPlot(rounds(three))).toBeUndefined();
    expect(boardsPlot(rounds(three, [[4, null]]))).toBeUndefined();
    expect(boardsPlot(rounds(three, [[4, '50']]))).toBeDefined();
  });
});
