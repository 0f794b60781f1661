import { eveningInBws, tablesOfEvening } from '../testing/evening-in-bws.js';
import { jetFile } from '../jet/jet-file.js';
import type { JetCell } from '../jet/jet-table.js';
import { faultOfReading } from '../testing/fault-of-reading.js';
import { Unreadable } from '../faults/unreadable.js';
import { readBws } from './read-bws.js';
import { resultsOfBws } from './results-of-bws.js';

/** What a file brings, a play a line: where, who, what; and what it has been before. */
function imported(bytes: Uint8Array) {
  return resultsOfBws(readBws(bytes)).rows.map((row) => {
    if ('fault' in row) return `${row.row}: ${row.fault.code} ${JSON.stringify(row.fault)}`;
    const { table, round, board, seats, said, before } = row;
    const what = said.kind === 'result' ? JSON.stringify(said.result) : said.kind;
    const more = before.length > 0 ? ` after ${before.map(({ kind }) => kind).join()}` : '';
    return `${row.row}: ${table} ${round} ${board} ${seats?.N}-${seats?.E} ${what}${more}`;
  });
}

const contract = (level: number, strain: string, doubling: string, declarer: string, tricks: number) => ({
  kind: 'contract',
  level,
  strain,
  doubling,
  declarer,
  tricks,
});

const faultOf = (bytes: Uint8Array) => faultOfReading(() => readBws(bytes));

