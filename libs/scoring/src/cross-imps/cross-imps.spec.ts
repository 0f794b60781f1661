import {
  artificial,
  awardsAsText,
  line,
  NOT_PLAYED,
  ofForm,
  score,
  traveller,
  weighted,
} from '../testing/traveller.js';
import type { FieldLine } from '../board/board-field.js';
import { scoreBoard } from '../methods/board-method.js';
import { crossImpMatchTotal } from '../matches-of-pairs/match-of-pairs.js';
import type { CrossImpRegulation } from './comparisons.js';

const regulation = (
  result: CrossImpRegulation['result'],
  changes: Partial<CrossImpRegulation> = {},
): CrossImpRegulation => ({ result, singleScore: 'average-plus', ...changes });

const crossImps = (lines: readonly FieldLine[], by: CrossImpRegulation, expected: number) =>
  scoreBoard(lines, { kind: 'cross-imps' as const, ...by }, { board: 1, expected });

describe('cross-IMPs', () => {
  const five = traveller(620, 170, 140, 140, -100);

  it('say with whom a score was compared, and what came of it', () => {
    const { charts } = crossImps(five, regulation('sum'), 5);
    const chart = ({ side, rows }: (typeof charts)[number]) =>
      rows.map(
        (row) =>
          `${side} ${row.score}: ${row.comparisons
            .map((one) => `${one.score} x${one.times} ${one.difference} = ${one.imps}`)
            .join(', ')}; ${row.sum}`,
      );
    expect(chart(charts[0]!)).toEqual([
      'NS 620: 170 x1 450 = 10, 140 x2 480 = 10, -100 x1 720 = 12; 42',
      'NS 170: 620 x1 -450 = -10, 140 x2 30 = 1, -100 x1 270 = 7; -1',
      'NS 140: 620 x1 -480 = -10, 170 x1 -30 = -1, 140 x1 0 = 0, -100 x1 240 = 6; -5',
      'NS -100: 620 x1 -720 = -12, 170 x1 -270 = -7, 140 x2 -240 = -6; -31',
    ]);
    expect(chart(charts[1]!)[0]).toBe('EW -100: 140 x2 240 = 6, 170 x1 270 = 7, 620 x1 720 = 12; 31');
  });

  it('are the sum of all comparisons', () => {
    expect(awardsAsText(crossImps(five, regulation('sum'), 5))).toEqual([
      '42 -42',
      '-1 1',
      '-5 5',
      '-5 5',
      '-31 31',
    ]);
  });

  it('are the sum over the comparisons', () => {
    expect(awardsAsText(crossImps(five, regulation('per-comparison'), 5))).toEqual([
      '21/2 -21/2',
      '-1/4 1/4',
      '-5/4 5/4',
      '-5/4 5/4',
      '-31/4 31/4',
    ]);
  });

  it('of a short board may be factored to the tables that should have played it', () => {
    // 15 IMPs against the one other score; five tables of which four have one.
    const short = traveller(980, 980, 980, -150);
    expect(awardsAsText(crossImps(short, regulation('sum'), 5))[0]).toBe('15 -15');
    expect(awardsAsText(crossImps(short, regulation('per-comparison'), 5))[0]).toBe('5 -5');
    expect(awardsAsText(crossImps(short, regulation('scheduled-sum'), 5))[0]).toBe('75/4 -75/4');
    expect(awardsAsText(crossImps(short, regulation('scheduled-per-comparison'), 5))[0]).toBe('75/16 -75/16');
  });

  it('of a full board are the same whether it is factored or not', () => {
    const factored = crossImps(five, regulation('scheduled-per-comparison'), 5);
    expect(awardsAsText(factored)).toEqual(awardsAsText(crossImps(five, regulation('per-comparison'), 5)));
  });

  it('may be capped for each comparison (Cavendish)', () => {
    const wild = traveller(2220, -2000, 100);
    expect(awardsAsText(crossImps(wild, regulation('per-comparison', { cap: 17 }), 3))).toEqual([
      '17 -17',
      '-17 17',
      '0 0',
    ]);
    expect(awardsAsText(crossImps(wild, regulation('per-comparison'), 3))[0]).toBe('43/2 -43/2');
  });

  it('are rounded where the regulation rounds them, halves away from zero', () => {
    expect(awardsAsText(crossImps(five, regulation('per-comparison', { decimals: 1 }), 5))[1]).toBe(
      '-3/10 3/10',
    );
  });

  it('of a weighted score are each of its scores against the field, then weighted', () => {
    const lines = [...traveller(170), line('assigned', weighted([620, 0.6], [-100, 0.4]))];
    const { lines: awards } = crossImps(lines, regulation('per-comparison'), 2);
    expect(awardsAsText({ lines: awards })).toEqual(['-16/5 16/5', '16/5 -16/5']);
  });

  it('of a split score are against the scores of the side', () => {
    const lines = [...traveller(100, 100), line('split', score(400), score(-200))];
    expect(awardsAsText(crossImps(lines, regulation('per-comparison'), 3))).toEqual([
      '-7/2 -7/2',
      '-7/2 -7/2',
      '7 7',
    ]);
  });

  it('of a fouled board are against the scores of its form', () => {
    const lines = [...ofForm('as dealt', traveller(620, 600)), ...ofForm('fouled', traveller(50, -50))];
    expect(awardsAsText(crossImps(lines, regulation('per-comparison'), 4))).toEqual([
      '1 -1',
      '-1 1',
      '3 -3',
      '-3 3',
    ]);
  });

  it('of what is no score are 3, 0 and -3, a comparison of a full board where they are summed up', () => {
    const lines = [
      ...traveller(420, 50),
      line('ruling', artificial('ave+'), artificial('ave-')),
      line('percent', { kind: 'percentage', percent: 70 }, { kind: 'percentage', percent: 45 }),
      line('late', NOT_PLAYED),
    ];
    const rulings = (result: CrossImpRegulation['result']) =>
      awardsAsText(crossImps(lines, regulation(result), 5)).slice(2);
    expect(rulings('per-comparison')).toEqual(['3 -3', '6 -3/2', '- -']);
    expect(rulings('vp-form')).toEqual(['3 -3', '6 -3/2', '- -']);
    expect(rulings('sum')).toEqual(['12 -12', '24 -6', '- -']);
  });

  it('of the only score are average plus, or none', () => {
    const results = [
      'sum',
      'scheduled-sum',
      'per-comparison',
      'scheduled-per-comparison',
      'vp-form',
    ] as const;
    for (const result of results) {
      expect(awardsAsText(crossImps(traveller(420), regulation(result, { singleScore: 'zero' }), 5))).toEqual(
        ['0 0'],
      );
    }
    expect(awardsAsText(crossImps(traveller(420), regulation('per-comparison'), 5))).toEqual(['3 3']);
    expect(awardsAsText(crossImps(traveller(420), regulation('sum'), 5))).toEqual(['12 12']);
  });
});

