import { line, score } from '../testing/traveller.js';
import { carryOver, knockout } from './knockout.js';
import type { TeamMatchRegulation } from './regulation.js';
import type { TeamAdjustment, TeamBoard } from './team-match.js';
import { extraBoards } from '../testing/extra-boards.js';

const IMPS: TeamMatchRegulation = { kind: 'team-match', unit: 'imps', split: 'apart', guarantee: 'none' };

const board = (number: number, open: number, closed: number): TeamBoard => ({
  board: number,
  home: [line('open', score(open))],
  away: [line('closed', score(closed))],
});

const segment = (boards: readonly TeamBoard[], adjustments: readonly TeamAdjustment[] = []) => ({
  boards,
  scheduled: boards.length,
  adjustments,
});

describe('a knockout match', () => {
  it('has the running score before each segment, with what was carried over', () => {
    const segments = [
      segment([board(1, 420, 50), board(2, 50, 110)]),
      segment([board(3, 110, 110)], [{ id: 'p', team: 'home', unit: 'points', amount: -6 }]),
    ];
    const result = knockout({ carryOver: { home: 0, away: '0.1' }, segments }, IMPS);
    expect(
      result.segments.map(({ before, after }) => [before, after].map((one) => `${one.home}:${one.away}`)),
    ).toEqual([
      ['0:1/10', '9:21/10'],
      ['9:21/10', '3:21/10'],
    ]);
    expect(result.ahead).toBe('home');
  });

  it('averages a split board, whatever the regulation says of others (Law 12C4)', () => {
    // Home scores 620 against 420: 5 IMPs. Away scores 420 against what it is given, 330: 3 IMPs.
    const split: TeamBoard = {
      board: 1,
      home: [line('open', score(620), score(330))],
      away: [line('closed', score(420))],
    };
    const { score: after, segments } = knockout({ segments: [segment([split])] }, IMPS);
    expect(`${after.home}:${after.away}`).toBe('1:0');
    expect([segments[0]!.boards[0]!.home.own, segments[0]!.boards[0]!.away.own].join(' ')).toBe('5 3');
  });

  it('is tied without a difference, and goes on for an eighth of it, at least 2 boards', () => {
    expect(knockout({ segments: [segment([board(1, 50, 50)])] }, IMPS).ahead).toBeUndefined();
    expect([8, 16, 20, 96].map((boards) => extraBoards(boards))).toEqual([2, 2, 3, 12]);
  });

  it('counts boards where it is board-a-match', () => {
    const rules: TeamMatchRegulation = { ...IMPS, unit: 'board-a-match', scale: 'acbl', tieUpTo: 0 };
    const { score: after } = knockout({ segments: [segment([board(1, 420, 50), board(2, 50, 50)])] }, rules);
    expect(`${after.home}:${after.away}`).toBe('3/2:1/2');
  });
});

describe('a carry-over', () => {
  it('of an earlier match is a part of its margin, as who won it, up to the most', () => {
    const rules = { kind: 'earlier-match', wonByHigher: '1/2', wonByLower: '1/3', most: 16 } as const;
    const carried = [20, -30, 60, -60, 0].map((margin) => carryOver(rules, { match: margin }).toString());
    expect(carried).toEqual(['10', '-10', '16', '-16', '0']);
    expect(carryOver({ ...rules, decimals: 1 }, { match: -10 }).toString()).toBe('-33/10');
  });

  it('of a Polish league is a part of the difference, never a whole number but 0 and exact ones', () => {
    const carried = ['41.1', '-41.1', '39.9', 40, 0].map((standing) =>
      carryOver({ kind: 'pzbs-league', percent: 30 }, { standing }).toText(1),
    );
    expect(carried).toEqual(['12.4', '-12.4', '11.9', '12.0', '0.0']);
  });
});
