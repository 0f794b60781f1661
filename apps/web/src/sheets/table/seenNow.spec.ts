import { conventionOf, openSheet, sheetAfter, type SheetLine } from '#preferans';
import { blankSheet } from '../blankSheet.js';
import type { SheetSeen } from '../../play/sheetQueries.js';
import type { Unsent } from '../../offline/outbox.js';
import { saidNow, seenNow } from './seenNow.js';

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
  ...blankSheet('A1', 1, { N: 'A-1', E: 'A-2', S: 'A-3' }, []),
  dealer: 'N',
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

  it('is signed by all of them as it is, and by nobody once a line is corrected', () => {
    const place = { session: '1', table: 'A1', round: 1 };
    const signs = (seat: 'N' | 'E' | 'S'): Unsent => ({
      id: seat,
      name: 'sheet.sign',
      body: { ...place, seat, entry: 1 },
    });
    const strikes: Unsent = {
      id: 'x',
      name: 'sheet.strike-line',
      body: { ...place, line: 1, by: 'N', reason: 'Not played' },
    };
    const signed = [signs('N'), signs('E'), signs('S')];
    expect(saidNow(TOLD, signed.slice(1))).toMatchObject({ status: 'open', signed: ['E', 'S'] });
    expect(saidNow(TOLD, signed)).toMatchObject({ status: 'agreed', entry: 0 });
    expect(saidNow(TOLD, [...signed, strikes])).toMatchObject({ status: 'open', entry: 1, signed: [] });
    const elsewhere = signed.map((each) => ({ ...each, body: { ...each.body, round: 2 } }) as Unsent);
    expect(saidNow(TOLD, elsewhere)).toMatchObject({ status: 'open', signed: [] });
  });
});
