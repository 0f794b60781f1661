import type { AwardSeen, TravellerSeen } from '../api/documents.js';
import { bestFirst, lineAt, percentOf } from './ownAward.js';
import { comparisonOf } from './why.js';

/** Four scores, of which five were expected: Neuberg. */
const traveller: Pick<TravellerSeen, 'fields'> = {
  fields: [
    {
      field: 'A/7',
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
  score,
  points,
  top: '8',
  percent: '50',
});

describe('why a score is worth what it is', () => {
  it('is said by the comparisons with the other scores', () => {
    expect(comparisonOf(traveller, { field: 'A/7' }, 'NS', scored(170, '4'))).toEqual({
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
    });
  });

  it('is not said so for what no comparison has made, or what cannot be seen', () => {
    const average: AwardSeen = { kind: 'percentage', points: '4', top: '8', percent: '50' };
    expect(comparisonOf(traveller, { field: 'A/7' }, 'NS', average)).toBeUndefined();
    expect(comparisonOf(traveller, { field: 'B/7' }, 'NS', scored(170, '4'))).toBeUndefined();
    expect(comparisonOf(traveller, { field: 'A/7' }, 'EW', scored(170, '4'))).toBeUndefined();
  });
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
  expect(percentOf({ kind: 'scored', score: 0, points: '0', top: '0', percent: null })).toBeUndefined();
  expect(percentOf({ kind: 'not-played' })).toBeUndefined();
  expect(percentOf(null)).toBeUndefined();
});
