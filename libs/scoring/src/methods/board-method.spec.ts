import {
  inOwnSession,
  ownPerformance,
  scoreBoard,
  totalOfAwards,
  type BoardAward,
  type BoardMethod,
} from './board-method.js';
import { Rational } from '../arithmetic/rational.js';
import { artificial, awardsAsText, line, NOT_PLAYED, traveller } from '../testing/traveller.js';

const MATCHPOINTS: BoardMethod = { kind: 'matchpoints', scale: 'double', smallFields: 'white-book' };
const BUTLER: BoardMethod = {
  kind: 'butler',
  datum: { drop: { eachEnd: 1 }, dropFrom: 4, roundTo: 10 },
  shortBoards: 'factored',
  singleScore: 'average-plus',
};
const CROSS_IMPS: BoardMethod = { kind: 'cross-imps', result: 'per-comparison', singleScore: 'average-plus' };
const BOARD_A_MATCH: BoardMethod = {
  kind: 'board-a-match',
  scale: 'double',
  tieUpTo: 0,
  singleScore: 'average-plus',
};
const INSTANT: BoardMethod = {
  kind: 'instant-matchpoints',
  top: 100,
  boards: [{ board: 7, frequencies: [420, 170, -50].map((score) => ({ score, frequency: 1 })) }],
};

const on = { board: 7, expected: 4 };

describe('one board by any method', () => {
  it.each([
    [MATCHPOINTS.kind, MATCHPOINTS, ['6 0', '3 3', '3 3', '0 6'], '6'],
    [BUTLER.kind, BUTLER, ['6 -6', '0 0', '0 0', '-6 6'], undefined],
    [CROSS_IMPS.kind, CROSS_IMPS, ['22/3 -22/3', '0 0', '0 0', '-22/3 22/3'], undefined],
    [BOARD_A_MATCH.kind, BOARD_A_MATCH, ['2 0', '1 1', '1 1', '0 2'], '2'],
    [INSTANT.kind, INSTANT, ['250/3 50/3', '50 50', '50 50', '50/3 250/3'], '100'],
  ] as const)('%s', (_, method, expected, top) => {
    const board = scoreBoard(traveller(420, 170, 170, -50), method, on);
    expect(board.kind).toBe(method.kind);
    expect(awardsAsText(board)).toEqual(expected);
    expect(board.top?.toString()).toBe(top);
    expect(board.charts).not.toHaveLength(0);
  });

  it('is the same for a method that was stored as text', () => {
    for (const method of [MATCHPOINTS, BUTLER, CROSS_IMPS, BOARD_A_MATCH, INSTANT]) {
      const lines = traveller(420, 170, 170, -50);
      const stored = JSON.parse(JSON.stringify(method)) as BoardMethod;
      expect(scoreBoard(lines, stored, on)).toEqual(scoreBoard(lines, method, on));
    }
  });
});

describe('awards of a contestant', () => {
  const lines = [
    ...traveller(420, 170),
    line('3', artificial('ave+'), artificial('ave-')),
    line('4', NOT_PLAYED),
  ];
  const all = (method: BoardMethod): BoardAward[] => scoreBoard(lines, method, on).lines.map(({ ns }) => ns);

  it('are added up, out of their tops where there are any', () => {
    const total = (method: BoardMethod) => {
      const { boards, points, maximum } = totalOfAwards(all(method));
      return `${points} of ${maximum} on ${boards}`;
    };
    expect(total(CROSS_IMPS)).toBe('3 of undefined on 3');
    expect(total(MATCHPOINTS)).toBe('48/5 of 18 on 3');
    expect(totalOfAwards([]).boards).toBe(0);
  });

  it('say how well the contestant does where results were compared: in percent, or in IMPs a board', () => {
    const first = (method: BoardMethod) => ownPerformance(totalOfAwards(all(method).slice(0, 1)))?.toString();
    expect([MATCHPOINTS, BOARD_A_MATCH, CROSS_IMPS].map(first)).toEqual(['250/3', '100', '6']);
    expect(ownPerformance(totalOfAwards([]))).toBeUndefined();
  });

  it('that are artificial are lifted or lowered to it (Law 12C2(c))', () => {
    const awarded = (method: BoardMethod, side: 'ns' | 'ew', own: number) => {
      const award = scoreBoard(lines, method, on).lines[2]![side];
      const lifted = inOwnSession(award, Rational.of(own), method, 'law-12c2c');
      return lifted.kind === 'not-played' ? '-' : lifted.points.toString();
    };
    expect([5, 2].map((own) => awarded(CROSS_IMPS, 'ns', own))).toEqual(['5', '3']);
    expect([-5, -2].map((own) => awarded(BUTLER, 'ew', own))).toEqual(['-5', '-3']);
    expect([75, 55].map((own) => awarded(MATCHPOINTS, 'ns', own))).toEqual(['9/2', '18/5']);
    expect([25, 45].map((own) => awarded(BOARD_A_MATCH, 'ew', own))).toEqual(['1/2', '4/5']);
    const sums: BoardMethod = { kind: 'cross-imps', result: 'sum', singleScore: 'zero' };
    expect([10, 8].map((own) => awarded(sums, 'ns', own))).toEqual(['10', '9']);
  });

  it('that are not artificial stay what they are', () => {
    const [compared, , , notPlayed] = all(CROSS_IMPS);
    expect(inOwnSession(compared!, Rational.of(20), CROSS_IMPS, 'law-12c2c')).toBe(compared);
    expect(inOwnSession(notPlayed!, Rational.of(20), CROSS_IMPS, 'law-12c2c')).toBe(notPlayed);
  });

  it('that are lifted are rounded as the method rounds', () => {
    const lift = (method: BoardMethod, own: Rational) => {
      const lifted = inOwnSession(all(method)[2]!, own, method, 'law-12c2c');
      return lifted.kind === 'artificial' ? lifted.points.toString() : '';
    };
    expect(lift({ ...CROSS_IMPS, decimals: 1 }, Rational.of(10, 3))).toBe('33/10');
    const vpForm: BoardMethod = { kind: 'cross-imps', result: 'vp-form', singleScore: 'zero' };
    expect(lift(vpForm, Rational.of(10, 3))).toBe('33333/10000');
  });
});
