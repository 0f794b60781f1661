import fc from 'fast-check';
import type { FieldLine } from '../board/board-field.js';
import { Rational } from '../arithmetic/rational.js';
import { artificial, line, NOT_PLAYED, ofForm, score, traveller, weighted } from '../testing/traveller.js';
import type { TeamMatchRegulation } from './regulation.js';
import { teamMatch, type TeamBoard, type TeamMatchScore } from './team-match.js';

const IMPS: TeamMatchRegulation = { kind: 'team-match', unit: 'imps', split: 'apart', guarantee: 'none' };
const VPS: TeamMatchRegulation = { ...IMPS, vp: { kind: 'wbf-continuous', gains: 'as-rounded' } };

/** A board: open room and closed room, both in North and South's points. */
const board = (number: number, open: number | FieldLine, closed: number | FieldLine): TeamBoard => {
  const table = (result: number | FieldLine, room: string) =>
    typeof result === 'number' ? line(room, score(result)) : result;
  return { board: number, home: [table(open, 'open')], away: [table(closed, 'closed')] };
};

const boards = (...rooms: readonly (readonly [number | FieldLine, number | FieldLine])[]) =>
  rooms.map(([open, closed], at) => board(at + 1, open, closed));

const match = (list: readonly TeamBoard[], regulation: TeamMatchRegulation = IMPS) =>
  teamMatch({ boards: list, scheduled: list.length }, regulation);

/** 'home away' on each board. */
const byBoard = ({ boards: list }: TeamMatchScore) =>
  list.map(({ home, away }) => `${home.points ?? '-'} ${away.points ?? '-'}`);

const vps = ({ home, away }: TeamMatchScore) =>
  [home, away].map(({ victoryPoints }) => victoryPoints?.points.toText(2)).join('-');

