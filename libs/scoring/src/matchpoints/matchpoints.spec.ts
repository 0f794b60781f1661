import type { FieldLine, SideResult } from '../board/board-field.js';
import { Rational } from '../arithmetic/rational.js';
import type { Award, FieldRegulation } from './frequency-chart.js';
import { scoreBoard } from '../methods/board-method.js';
import { sameForBoth } from '../testing/field.js';

/** The board's traveller: 'who NS-score' by line, as it lies in the board. */
function traveller(...scores: number[]): FieldLine[] {
  return scores.map((score, index) => sameForBoth(String(index + 1), score));
}

const regulation = (expected: number, changes: Partial<FieldRegulation> = {}): FieldRegulation => ({
  scale: 'double',
  smallFields: 'white-book',
  ...changes,
  expected,
});

const matchpoints = (lines: readonly FieldLine[], by: FieldRegulation) =>
  scoreBoard(lines, { kind: 'matchpoints' as const, ...by }, { board: 1, expected: by.expected });

const pointsOf = (award: Award) => (award.kind === 'not-played' ? '-' : String(award.points));

/** 'NS EW' of each line. */
function awards(lines: readonly FieldLine[], by: FieldRegulation): string[] {
  return matchpoints(lines, by).lines.map(({ ns, ew }) => `${pointsOf(ns)} ${pointsOf(ew)}`);
}

const score = (points: number): SideResult => ({ kind: 'score', score: points });
const artificial = (award: 'ave+' | 'ave' | 'ave-'): SideResult => ({ kind: 'artificial', award });

describe('a board with all its scores', () => {
  it('gives 2 for each score beaten and 1 for each equalled', () => {
    expect(awards(traveller(620, 170, 620, -100, 0), regulation(5))).toEqual([
      '7 1',
      '4 4',
      '7 1',
      '0 8',
      '2 6',
    ]);
  });

  it('gives 1 and a half on the ACBL scale', () => {
    expect(awards(traveller(620, 170, 620, -100, 0), regulation(5, { scale: 'acbl' }))).toEqual([
      '7/2 1/2',
      '2 2',
      '7/2 1/2',
      '0 4',
      '1 3',
    ]);
  });

  it('says how: the frequencies of each side, best first', () => {
    const { charts, top } = matchpoints(traveller(620, 170, 620, -100), regulation(4));
    expect(String(top)).toBe('6');
    const [ns, ew] = charts.map(({ side, scores, expected, factoring, rows }) => ({
      chart: `${side} ${scores} of ${expected} ${factoring}`,
      rows: rows.map((row) => `${row.score} x${row.frequency} +${row.beaten} -${row.better} = ${row.points}`),
    }));
    expect(ns).toEqual({
      chart: 'NS 4 of 4 full',
      rows: ['620 x2 +2 -0 = 5', '170 x1 +1 -2 = 2', '-100 x1 +0 -3 = 0'],
    });
    expect(ew).toEqual({
      chart: 'EW 4 of 4 full',
      rows: ['-100 x1 +3 -0 = 6', '170 x1 +2 -1 = 4', '620 x2 +0 -2 = 1'],
    });
  });

  it("leads from each award to its row of its side's chart", () => {
    const { charts, lines } = matchpoints(traveller(620, 170), regulation(2));
    const { ew } = lines[1]!;
    expect(ew).toMatchObject({ kind: 'scored', chart: charts[1], parts: [{ weight: Rational.ONE }] });
    expect(ew.kind === 'scored' && ew.parts[0]!.row).toBe(charts[1]!.rows[0]);
  });
});

describe('a board with fewer scores than it should have', () => {
  it("is factored by Neuberg's formula", () => {
    expect(awards(traveller(450, 420, 420, 170, -50), regulation(6))).toEqual([
      '49/5 1/5',
      '31/5 19/5',
      '31/5 19/5',
      '13/5 37/5',
      '1/5 49/5',
    ]);
  });

  it('is the same on the ACBL scale, at half the size', () => {
    expect(awards(traveller(450, 420, 420, 170, -50), regulation(6, { scale: 'acbl' }))[0]).toBe(
      '49/10 1/10',
    );
  });

  it('with two or three up to a third of them has 65 and 55, or 70, 60 and 50 %', () => {
    expect(awards(traveller(450, 420), regulation(6))).toEqual(['13/2 11/2', '11/2 13/2']);
    expect(awards(traveller(450, 450), regulation(6))).toEqual(['6 6', '6 6']);
    expect(awards(traveller(450, 420, -50), regulation(11))).toEqual(['14 10', '12 12', '10 14']);
    expect(awards(traveller(450, 420, -50), regulation(8))).toEqual(['37/3 5/3', '7 7', '5/3 37/3']);
  });

  it('with one cancels it: both sides have average plus', () => {
    const [line] = matchpoints(traveller(450), regulation(6)).lines;
    const awarded = { kind: 'artificial', award: 'ave+', because: 'single-score', points: Rational.of(6) };
    expect(line).toMatchObject({ ns: awarded, ew: awarded });
  });

  it('with none has nothing to give', () => {
    expect(matchpoints([], regulation(6))).toMatchObject({ lines: [], charts: [] });
  });

  it('is always factored where the regulation says so', () => {
    const by = regulation(6, { smallFields: 'factored' });
    expect(awards(traveller(450), by)).toEqual(['5 5']);
    expect(awards(traveller(450, 420), by)).toEqual(['8 2', '2 8']);
  });
});

