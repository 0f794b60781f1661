import { conventionOf, openSheet, sheetAfter, type SheetLine } from '#preferans';
import type { SheetSeen } from '../sheetQueries.js';
import { seenNow } from './seenNow.js';

const LINE: SheetLine = {
  kind: 'deal',
  record: {
    players: ['N', 'E', 'S'],
    dealer: 'N',
    played: { kind: 'all-pass' },
    whists: [],
    ended: 'played',
    tricks: { N: 4, E: 3, S: 3 },
    rectifications: [],
  },
};
const EMPTY = openSheet(conventionOf('sochinka')!.settings, ['N', 'E', 'S'], 'N');
/** As the server has told it: nothing is written. */
const TOLD: SheetSeen = {
  table: 'A1',
  round: 1,
  status: 'open',
  entry: 0,
  seated: { N: 'A-1', E: 'A-2', S: 'A-3' },
  drawn: null,
  dealer: 'N',
  deals: 0,
  over: false,
  lines: [],
  boards: [],
  parts: [],
  signed: [],
  disputed: null,
  cards: [],
  times: [],
  history: [],
  contestants: [],
  texts: null,
};

describe('a sheet on a phone without a line to the server', () => {
  it('is drawn with what has not been sent yet', () => {
    const sheet = sheetAfter(EMPTY, LINE);
    const seen = seenNow(TOLD, { sheet, lines: [{ line: 1, what: LINE, unsent: true }] });
    expect(seen).toMatchObject({ dealer: 'E', deals: 1, lines: [{ line: 1, entries: [{ amount: '1' }] }] });
    expect(seen.parts.map(({ contestant, mountain, balance }) => [contestant, mountain, balance])).toEqual([
      ['A-1', '1', '-20/3'],
      ['A-2', '', '10/3'],
      ['A-3', '', '10/3'],
    ]);
  });

  it('is as the server has told it where nothing is on its way', () =>
    expect(seenNow(TOLD, { sheet: EMPTY, lines: [] })).toBe(TOLD));
});
