import type { BoardMethod } from '#scoring';
import type { AwardSeen, ChartSeen, TravellerSeen } from '../api/travellerDocuments.js';
import { bestFirst, impsOf, lineAt, percentOf } from '../play/ownAward.js';
import { comparedParts, type MatchpointComparison, scoresAtOthers } from './why.js';

/** Four scores, of which five were expected: Neuberg. */
const traveller: Pick<TravellerSeen, 'fields'> = {
  fields: [
    {
      field: 'A/7',
      kind: 'matchpoints',
      expected: 5,
      top: '8',
      charts: [
        {
          side: 'NS',
          scores: 4,
          expected: 5,
          factoring: 'neuberg',
          rows: [
            { score: 620, frequency: '1', beaten: '3', better: '0', raw: '6', points: '31/4' },
            { score: 170, frequency: '2', beaten: '1', better: '1', raw: '3', points: '4' },
            { score: -100, frequency: '1', beaten: '0', better: '3', raw: '0', points: '1/4' },
          ],
        },
      ],
    },
  ],
};

const scored = (score: number, points: string): AwardSeen => ({
  kind: 'scored',
  parts: [{ score, weight: '1' }],
  points,
  top: '8',
  percent: '50',
});

const at = { field: 'A/7' } as const;
const fieldOf = (...rows: readonly (readonly [score: string, frequency: string])[]) => {
  const [field] = traveller.fields;
  const chart = {
    ...(field!.charts[0] as ChartSeen),
    rows: rows.map(([score, frequency]) => ({
      score: Number(score),
      frequency,
      beaten: '',
      better: '',
      raw: '',
      points: '',
    })),
  };
  return { fields: [{ ...field, charts: [chart] }] } as Pick<TravellerSeen, 'fields'>;
};

describe('why a score is worth what it is', () => {
  it('is said by the comparisons with the other scores', () => {
    expect(comparedParts(traveller, { field: 'A/7' }, 'NS', scored(170, '4'))).toEqual([
      {
        score: 170,
        weight: '1',
        comparison: {
          kind: 'matchpoints',
          factoring: 'neuberg',
          scores: 4,
          expected: 5,
          beaten: '1',
          equal: '1',
          better: '1',
          raw: '3',
          rawTop: '6',
          points: '4',
          top: '8',
        },
      },
    ]);
  });

  it('is said for each of several results with their weights: against the other tables, not against each other', () => {
    const weighted: AwardSeen = {
      kind: 'scored',
      points: '25/4',
      top: '8',
      percent: '625/8',
      parts: [
        { score: 620, weight: '3/5' },
        { score: 170, weight: '2/5' },
      ],
    };
    const parts = comparedParts(fieldOf(['620', '3/5'], ['170', '12/5'], ['-100', '1']), at, 'NS', weighted)!;
    const told = parts.map(({ comparison }) => comparison as MatchpointComparison);
    expect(told.map(({ beaten, equal, better, raw }) => [beaten, equal, better, raw])).toEqual([
      ['3', '0', '0', '6'],
      ['1', '2', '0', '4'],
    ]);
  });

  it('is not said so for what no comparison has made, or what cannot be seen', () => {
    const average: AwardSeen = { kind: 'percentage', points: '4', top: '8', percent: '50' };
    expect(comparedParts(traveller, { field: 'A/7' }, 'NS', average)).toBeUndefined();
    expect(comparedParts(traveller, { field: 'B/7' }, 'NS', scored(170, '4'))).toBeUndefined();
    expect(comparedParts(traveller, { field: 'A/7' }, 'EW', scored(170, '4'))).toBeUndefined();
  });
});

/** A field with charts of both sides. */
const field = (kind: string, charts: object): Pick<TravellerSeen, 'fields'> => ({
  fields: [
    { field: 'A/7', expected: 3, top: null, kind, charts } as unknown as TravellerSeen['fields'][number],
  ],
});
const inImps = (points: string, score: number, more: object = {}): AwardSeen => ({
  kind: 'scored',
  points,
  top: null,
  percent: null,
  parts: [{ score, weight: '1' }],
  ...more,
});
const why = (
  seen: Pick<TravellerSeen, 'fields'>,
  side: 'NS' | 'EW',
  award: AwardSeen,
  method?: BoardMethod,
) => comparedParts(seen, { field: 'A/7' }, side, award, method)?.map(({ comparison }) => comparison);