describe('an adjusted score', () => {
  it('keeps its percentage; the others are factored without it', () => {
    const lines = [
      ...traveller(450, 420, 420, 170, -50),
      { id: 'adjusted', ns: artificial('ave+'), ew: artificial('ave-') },
    ];
    expect(awards(lines, regulation(6))).toEqual([
      '49/5 1/5',
      '31/5 19/5',
      '31/5 19/5',
      '13/5 37/5',
      '1/5 49/5',
      '6 4',
    ]);
  });

  it('may be any percentage for each side', () => {
    const given: FieldLine = {
      id: 'given',
      ns: { kind: 'percentage', percent: 57.5 },
      ew: { kind: 'percentage', percent: '27.5' },
    };
    expect(awards([...traveller(100, 50), given], regulation(3))[2]).toBe('23/10 11/10');
  });

  it('may be real for one side and artificial for the other', () => {
    const lines = [...traveller(100, 50), { id: 'one side', ns: score(80), ew: artificial('ave-') }];
    expect(awards(lines, regulation(3))).toEqual(['4 1/2', '0 7/2', '2 8/5']);
  });

  it('may be split: each side is compared with the scores of its own direction', () => {
    const lines = [...traveller(100, 50), { id: 'split', ns: score(120), ew: score(90) }];
    expect(awards(lines, regulation(3))).toEqual(['2 0', '0 4', '4 2']);
  });

  it('may be not played: nothing to count, nobody to compare with', () => {
    const missing: SideResult = { kind: 'not-played' };
    expect(
      awards([...traveller(100, 50, 50), { id: 'late', ns: missing, ew: missing }], regulation(3)),
    ).toEqual(['4 0', '1 3', '1 3', '- -']);
  });

  it('may be weighted: each score is turned into matchpoints, then they are weighted', () => {
    const weighted: SideResult = {
      kind: 'weighted',
      scores: [
        { score: 650, weight: 0.3 },
        { score: -100, weight: 0.7 },
      ],
    };
    const lines = [...traveller(650, -100, -100, -140, -140), { id: 'weighted', ns: weighted, ew: weighted }];
    // EBU White Book 2025, 4.1.1.4: 30 % of 9.7 and 70 % of 5.7.
    expect(awards(lines, regulation(6)).at(-1)).toBe('69/10 31/10');
    const { charts } = matchpoints(lines, regulation(6));
    expect(charts[0]!.rows.map((row) => `${row.score} x${row.frequency} = ${row.points}`)).toEqual([
      '650 x13/10 = 97/10',
      '-100 x27/10 = 57/10',
      '-140 x2 = 1',
    ]);
  });
});

describe('a fouled board', () => {
  it('compares each form within itself, factored to the whole field (Law 87)', () => {
    const form = (name: string, lines: readonly FieldLine[]) =>
      lines.map((line) => ({ ...line, id: `${name}${line.id}`, form: name }));
    const lines = [
      ...form('as dealt', traveller(620, 600, 140, -100)),
      ...form('fouled', traveller(50, -50, 0)),
    ];
    expect(awards(lines, regulation(7))).toEqual([
      '45/4 3/4',
      '31/4 17/4',
      '17/4 31/4',
      '3/4 45/4',
      '32/3 4/3',
      '4/3 32/3',
      '6 6',
    ]);
  });
});

describe('awards', () => {
  it('are rounded where the regulation rounds them, halves away from zero', () => {
    // 9.95 and 0.05: both go up, as ACBLscore has it, and then make more than the top.
    const by = regulation(11, { scale: 'acbl', decimals: 1 });
    const lines = traveller(520, 500, 490, 480, 460, 450, 430, 420, 400, -50);
    expect(awards(lines, by)[0]).toBe('10 1/10');
  });

  it.each([
    ['scoring.expected', [], regulation(0)],
    ['scoring.expected', [], regulation(1.5)],
    ['scoring.line-twice', [...traveller(50), ...traveller(50)], regulation(2)],
    ['scoring.score', [{ id: '1', ns: score(0.5), ew: score(0) }], regulation(2)],
    [
      'scoring.weights',
      [{ id: '1', ns: score(0), ew: { kind: 'weighted', scores: [{ score: 50, weight: 0.9 }] } as const }],
      regulation(2),
    ],
    [
      'scoring.weights',
      [{ id: '1', ns: { kind: 'weighted', scores: [] } as const, ew: score(0) }],
      regulation(2),
    ],
  ] as const)('are refused for lines that contradict themselves: %s', (code, lines, by) => {
    expect(() => matchpoints(lines, by)).toThrow(
      expect.objectContaining({ fault: expect.objectContaining({ code }) }),
    );
  });
});
