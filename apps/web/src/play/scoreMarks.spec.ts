import type { ScoreOfPlay, ScoresOfTable } from '../api/scoresDocuments.js';
import { cellsOf, countsOf, markOf } from './scoreMarks.js';

const play = (status: ScoreOfPlay['status'], more: Partial<ScoreOfPlay> = {}): ScoreOfPlay => ({
  board: 1,
  status,
  suspected: false,
  ...more,
});

/** A table in round 2 of three that were called, which is behind. */
const behind: ScoresOfTable = {
  table: 'A1',
  round: 2,
  rounds: [
    { round: 1, plays: [play('agreed'), play('voided', { board: 2 })] },
    { round: 2, plays: [play('entered', { board: 3 }), play('to-play', { board: 4 })] },
    { round: 3, plays: [play('to-play', { board: 5 })] },
  ],
};

describe('a score in the table of scores', () => {
  it('is missing once another round was called, also where the table still plays that one', () => {
    expect(markOf(play('to-play'), true)).toBe('to-come');
    expect(markOf(play('to-play'), false)).toBe('missing');
    expect(cellsOf(behind).map(({ plays }) => plays.map(({ mark }) => mark))).toEqual([
      ['settled', 'missing'],
      ['unconfirmed', 'missing'],
      ['to-come'],
    ]);
  });

  it('that is agreed may look suspicious; one in whose place a ruling stands does not', () => {
    expect(markOf(play('agreed', { suspected: true }), false)).toBe('suspected');
    expect(markOf(play('ruled', { suspected: true }), false)).toBe('ruled');
  });

  it('stands for its round with the most urgent that is to be done', () => {
    expect(cellsOf(behind).map(({ worst }) => worst)).toEqual(['missing', 'missing', 'to-come']);
    const sitsOut = { ...behind, rounds: [{ round: 1, plays: [] }] };
    expect(cellsOf(sitsOut)[0]!.worst).toBeUndefined();
  });

  it('of a board that was not scheduled there is marked in the round in which the table played it', () => {
    const others = [
      { table: 'A1', round: 2, board: 9 },
      { table: 'A2', round: 2, board: 3 },
    ];
    const [first, second] = cellsOf(behind, others);
    expect(first!.plays.map(({ board }) => board)).toEqual([1, 2]);
    expect(second!.plays.at(-1)).toEqual({ board: 9, mark: 'other-board' });
    expect(second!.worst).toBe('missing');
  });

  it('is counted by what is to be done, the most urgent first', () =>
    expect(countsOf({ tables: [behind, behind] })).toEqual([
      { mark: 'missing', count: 4 },
      { mark: 'unconfirmed', count: 2 },
      { mark: 'to-come', count: 2 },
    ]));
});
