import {
  artificial,
  awardsAsText,
  line,
  NOT_PLAYED,
  ofForm,
  traveller,
  weighted,
} from '../testing/traveller.js';
import type { FieldLine } from '../board/board-field.js';
import { scoreBoard } from '../methods/board-method.js';
import type { BoardAMatchRegulation } from './board-a-match.js';

const regulation = (changes: Partial<BoardAMatchRegulation> = {}): BoardAMatchRegulation => ({
  scale: 'double',
  tieUpTo: 0,
  singleScore: 'average-plus',
  ...changes,
});

const boardAMatch = (lines: readonly FieldLine[], by: BoardAMatchRegulation, expected: number) =>
  scoreBoard(lines, { kind: 'board-a-match' as const, ...by }, { board: 1, expected });

describe('board-a-match', () => {
  it('of two tables is won, tied or lost', () => {
    expect(awardsAsText(boardAMatch(traveller(420, 400), regulation(), 2))).toEqual(['2 0', '0 2']);
    expect(awardsAsText(boardAMatch(traveller(400, 400), regulation(), 2))).toEqual(['1 1', '1 1']);
    expect(awardsAsText(boardAMatch(traveller(420, 400), regulation({ scale: 'acbl' }), 2))).toEqual([
      '1 0',
      '0 1',
    ]);
  });

  it('is won by 10 points, unless they are a tie (Patton)', () => {
    expect(awardsAsText(boardAMatch(traveller(120, 110), regulation(), 2))[0]).toBe('2 0');
    expect(awardsAsText(boardAMatch(traveller(120, 110), regulation({ tieUpTo: 10 }), 2))[0]).toBe('1 1');
    expect(awardsAsText(boardAMatch(traveller(130, 110), regulation({ tieUpTo: 10 }), 2))[0]).toBe('2 0');
  });

  it('over a field is the mean of a match against each other table', () => {
    const { charts, top, ...board } = boardAMatch(traveller(620, 170, 170, 160, -100), regulation(), 5);
    expect(awardsAsText(board)).toEqual(['2 0', '5/4 3/4', '5/4 3/4', '1/2 3/2', '0 2']);
    expect(
      charts[0]!.rows.map((row) => `${row.score} x${row.frequency} +${row.won} =${row.tied} -${row.lost}`),
    ).toEqual(['620 x1 +4 =0 -0', '170 x2 +2 =1 -1', '160 x1 +1 =0 -3', '-100 x1 +0 =0 -4']);
    expect(String(top)).toBe('2');
  });

  it('may tie scores that are not all tied with each other', () => {
    const lines = traveller(120, 110, 100);
    expect(awardsAsText(boardAMatch(lines, regulation({ tieUpTo: 10 }), 3))).toEqual([
      '3/2 1/2',
      '1 1',
      '1/2 3/2',
    ]);
  });

  it('of a weighted score is that of each of its scores, then weighted', () => {
    const lines = [...traveller(170), line('assigned', weighted([620, 0.6], [-100, 0.4]))];
    expect(awardsAsText(boardAMatch(lines, regulation({ scale: 'acbl' }), 2))).toEqual([
      '2/5 3/5',
      '3/5 2/5',
    ]);
  });

  it('of a fouled board is against the tables that had the same form', () => {
    const lines = [...ofForm('as dealt', traveller(620, 600)), ...ofForm('fouled', traveller(50, -50))];
    expect(awardsAsText(boardAMatch(lines, regulation(), 4))).toEqual(['2 0', '0 2', '2 0', '0 2']);
  });

  it('of what is no score is a part of the top', () => {
    const lines = [
      ...traveller(420, 50),
      line('ruling', artificial('ave+'), artificial('ave-')),
      line('percent', { kind: 'percentage', percent: 70 }, { kind: 'percentage', percent: 45 }),
      line('late', NOT_PLAYED),
    ];
    expect(awardsAsText(boardAMatch(lines, regulation(), 5)).slice(2)).toEqual([
      '6/5 4/5',
      '7/5 9/10',
      '- -',
    ]);
  });

  it('of the only score is average plus, or a tie', () => {
    expect(awardsAsText(boardAMatch(traveller(420), regulation(), 2))).toEqual(['6/5 6/5']);
    expect(awardsAsText(boardAMatch(traveller(420), regulation({ singleScore: 'tie' }), 2))).toEqual(['1 1']);
  });
});
