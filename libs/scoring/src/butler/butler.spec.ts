import type { FieldLine } from '../board/board-field.js';
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
import { scoreBoard } from '../methods/board-method.js';
import type { ButlerRegulation, DatumRegulation } from './datum.js';

const regulation = (
  drop: DatumRegulation['drop'],
  changes: Partial<ButlerRegulation> & Partial<DatumRegulation> = {},
): ButlerRegulation => {
  const { dropFrom = 4, roundTo = 10, ...rest } = changes;
  return {
    datum: { drop, dropFrom, roundTo },
    shortBoards: 'factored',
    singleScore: 'average-plus',
    ...rest,
  };
};

const ONE_EACH_END = regulation({ eachEnd: 1 });

const board = (lines: readonly FieldLine[], by: ButlerRegulation, expected = lines.length) =>
  scoreBoard(lines, { kind: 'butler' as const, ...by }, { board: 1, expected });

/** The datum of each chart, after the side and the form it is of. */
const datums = (lines: readonly FieldLine[], by: ButlerRegulation, expected?: number) =>
  board(lines, by, expected).charts.map(
    ({ side, form, datum }) => `${side}${form ? ` ${form}` : ''} ${datum}`,
  );

describe('the datum', () => {
  const scores = [450, 420, -800, -50, 420, 420, 480, 420, -100, 450];

  it.each([
    ['nothing left out', 'none', 'NS 210'],
    ['one left out at each end', { eachEnd: 1 }, 'NS 300'],
    ['two left out at each end', { eachEnd: 2 }, 'NS 350'],
    ['10 % left out at each end', { percentEachEnd: 10 }, 'NS 300'],
    ['20 % left out at each end', { percentEachEnd: 20 }, 'NS 350'],
  ] as const)('is the mean of the scores with %s', (_, drop, expected) => {
    expect(datums(traveller(...scores), regulation(drop))[0]).toBe(expected);
  });

  it('leaves out 10 % rounded down', () => {
    const nineteen = [...scores, ...scores.slice(1)];
    const [ns] = board(traveller(...nineteen), regulation({ percentEachEnd: 10 })).charts;
    expect(ns!.dropped).toBe(1);
  });

  it('leaves nothing out of fewer scores than the regulation says', () => {
    expect(datums(traveller(650, 170, 200), ONE_EACH_END)[0]).toBe('NS 340');
    expect(datums(traveller(650, 170, 200), regulation({ eachEnd: 1 }, { dropFrom: 3 }))[0]).toBe('NS 200');
  });

  it('never leaves out all', () => {
    expect(datums(traveller(650, 170), regulation({ eachEnd: 1 }, { dropFrom: 2 }))[0]).toBe('NS 410');
  });

  it('is rounded to 10 points, 5 away from zero; or to a point', () => {
    expect(datums(traveller(120, 130), ONE_EACH_END)).toEqual(['NS 130', 'EW 130']);
    expect(datums(traveller(-120, -130), ONE_EACH_END)).toEqual(['NS -130', 'EW -130']);
    expect(datums(traveller(120, 130), regulation('none', { roundTo: 1 }))).toEqual(['NS 125', 'EW 125']);
  });

  it('of a short board counts each score as often as it would be there (White Book 4.2.4)', () => {
    const short = traveller(650, 620, 620, 170, -100);
    const { rows, mean, dropped } = board(short, ONE_EACH_END, 8).charts[0]!;
    expect(rows.map((row) => `${row.score} x${row.frequency} as ${row.factored}: ${row.counted}`)).toEqual([
      '650 x1 as 8/5: 3/5',
      '620 x2 as 16/5: 16/5',
      '170 x1 as 8/5: 8/5',
      '-100 x1 as 8/5: 3/5',
    ]);
    expect([dropped, String(mean)]).toEqual([1, '431']);
    expect(datums(short, regulation({ eachEnd: 1 }, { shortBoards: 'as-played' }), 8)[0]).toBe('NS 470');
  });

  it('has no value without a score', () => {
    expect(datums([line('1', NOT_PLAYED)], ONE_EACH_END)).toEqual(['NS undefined', 'EW undefined']);
  });
});

describe('Butler IMPs', () => {
  it('are those against the datum', () => {
    expect(awardsAsText(board(traveller(450, 420, -800, -50, 420, 420), ONE_EACH_END))).toEqual([
      '4 -4',
      '3 -3',
      '-15 15',
      '-8 8',
      '3 -3',
      '3 -3',
    ]);
  });

  it('of a weighted score are each of its scores against the datum, then weighted', () => {
    const assigned = line('assigned', weighted([620, 0.6], [-100, 0.4]));
    const lines = [...traveller(170, 140, 170, 200, 170), assigned];
    // The datum: 620 and 140 left out for the most part, 620 x0.6 and -100 x0.4 + 140 x0.6 are one score each.
    const { charts, lines: awards } = board(lines, ONE_EACH_END);
    expect(charts[0]!.rows.map(({ score: at, counted }) => `${at} x${counted}`)).toEqual([
      '620 x0',
      '200 x3/5',
      '170 x3',
      '140 x2/5',
      '-100 x0',
    ]);
    expect(charts[0]!.datum).toBe(170);
    // 450 points and -270: 10 and -7 IMPs, 0.6 and 0.4 of them.
    expect(awardsAsText({ lines: awards }).at(-1)).toBe('16/5 -16/5');
    const rounded = board(lines, regulation({ eachEnd: 1 }, { decimals: 0 }));
    expect(awardsAsText(rounded).at(-1)).toBe('3 -3');
  });

  it('of a split score are against the datum of the side', () => {
    const lines = [...traveller(100, 100), line('split', score(400), score(-200))];
    expect(datums(lines, ONE_EACH_END)).toEqual(['NS 200', 'EW 0']);
    expect(awardsAsText(board(lines, ONE_EACH_END))).toEqual(['-3 -3', '-3 -3', '5 5']);
  });

  it('of a fouled board are against the datum of its form', () => {
    const lines = [...ofForm('as dealt', traveller(620, 600)), ...ofForm('fouled', traveller(50, -50))];
    expect(datums(lines, ONE_EACH_END).slice(0, 2)).toEqual(['NS as dealt 610', 'NS fouled 0']);
    expect(awardsAsText(board(lines, ONE_EACH_END))).toEqual(['0 0', '0 0', '2 -2', '-2 2']);
  });

  it('of what is no score are compared with nothing, nor is anything with it', () => {
    const lines = [
      ...traveller(420, 420, 50),
      line('ruling', artificial('ave+'), artificial('ave-')),
      line('percent', { kind: 'percentage', percent: 70 }, { kind: 'percentage', percent: 45 }),
      line('late', NOT_PLAYED),
    ];
    expect(datums(lines, ONE_EACH_END, 3)[0]).toBe('NS 300');
    expect(awardsAsText(board(lines, ONE_EACH_END, 3)).slice(3)).toEqual(['3 -3', '6 -3/2', '- -']);
  });

  it('of the only score are average plus, or none', () => {
    expect(awardsAsText(board(traveller(420), ONE_EACH_END, 6))).toEqual(['3 3']);
    expect(awardsAsText(board(traveller(420), regulation('none', { singleScore: 'zero' }), 6))).toEqual([
      '0 0',
    ]);
  });

  it('are refused for lines that contradict themselves', () => {
    expect(() => board([...traveller(50), ...traveller(50)], ONE_EACH_END)).toThrow('twice');
    expect(() => board([], ONE_EACH_END, 0)).toThrow('at least one');
  });
});