describe('cross-IMPs for victory points of teams', () => {
  it('are the sum over the root of half the scores times the comparisons, to four decimals', () => {
    const { lines } = crossImps(traveller(620, 170, 140, 140, -100), regulation('vp-form'), 5);
    expect(lines.map(({ ns }) => ns.kind === 'scored' && ns.points.toText(4))).toEqual([
      '13.2816',
      '-0.3162',
      '-1.5811',
      '-1.5811',
      '-9.8031',
    ]);
  });

  it('make a match total in whole IMPs, from exact awards and not from rounded ones', () => {
    const by = regulation('vp-form', { decimals: 0 });
    const board = (...scores: number[]) => crossImps(traveller(...scores), by, scores.length).lines[0]!.ns;
    // 3, and three times 1/√3: 3 + 1.73 = 4.73 is 5; rounded board by board it is 3 + 1 + 1 + 1.
    const boards = [board(100, 0), ...Array.from({ length: 3 }, () => board(20, 0, 20))];
    expect(crossImpMatchTotal(boards).toString()).toBe('5');
    expect(crossImpMatchTotal(boards, 6).toText(6)).toBe('4.732051');
  });

  it('add artificial scores to it, and nothing for a board that was not played', () => {
    const lines = [...traveller(420, 50), line('late', NOT_PLAYED), line('ruling', artificial('ave+'))];
    const { lines: awards } = crossImps(lines, regulation('vp-form'), 4);
    expect(crossImpMatchTotal(awards.map(({ ns }) => ns)).toString()).toBe('3');
    expect(crossImpMatchTotal([awards[0]!.ns, awards[3]!.ns]).toString()).toBe('12');
  });
});