describe('why a score has its IMPs', () => {
  const rows = [620, 170, -100].map((score) => ({ score, frequency: '1' }));

  it('is the difference from the datum for its side, and what the datum is the mean of', () => {
    const counted = rows.map((row) => ({ ...row, counted: '1' }));
    const datum = { scores: 3, expected: 3, dropped: 0, mean: '230', datum: 230, rows: counted };
    const butler = field('butler', [{ side: 'EW', ...datum }]);
    expect(why(butler, 'EW', inImps('-9', 620))).toEqual([
      {
        kind: 'butler',
        rows: counted,
        dropped: 0,
        counted: '3',
        mean: '230',
        datum: 230,
        difference: -390,
        points: '-9',
      },
    ]);
    expect(why(butler, 'NS', inImps('9', 620))).toBeUndefined();
  });

  it('is each comparison with its IMPs, not with itself, and what their sum is multiplied by', () => {
    const sums = [22, -3, -19];
    const chart = rows.map((row, index) => ({ ...row, sum: String(sums[index]) }));
    const cross = field('cross-imps', [{ side: 'NS', scores: 3, expected: 3, rows: chart }]);
    const compared = { compared: { sum: '-3', factor: '1/2' } };
    expect(why(cross, 'NS', inImps('-3/2', 170, compared))).toMatchObject([
      {
        rows: [
          { score: 620, times: '1', difference: -450, imps: -10 },
          { score: -100, times: '1', difference: 270, imps: 7 },
        ],
        others: 2,
        sum: '-3',
        factor: '1/2',
        points: '-3/2',
      },
    ]);
    const capped = { kind: 'cross-imps', result: 'sum', cap: 8 } as BoardMethod;
    expect(why(cross, 'NS', inImps('-3/2', 170, compared), capped)).toMatchObject([
      { rows: [{ imps: -8 }, { imps: 7 }] },
    ]);
    const root = { compared: { sum: '22', factor: null } };
    expect(why(cross, 'NS', inImps('12.7017', 620, root))).toMatchObject([{ root: 3, factor: null }]);
  });

  it('is how many tables it wins against, ties with and loses to', () => {
    const chart = rows.map((row) => ({ ...row, won: '', tied: '', lost: '', points: '' }));
    const matches = field('board-a-match', [{ side: 'NS', scores: 3, expected: 3, rows: chart }]);
    expect(why(matches, 'NS', inImps('2', 620))).toMatchObject([{ others: 2, won: '2', points: '2' }]);
  });

  it('is how many of the expected scores it beats', () => {
    const expected = [420, 170, -50].map((score) => ({ score, frequency: '2' }));
    const instant = field('instant-matchpoints', [{ rows: expected }]);
    expect(why(instant, 'EW', inImps('50', 170))).toMatchObject([{ all: '6', beaten: '2', equal: '2' }]);
  });
});

it('the scores at the other tables are those of the chart without its own', () => {
  const at = (award: AwardSeen) => scoresAtOthers(traveller, { field: 'A/7' }, 'NS', award);
  expect(at(scored(170, '4'))).toEqual([
    { score: 620, times: '1' },
    { score: 170, times: '1' },
    { score: -100, times: '1' },
  ]);
  expect(at(scored(620, '31/4'))).toEqual([
    { score: 170, times: '2' },
    { score: -100, times: '1' },
  ]);
  expect(at({ kind: 'not-played' })).toEqual([]);
});

it('the best score for a side comes first, what has none last', () => {
  const line = (table: string, score: number | null) => ({ table, round: 1, score }) as never;
  const lines = [line('A1', null), line('A2', -50), line('A3', 420), line('A4', 0)];
  const order = (side: 'NS' | 'EW') => bestFirst(lines, side).map(({ table }) => table);
  expect(order('NS')).toEqual(['A3', 'A4', 'A2', 'A1']);
  expect(order('EW')).toEqual(['A2', 'A4', 'A3', 'A1']);
  expect(lineAt({ lines }, 'A3', 1)).toBe(lines[2]);
});

it('a percentage is there where there is an award', () => {
  expect(percentOf(scored(170, '4'))).toBe('50');
  expect(percentOf({ kind: 'scored', parts: [], points: '0', top: '0', percent: null })).toBeUndefined();
  expect(percentOf({ kind: 'not-played' })).toBeUndefined();
  expect(percentOf(null)).toBeUndefined();
  expect([impsOf(scored(170, '4')), impsOf(inImps('-9', 620)), impsOf(null)]).toEqual([
    undefined,
    '-9',
    undefined,
  ]);
});
