import type { SessionSeen } from '../api/documents.js';
import type { RecapSeen } from '../api/recapDocuments.js';
import { heatOf, shareOf } from '../traveller/share.js';
import { ownLine, recapGroups } from './sessionRecap.js';

const session = {
  contestants: ['A-NS1', 'A-EW1', 'B-NS1', 'B-EW1'].map((contestant) => ({
    contestant,
    absent: [],
    cancelled: false,
  })),
} as unknown as Pick<SessionSeen, 'contestants'>;

const standings = {
  rankings: [
    { section: null, line: 'NS', entries: [{ contestant: 'B-NS1' }, { contestant: 'A-NS1' }] },
    { section: null, line: 'EW', entries: [{ contestant: 'A-EW1' }] },
  ],
} as unknown as RecapSeen['standings'];

const rowsOf = (section?: string) =>
  recapGroups({ standings }, session, section).map(({ ranking, rows }) => [
    ranking?.line,
    ...rows.map(({ contestant }) => contestant),
  ]);

describe('the recap of a session', () => {
  it('has everybody in the order of the standings, who is in none behind', () => {
    expect(rowsOf()).toEqual([
      ['NS', 'B-NS1', 'A-NS1'],
      ['EW', 'A-EW1'],
      [undefined, 'B-EW1'],
    ]);
  });

  it('has a section alone where one is chosen', () => {
    expect(rowsOf('B')).toEqual([
      ['NS', 'B-NS1'],
      [undefined, 'B-EW1'],
    ]);
  });

  it('finds what an individual has with each of his partners', () => {
    const awards = { NS: { kind: 'not-played' }, EW: { kind: 'not-played' } };
    const line = { table: 'A1', round: 1, ns: 'A-1', ew: 'A-2', partners: { ns: 'A-3', ew: 'A-4' }, awards };
    const board = { board: 1, shown: true, lines: [line] } as never;
    expect(['A-1', 'A-2', 'A-3', 'A-4', 'A-5'].map((one) => ownLine(board, one)?.side)).toEqual([
      'NS',
      'EW',
      'NS',
      'EW',
      undefined,
    ]);
  });

  it('has the share of a board by its percentage or its IMPs, and nothing for what does not count', () => {
    const scored = { kind: 'scored', parts: [] } as const;
    const percent = (figure: string) =>
      shareOf({ ...scored, points: '1', top: '2', percent: figure } as never);
    const imps = (points: string) => shareOf({ ...scored, points, top: null, percent: null } as never);
    expect([percent('62.5'), imps('0'), imps('6'), imps('-20')]).toEqual([62.5, 50, 75, 0]);
    expect(shareOf({ kind: 'not-played' })).toBeUndefined();
    expect([0, 30, 50, 70, 100].map(heatOf)).toEqual(['worst', 'poor', undefined, 'good', 'best']);
  });
});