describe('a file of table devices', () => {
  it('brings a row for each play of a board, the last that its device has sent', () => {
    expect(imported(eveningInBws())).toEqual([
      `1: A1 1 1 1-1 ${JSON.stringify({ ...contract(3, 'NT', '', 'N', 9), lead: 'SK' })}`,
      `2: A1 1 2 1-1 ${JSON.stringify(contract(4, 'H', 'x', 'E', 9))}`,
      `4: A2 1 3 2-2 ${JSON.stringify(contract(2, 'S', '', 'W', 10))} after result`,
      '5: A2 1 4 2-2 {"kind":"passed-out"}',
      `6: A3 1 5 3-3 ${JSON.stringify({ ...contract(5, 'C', '', 'S', 9), lead: 'DT' })}`,
      '7: A3 1 6 3-3 not-played',
      `8: A1 2 3 1-3 ${JSON.stringify(contract(1, 'NT', 'xx', 'N', 7))}`,
      '9: A1 2 4 1-3 erased after result',
      `10: A2 2 5 1-2 ${JSON.stringify(contract(3, 'D', '', 'W', 9))}`,
      '11: A2 2 6 2-1 to-rule',
      '12: no-result {"code":"no-result","found":"8 H S ="}',
      `13: A3 2 6 3-2 ${JSON.stringify(contract(2, 'H', '', 'N', 8))}`,
      `14: A9 1 1 1-1 ${JSON.stringify(contract(3, 'NT', '', 'N', 9))}`,
      `15: A1 3 5 1-2 ${JSON.stringify(contract(3, 'NT', '', 'N', 10))}`,
      '16: A3 2 2 3-0 nothing',
    ]);
  });

  it('keeps no more of four passes than that: tricks or a lead beside them are named', () => {
    const pass = (tricks: string, lead = '') =>
      imported(eveningInBws([{ at: '1 1 1', pairs: '1-1', result: ['', 'PASS', tricks, lead] }]));
    expect(pass('0')).toEqual(['1: A1 1 1 1-1 {"kind":"passed-out"}']);
    expect(pass('+1')).toEqual(['1: no-result {"code":"no-result","found":"PASS +1"}']);
    expect(pass('', 'SK')).toEqual(['1: no-result {"code":"no-result","found":"PASS SK"}']);
  });

  it('names a result without a contract', () =>
    expect(imported(eveningInBws([{ at: '1 1 1', pairs: '1-1', result: ['N', '', '+1', ''] }]))).toEqual([
      '1: no-result {"code":"no-result","found":"N +1"}',
    ]));

  it('names those who sat down, by their numbers, by the list of players, or as somebody has typed it', () => {
    const { names } = resultsOfBws(readBws(eveningInBws()));
    expect(names).toHaveLength(9);
    expect(names[3]).toEqual({
      row: 4,
      of: 'PlayerNumbers',
      text: 'A1 · 1 · W · 1004 · Dora Dąb',
      table: 'A1',
      round: 1,
      seat: 'W',
      name: 'Dora Dąb',
      memberNumber: '1004',
    });
    expect(names[8]).toMatchObject({ table: 'A3', round: 1, seat: 'N', name: 'Ida Ivy', memberNumber: null });
  });

  /** The rows that are told of a file with these players in the place of its own. */
  function told(...players: readonly (readonly JetCell[])[]) {
    const columns = {
      Section: 'int',
      Table: 'int',
      Direction: 'text',
      Number: 'text',
      Name: 'text',
      Round: 'text',
    } as const;
    const tables = tablesOfEvening([{ at: '1 1 1', pairs: '1-1', result: ['N', '3 NT', '='] }]);
    const at = tables.findIndex(({ name }) => name === 'PlayerNumbers');
    return resultsOfBws(readBws(jetFile(tables.with(at, { name: 'PlayerNumbers', columns, rows: players }))));
  }

  it('names a player at no direction, at no table, in no section, in no round or without a name by place', () => {
    const { rows, names } = told(
      [1, 1, 'n', '1001', null, '1'],
      [1, 1, 'North', '', 'Ida Ivy', '2'],
      [1, 1, 'X', '1002', null, '1'],
      [1, null, 'S', '1002', null, '1'],
      [2, 1, 'S', '1002', null, '1'],
      [1, 1, 'S', '1002', null, 'first'],
      [1, 1, 'S', '9999', null, '1'],
      [null, null, null, null, null, null],
    );
    expect(rows.slice(1)).toEqual([
      {
        row: 3,
        of: 'PlayerNumbers',
        text: 'PlayerNumbers · 1 · 1 · X · 1002 · 1',
        fault: { code: 'not-understood', of: 'PlayerNumbers', field: 'Direction', found: 'X' },
      },
      expect.objectContaining({ row: 4, fault: { code: 'no-value', of: 'PlayerNumbers', field: 'Table' } }),
      expect.objectContaining({ row: 5, fault: expect.objectContaining({ field: 'Section', found: '2' }) }),
      expect.objectContaining({ row: 6, fault: expect.objectContaining({ field: 'Round', found: 'first' }) }),
      expect.objectContaining({ row: 7, fault: expect.objectContaining({ field: 'Number', found: '9999' }) }),
    ]);
    expect(names.map(({ seat, name }) => `${seat} ${name}`)).toEqual(['N Ala Akacja', 'N Ida Ivy']);
  });

  it('names a line that was overwritten or erased and cannot be read, and what stands beside a remark', () => {
    expect(
      imported(
        eveningInBws([
          { at: '1 1 1', pairs: '1-1', result: ['N', '8 NT', '='] },
          { at: '1 1 1', pairs: '1-1', result: ['N', '3 NT', '='] },
          { at: '1 1 2', pairs: '1-1', result: ['N', '3 NT', 'made'], erased: true },
          { at: '2 1 3', pairs: '2-2', result: ['W', '2 S', '='], remarks: 'Not played' },
          { at: '2 1 4', pairs: '2-2', result: ['W', '2 S', '-1', '0'] },
        ]),
      ),
    ).toEqual([
      '1: no-result {"code":"no-result","found":"8 NT N ="}',
      `2: A1 1 1 1-1 ${JSON.stringify(contract(3, 'NT', '', 'N', 9))}`,
      '3: no-result {"code":"no-result","found":"3 NT N made"}',
      '4: no-result {"code":"no-result","found":"2 S W = · Not played"}',
      '5: no-result {"code":"no-result","found":"2 S W -1 0"}',
    ]);
    const [row] = resultsOfBws(
      readBws(
        eveningInBws([{ at: '1 1 1', pairs: '1-1', result: ['N', '3 NT', '='], remarks: 'Wrong direction' }]),
      ),
    ).rows;
    expect(row).toMatchObject({ said: { kind: 'to-rule', remark: '3 NT N = · Wrong direction' } });
  });

  it('is refused where it is no database, cut off anywhere, or goes round in itself', () => {
    const whole = eveningInBws();
    const around = whole.slice();
    // The definition of the first table goes on in itself.
    new DataView(around.buffer).setUint32(2 * 4096 + 4, 2, true);
    const files = [
      new Uint8Array(),
      new TextEncoder().encode('Standard Jet DB'.repeat(2000)),
      whole.subarray(0, whole.length - 100),
      whole.subarray(0, 4 * 4096),
      around,
    ];
    for (const bytes of files) expect(() => readBws(bytes)).toThrow(Unreadable);
  });

  it('names the table, the row and the column that are not as they have to be', () => {
    const received = (columns: Record<string, 'int' | 'text'>, row: (number | string | null)[]) =>
      jetFile([{ name: 'ReceivedData', columns, rows: [row] }]);
    const columns = {
      Section: 'int',
      Table: 'int',
      Round: 'int',
      Board: 'int',
      Contract: 'text',
    } as const;
    expect(faultOf(jetFile([]))).toMatchObject({ code: 'interchange.missing', name: 'ReceivedData' });
    expect(faultOf(received({ Section: 'int' }, [1]))).toMatchObject({
      code: 'interchange.missing',
      path: 'ReceivedData',
      name: 'Table',
    });
    expect(faultOf(received({ ...columns, PairNS: 'text' }, [1, 1, 1, 1, 'PASS', 'x']))).toMatchObject({
      row: 1,
      field: 'PairNS',
      found: 'x',
    });
    expect(faultOf(received({ ...columns, Board: 'text' }, [1, 1, 1, 'x', 'PASS']))).toEqual({
      code: 'interchange.expected',
      format: 'BWS',
      path: 'ReceivedData',
      row: 1,
      field: 'Board',
      expected: 'whole-number',
      found: 'x',
    });
  });

  it('is refused where its values lead round in a circle, or its pages never end', () => {
    const object = jetFile([
      {
        name: 'ReceivedData',
        columns: {
          Section: 'int',
          Table: 'int',
          Round: 'int',
          Board: 'int',
          Contract: 'text',
          Remarks: 'object',
        },
        rows: [],
      },
    ]);
    expect(faultOf(object)).toMatchObject({ field: 'Remarks', expected: 'plain-column', found: 'ole' });
    const whole = eveningInBws();
    const PAGE = 4096;
    const circle = whole.slice();
    // The name of what is in the list of tables is an object: the twelfth of its columns, behind two indexes.
    const NAME = 2 * PAGE + 63 + 2 * 12 + 11 * 25;
    expect([circle[NAME], circle[NAME + 5]]).toEqual([0x0a, 2]);
    circle[NAME] = 0x0b;
    expect(faultOf(circle)).toEqual({ code: 'interchange.no-database', format: 'BWS' });
    const endless = whole.slice();
    const view = new DataView(endless.buffer);
    // Where the list of tables has the map of its pages: a row of a page of maps.
    const [row, page] = [endless[2 * PAGE + 55]!, view.getUint16(2 * PAGE + 56, true)];
    const map = page * PAGE + view.getUint16(page * PAGE + 14 + 2 * row, true);
    endless[map] = 1;
    for (let at = map + 1; at + 4 <= map + 69; at += 4) view.setUint32(at, 1, true);
    expect(faultOf(endless)).toEqual({ code: 'interchange.no-database', format: 'BWS' });
  });
});
