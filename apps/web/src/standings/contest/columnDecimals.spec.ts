import { decimalText } from '../../play/figures.js';
import { columnDecimals } from './columnDecimals.js';

type Row = Parameters<typeof columnDecimals>[0][number];

const row = (
  total: string,
  scores: readonly (readonly [session: string, score: string, of: string])[],
): Row => ({
  total,
  handicapped: null,
  masterPoints: null,
  adjustments: [],
  sessions: scores.map(([session, score, maximum]) => ({
    session,
    score,
    maximum,
  })) as unknown as Row['sessions'],
});

describe('the columns of a contest', () => {
  const rows = [
    row('25/2', [
      ['1', '25/2', '24'],
      ['2', '7', '24'],
    ]),
    row('13', [['1', '13', '24']]),
    row('49/4', [
      ['1', '49/4', '45/2'],
      ['2', '10', '24'],
    ]),
  ];
  const columns = columnDecimals(rows, ['1', '2']);

  it('have one number of decimals each: as many as one of their figures needs', () => {
    expect(rows.map(({ total }) => decimalText(total!, columns.totals, 'en-GB'))).toEqual([
      '12.50',
      '13.00',
      '12.25',
    ]);
    expect([...columns.scores]).toEqual([
      ['1', 2],
      ['2', 0],
    ]);
    expect([...columns.maxima]).toEqual([
      ['1', 1],
      ['2', 0],
    ]);
  });

  it('have none where nobody has a figure', () =>
    expect([columns.handicapped, columns.beside, columns.masterPoints]).toEqual([0, 0, 0]));
});
