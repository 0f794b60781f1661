import { tablesOfEvening, type SentLine } from '../testing/evening-in-bws.js';
import { jetFile } from '../jet/jet-file.js';
import type { JetCell, JetTable } from '../jet/jet-table.js';
import { Unreadable } from '../faults/unreadable.js';
import { readBws } from './read-bws.js';
import { resultsOfBws } from './results-of-bws.js';

/** A line of each kind, one that was entered anew, and one that was erased and entered again. */
const LINES: readonly SentLine[] = [
  { at: '1 1 1', pairs: '1-1', result: ['N', '3 NT', '-1', 'SK'] },
  { at: '2 1 3', pairs: '2-2', result: ['W', '2 S', '+1'], erased: true },
  { at: '2 1 3', pairs: '2-2', result: ['W', '2 S', '+2', 'D10'] },
  { at: '2 1 4', pairs: '2-2', result: ['', 'PASS', ''] },
  { at: '3 1 5', pairs: '3-3', result: ['S', '5 C', '-2'] },
  { at: '3 1 5', pairs: '3-3', result: ['S', '5 C', '-3'] },
  { at: '3 1 6', pairs: '3-3', remarks: 'Not played' },
  { at: '1 2 3', pairs: '1-3', remarks: '60%-40%' },
  { at: '3 2 2', pairs: '3-0' },
];

/** What is never read: no value of these says anything that is kept. */
const LEFT_ALONE =
  /^(Clients|Session|Tables)\.|^Section\.(Tables|Winners)|^RoundData\.(Low|High)Board|^ReceivedData\.(Declarer|Processed)$/;

/** Players of the tables as a program keeps them that asks them anew in each round, and individuals. */
function tablesOfClub(): JetTable[] {
  return tablesOfEvening(LINES).map((table) => {
    if (table.name === 'PlayerNumbers')
      return {
        ...table,
        columns: { ...table.columns, Round: 'int' as const },
        rows: table.rows.slice(0, 9).map((row) => [...row, 1]),
      };
    if (table.name !== 'ReceivedData') return table;
    return {
      ...table,
      columns: { ...table.columns, South: 'int' as const, West: 'int' as const },
      rows: table.rows.map((row) => [...row, 0, 0]),
    };
  });
}

interface Altered {
  /** What was altered: `PlayerNumbers.Direction 3`. */
  readonly where: string;
  readonly put: JetCell;
  readonly tables: JetTable[];
}

/** Each value of a file in another way: another number, a word that says nothing, nothing at all. */
function* alterations(tables: readonly JetTable[]): Generator<Altered> {
  for (const [place, table] of tables.entries()) {
    for (const [column, name] of Object.keys(table.columns).entries()) {
      if (LEFT_ALONE.test(`${table.name}.${name}`)) continue;
      for (const [at, row] of table.rows.entries()) {
        const where = `${table.name}.${name} ${at + 1}`;
        const usual = row[column] ?? null;
        for (const put of ['xyzzy', '77', null].filter((said) => said !== (usual === '' ? null : usual))) {
          const columns = { ...table.columns, [name]: 'text' as const };
          const rows = table.rows.map((cells, index) =>
            cells.map((cell, of): JetCell => {
              if (of !== column) return cell;
              return index === at ? put : cell === null ? null : `${cell}`;
            }),
          );
          yield { where, put, tables: tables.with(place, { name: table.name, columns, rows }) };
        }
      }
    }
  }
}

function reading(tables: readonly JetTable[]) {
  try {
    const { rows, meetings, names } = resultsOfBws(readBws(jetFile(tables)));
    const [told, read] = [true, false].map((isTold) => rows.filter((row) => 'fault' in row === isTold));
    return { read: JSON.stringify({ read, meetings, names }), said: JSON.stringify(told) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { read: '', said: JSON.stringify(error.fault) };
  }
}

/** What may be otherwise without another meaning; places are tables, columns and rows. */
const SAME_MEANING: Readonly<Record<string, RegExp>> = {
  // No number of nobody, nothing that is erased, the first round, the letter of the first section.
  null: /^(ReceivedData\.(South|West|Erased)|PlayerNumbers\.Round|Section\.Letter) |^PlayerNumbers\.Number 9$/,
  // Lines that were overwritten: who sat there, and which of two that say the same came first.
  '77': /^ReceivedData\.(Pair.. [25]|ID 2)$/,
};
/** Players are known by either of these numbers. */
const EITHER = /^PlayerNames\.(str)?ID /;

describe('files of table devices', () => {
  it('have no value that can be altered without a word', () => {
    const tables = tablesOfClub();
    const usual = reading(tables);
    expect(JSON.parse(usual.said)).toEqual([]);
    let looked = 0;
    const silent = [...alterations(tables)].flatMap(({ where, put, tables: altered }) => {
      looked += 1;
      const { read, said } = reading(altered);
      if (said !== usual.said) return [];
      const isMeant = EITHER.test(where) || SAME_MEANING[`${put}`]?.test(where);
      // A word that says nothing may be a text that is kept; otherwise it has to be named.
      const isHeard = read !== usual.read && (put !== 'xyzzy' || /xyzzy/i.test(read));
      return isHeard || (read === usual.read && isMeant) ? [] : [`${where}: ${put}`];
    });
    expect(looked).toBeGreaterThan(700);
    expect(silent).toEqual([]);
  });
});
