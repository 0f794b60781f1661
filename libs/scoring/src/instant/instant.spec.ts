import type { FieldLine } from '../board/board-field.js';
import { artificial, awardsAsText, line, NOT_PLAYED, traveller, weighted } from '../testing/traveller.js';
import { scoreBoard } from '../methods/board-method.js';
import type { InstantRegulation } from './instant.js';

/** Pavlicek's example: a board that was played 16 times. */
const BY: InstantRegulation = {
  top: 16,
  boards: [
    {
      board: 1,
      frequencies: [
        { score: 450, frequency: 2 },
        { score: 420, frequency: 4 },
        { score: 400, frequency: 3 },
        { score: 170, frequency: 6 },
        { score: -50, frequency: 1 },
      ],
    },
  ],
};

const board = (lines: readonly FieldLine[], by = BY, on = 1) =>
  scoreBoard(
    lines,
    { kind: 'instant-matchpoints' as const, ...by },
    { board: on, expected: lines.length || 1 },
  );

describe('instant matchpoints', () => {
  it('are those of one more score among the expected ones', () => {
    expect(awardsAsText(board(traveller(450, 420, 400, 170, -50)))).toEqual([
      '15 1',
      '12 4',
      '17/2 15/2',
      '4 12',
      '1/2 31/2',
    ]);
  });

  it('are there for scores that nobody expected as well', () => {
    expect(awardsAsText(board(traveller(980, 430, 180, 0, -100)))).toEqual([
      '16 0',
      '14 2',
      '7 9',
      '1 15',
      '0 16',
    ]);
  });

  it('say how many of the expected scores they beat and equal', () => {
    const { ns, ew } = board(traveller(420)).lines[0]!;
    expect(ns).toMatchObject({ side: 'NS', parts: [{ score: 420, beaten: 10, equal: 4, better: 2 }] });
    expect(ew).toMatchObject({ side: 'EW', parts: [{ score: 420, beaten: 2, equal: 4, better: 10 }] });
  });

  it('do not depend on what others score', () => {
    expect(awardsAsText(board(traveller(420, 420, 980)))[0]).toBe(awardsAsText(board(traveller(420)))[0]);
  });

  it('may be out of 100, and rounded', () => {
    const percent = { ...BY, top: 100, decimals: 0 };
    expect(awardsAsText(board(traveller(450, 430, 400, -50), percent))).toEqual([
      '94 6',
      '88 13',
      '53 47',
      '3 97',
    ]);
  });

  it('of a weighted score are those of each of its scores, then weighted', () => {
    expect(awardsAsText(board([line('1', weighted([420, '1/3'], [-50, '2/3']))]))).toEqual(['13/3 35/3']);
  });

  it('of what is no score are a part of the top', () => {
    const lines = [line('1', artificial('ave+'), artificial('ave-')), line('2', NOT_PLAYED)];
    expect(awardsAsText(board(lines))).toEqual(['48/5 32/5', '- -']);
  });

  it('are refused for a board of which nothing is expected', () => {
    const refused = expect.objectContaining({ fault: { code: 'scoring.instant-board', board: 2 } });
    expect(() => board(traveller(420), BY, 2)).toThrow(refused);
    expect(() => board(traveller(420), { top: 16, boards: [{ board: 2, frequencies: [] }] }, 2)).toThrow(
      refused,
    );
    const negative = { top: 16, boards: [{ board: 2, frequencies: [{ score: 0, frequency: -1 }] }] };
    expect(() => board(traveller(420), negative, 2)).toThrow(refused);
  });
});