describe('a match of teams', () => {
  it('in IMPs is the difference of both tables', () => {
    const result = match(boards([420, 400], [620, -100], [-50, 110]));
    expect(byBoard(result)).toEqual(['1 -1', '12 -12', '-4 4']);
    expect([result.home.won, result.home.lost, result.home.score].join(' ')).toBe('13 4 9');
    expect([result.away.won, result.away.lost, result.away.score].join(' ')).toBe('4 13 -9');
  });

  it('in victory points goes by the boards that it is over', () => {
    const list = boards([620, -100], [140, 50]);
    expect(vps(teamMatch({ boards: list, scheduled: 16 }, VPS))).toBe('13.97-6.03');
  });

  it('is won, tied or lost', () => {
    const winLoss: TeamMatchRegulation = { ...IMPS, vp: { kind: 'win-loss', win: 1, tie: '1/2', loss: 0 } };
    expect(vps(match(boards([420, 50]), winLoss))).toBe('1.00-0.00');
    expect(vps(match(boards([420, 420]), winLoss))).toBe('0.50-0.50');
  });

  it('of board-a-match counts boards, and in percent becomes victory points', () => {
    const rules: TeamMatchRegulation = {
      ...IMPS,
      unit: 'board-a-match',
      scale: 'double',
      tieUpTo: 0,
      vp: { kind: 'percentage', regulation: 'ebu' },
    };
    const result = match(boards([420, 400], [400, 400], [-50, 50], [140, 110]), rules);
    expect(byBoard(result)).toEqual(['2 0', '1 1', '0 2', '2 0']);
    // 5 of 8 is 62.5 %: above 61.08 and not above 63.63.
    expect(vps(result)).toBe('16.00-4.00');
  });

  it('of total points is the difference itself', () => {
    const rules: TeamMatchRegulation = { ...IMPS, unit: 'total-points', averagePlus: 100 };
    const plus = line('open', artificial('ave+'), artificial('ave-'));
    const other = line('closed', score(50));
    expect(byBoard(match(boards([420, 170], [plus, other]), rules))).toEqual(['250 -250', '100 -100']);
  });

  it('takes each result of a weighted score in IMPs first', () => {
    const assigned = line('open', weighted([620, 0.6], [-100, 0.4]));
    expect(byBoard(match(boards([assigned, 170])))).toEqual(['16/5 -16/5']);
    expect(byBoard(match(boards([assigned, 170]), { ...IMPS, decimals: 0 }))).toEqual(['3 -3']);
    // Weighted at both tables: every score against every score.
    const both = line('closed', weighted([170, 0.5], [-100, 0.5]));
    expect(byBoard(match(boards([assigned, both])))).toEqual(['26/5 -26/5']);
  });

  it('that is split need not balance', () => {
    const split = line('open', score(620), score(-100));
    const result = match(boards([split, 170]), VPS);
    expect(byBoard(result)).toEqual(['10 7']);
    const [home, away] = [result.home, result.away].map((one) => one.victoryPoints!.points);
    expect(home!.add(away!).compare(Rational.of(20))).toBe(1);
    expect(byBoard(match(boards([split, 170]), { ...IMPS, split: 'averaged' }))).toEqual(['3/2 -3/2']);
  });

  it('has 3, 0 and -3 IMPs for artificial scores, more for who does better elsewhere', () => {
    const ruled = line('open', artificial('ave+'), NOT_PLAYED);
    const list = [
      ...boards([420, -50], [430, 430]),
      board(3, ruled, line('closed', score(50), artificial('ave-'))),
    ];
    // Home: +3 at one table and -3 at the other; away has no score at one table.
    expect(byBoard(match(list))[2]).toBe('0 -');
    const plus = board(3, line('open', artificial('ave+')), line('closed', score(50), artificial('ave+')));
    const better = [...boards([420, -50], [430, 430]), plus];
    expect(byBoard(match(better))[2]).toBe('3 3');
    expect(byBoard(match(better, { ...IMPS, guarantee: 'law-12c2c' }))[2]).toBe('5 3');
  });

  it('does not count a board that was not played, or was not the same at both tables', () => {
    const [fouled] = ofForm('fouled', traveller(420));
    const result = match(boards([line('open', NOT_PLAYED), 50], [fouled!, 50], [420, 50]));
    expect(byBoard(result)).toEqual(['- -', '- -', '9 -9']);
    expect(result.boards[1]!.home.comparisons).toEqual([{ kind: 'not-played', because: 'another-form' }]);
    expect(result.home.boards).toBe(1);
  });

  it('has penalties that the opponents do not gain by', () => {
    const adjustments = [
      { id: 'late', team: 'home' as const, unit: 'points' as const, amount: -3 },
      { id: 'very late', team: 'home' as const, unit: 'victory-points' as const, amount: -1 },
    ];
    const list = boards([620, -100], [140, 50]);
    const result = teamMatch({ boards: list, scheduled: 16, adjustments }, VPS);
    // 12 IMPs instead of 15: 13.28 less 1.
    expect(vps(result)).toBe('12.28-6.03');
  });

  it('of teams of eight compares each table with each of the other team', () => {
    const eight: TeamBoard = {
      board: 1,
      home: [line('1', score(420)), line('2', score(450))],
      away: [line('3', score(-50)), line('4', score(420))],
    };
    expect(byBoard(match([eight]))).toEqual(['22 -22']);
    expect(byBoard(match([eight], { ...IMPS, severalTables: 'mean' }))).toEqual(['11/2 -11/2']);
  });

  it('is refused with a board that is there twice', () => {
    expect(() => match([board(1, 50, 50), board(1, 50, 50)])).toThrow('twice');
  });

  it('is the opposite to the other team where nothing is split, and hangs on no order', () => {
    const points = fc.integer({ min: -400, max: 400 }).map((tens) => tens * 10);
    fc.assert(
      fc.property(fc.array(fc.tuple(points, points), { minLength: 1, maxLength: 20 }), (rooms) => {
        const list = boards(...rooms);
        const result = match(list);
        expect(result.home.score.add(result.away.score).isZero).toBe(true);
        expect(match(list.toReversed()).home.score.equals(result.home.score)).toBe(true);
        for (const { home } of result.boards) {
          const [only] = home.comparisons;
          if (only?.kind !== 'scored') throw new Error('Every board is scored.');
          expect(only.parts.map(({ home: open, away }) => open - away)).toEqual([only.parts[0]!.difference]);
        }
      }),
    );
  });
});
