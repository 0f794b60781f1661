import type { ScoreOfPlay, ScoresOfTable } from '../api/scoresDocuments.js';
import { openPlaysOf } from './stillOpen.js';

const STATUSES = [
  'to-play',
  'entered',
  'disputed',
  'agreed',
  'voided',
  'not-played',
  'postponed',
  'ruled',
] as const;

describe('what keeps a session open', () => {
  const play = (board: number, status: ScoreOfPlay['status']) => ({ board, status, suspected: false });
  const keepingOpen = (...tables: ScoresOfTable[]) =>
    openPlaysOf({ tables, position: 7 }).map(({ table, round, board }) => `${table} ${round}/${board}`);

  it('is every play without an agreed score, those of earlier rounds first', () => {
    const behind = { round: 1, plays: [play(2, 'voided'), play(3, 'agreed')] };
    const now = { round: 2, plays: STATUSES.map((status, index) => play(index + 5, status)) };
    const done = { round: 2, plays: [play(6, 'agreed')] };
    expect(
      keepingOpen(
        { table: 'A1', round: 2, rounds: [behind, now] },
        { table: 'A2', round: 2, rounds: [{ round: 1, plays: [] }, done] },
      ),
    ).toEqual(['A1 1/2', 'A1 2/5', 'A1 2/6', 'A1 2/7', 'A1 2/9', 'A1 2/11']);
  });

  it('is the round that was called last also at a table that is still at the one before', () => {
    const rounds = [
      { round: 1, plays: [play(1, 'agreed')] },
      { round: 2, plays: [play(3, 'to-play')] },
    ];
    expect(keepingOpen({ table: 'A1', round: 1, rounds })).toEqual(['A1 2/3']);
  });

  it('tells of a play whether anything was entered there', () => {
    const rounds = [{ round: 1, plays: STATUSES.map((status, index) => play(index + 1, status)) }];
    const scores = { tables: [{ table: 'A1', round: 1, rounds }], position: 7 };
    const empty = openPlaysOf(scores).filter(({ emptyAt }) => emptyAt === 7);
    expect(empty.map(({ board }) => board)).toEqual([1, 5]);
  });

  it('is not known before the scores are read', () => expect(openPlaysOf(undefined)).toEqual([]));

  it('is every sheet that does not count', () => {
    const sheet = (table: string, status: 'open' | 'disputed' | 'agreed') => ({ table, round: 1, status });
    const sheets = [sheet('A1', 'open'), sheet('A2', 'agreed'), sheet('A3', 'disputed')];
    expect(openPlaysOf(undefined, sheets)).toEqual([
      { table: 'A1', round: 1 },
      { table: 'A3', round: 1 },
    ]);
  });
});
