import { jetFile } from '../jet/jet-file.js';
import type { JetCell, JetTable } from '../jet/jet-table.js';

const WHO = [
  'Ala Akacja',
  'Bob Birch',
  'Cyd Cedar',
  'Dora Dąb',
  'Ewa Elm',
  'Fred Fir',
  'Gina Ginkgo',
  'Henryk Heban',
];

/** A line as a device sends it: `1 1 1 · 1-1 · N 3 NT = SK`, then what a director remarked. */
export interface SentLine {
  readonly at: string;
  readonly pairs: string;
  readonly result?: readonly [declarer: string, contract: string, result: string, lead?: string];
  readonly remarks?: string;
  readonly erased?: boolean;
}

/**
 * The first two rounds of an invented evening: three tables, two boards a round, a Mitchell with arrows as they are. It
 * has what such files have: a board entered anew, a pass, a board that was not played, one that is erased, turned
 * arrows, an adjusted score, a contract that is none, a board and a table that are not there, a sit-out.
 */
export const EVENING: readonly SentLine[] = [
  { at: '1 1 1', pairs: '1-1', result: ['N', '3 NT', '=', 'SK'] },
  { at: '1 1 2', pairs: '1-1', result: ['E', '4 H x', '-1'] },
  { at: '2 1 3', pairs: '2-2', result: ['W', '2 S', '+1'], erased: true },
  { at: '2 1 3', pairs: '2-2', result: ['W', '2 S', '+2'] },
  { at: '2 1 4', pairs: '2-2', result: ['', 'PASS', ''] },
  { at: '3 1 5', pairs: '3-3', result: ['S', '5 C', '-2', 'D10'] },
  { at: '3 1 6', pairs: '3-3', remarks: 'Not played' },
  { at: '1 2 3', pairs: '1-3', result: ['N', '1 NT xx', '='] },
  { at: '1 2 4', pairs: '1-3', result: ['E', '4 S', '='], erased: true },
  { at: '2 2 5', pairs: '1-2', result: ['W', '3 D', '='] },
  { at: '2 2 6', pairs: '2-1', remarks: '60%-40%' },
  { at: '3 2 1', pairs: '3-2', result: ['S', '8 H', '='] },
  { at: '3 2 6', pairs: '3-2', result: ['N', '2 H', '='] },
  { at: '9 1 1', pairs: '1-1', result: ['N', '3 NT', '='] },
  { at: '1 3 5', pairs: '1-2', result: ['N', '3 NT', '+1'] },
  { at: '3 2 2', pairs: '3-0' },
];

/** The file of an evening with these lines; names are those of the tables 1 and 2, and of North at table 3. */
export function eveningInBws(lines: readonly SentLine[] = EVENING): Uint8Array {
  return jetFile(tablesOfEvening(lines));
}

/** A database without tables. */
export function emptyDatabase(): Uint8Array {
  return jetFile([]);
}

/** The tables of that file. */
export function tablesOfEvening(lines: readonly SentLine[] = EVENING): JetTable[] {
  return [
    { name: 'Clients', columns: { ID: 'long', Computer: 'text' }, rows: [[1, 'CLUB']] },
    { name: 'Session', columns: { ID: 'long', Name: 'text' }, rows: [[1, 'An invented evening']] },
    {
      name: 'Section',
      columns: { ID: 'int', Letter: 'text', Tables: 'int', Winners: 'int' },
      rows: [[1, 'A', 3, 2]],
    },
    {
      name: 'Tables',
      columns: { Section: 'int', Table: 'int', ComputerID: 'int', Status: 'int' },
      rows: [1, 2, 3].map((table) => [1, table, 1, 1]),
    },
    roundData(),
    {
      name: 'ReceivedData',
      columns: {
        ID: 'long',
        Section: 'int',
        Table: 'int',
        Round: 'int',
        Board: 'int',
        PairNS: 'int',
        PairEW: 'int',
        Declarer: 'int',
        'NS/EW': 'text',
        Contract: 'text',
        Result: 'text',
        LeadCard: 'text',
        Remarks: 'text',
        Processed: 'boolean',
        Erased: 'boolean',
      },
      rows: lines.map((line, index) => received(line, index + 1)),
    },
    {
      name: 'PlayerNames',
      columns: { ID: 'long', Name: 'text', strID: 'text' },
      rows: WHO.map((name, index) => [1001 + index, name, `${1001 + index}`]),
    },
    {
      name: 'PlayerNumbers',
      columns: { Section: 'int', Table: 'int', Direction: 'text', Number: 'text', Name: 'text' },
      rows: [
        ...WHO.map((_, index): JetCell[] => [
          1,
          1 + Math.floor(index / 4),
          'NSEW'[index % 4]!,
          `${1001 + index}`,
          null,
        ]),
        [1, 3, 'N', '0', 'Ida Ivy'],
        [1, 3, 'S', '0', ''],
      ],
    },
  ];
}

/** A Mitchell: North-South stay, East-West go up a table, boards go down. */
function roundData(): JetTable {
  return {
    name: 'RoundData',
    columns: {
      Section: 'int',
      Table: 'int',
      Round: 'int',
      NSPair: 'int',
      EWPair: 'int',
      LowBoard: 'int',
      HighBoard: 'int',
    },
    rows: [1, 2, 3].flatMap((round) =>
      [1, 2, 3].map((table) => {
        const set = (table + round - 2) % 3;
        const ew = ((table - round + 3) % 3) + 1;
        return [1, table, round, table, ew, 2 * set + 1, 2 * set + 2];
      }),
    ),
  };
}

function received(
  { at, pairs, result = ['', '', ''], remarks = '', erased = false }: SentLine,
  id: number,
): JetCell[] {
  const [table, round, board] = at.split(' ').map(Number);
  const [ns, ew] = pairs.split('-').map(Number);
  const [declarer, contract, tricks, lead = ''] = result;
  const pair = declarer === '' ? 0 : 'NS'.includes(declarer) ? ns! : ew!;
  return [
    id,
    1,
    table!,
    round!,
    board!,
    ns!,
    ew!,
    pair,
    declarer,
    contract,
    tricks,
    lead,
    remarks,
    false,
    erased,
  ];
}
