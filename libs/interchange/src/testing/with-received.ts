import MDBReader from 'mdb-reader';
import { BWS_LAYOUT, type BwsTable } from '../bws/bws-layout.js';
import { tableOf } from '../bws/write-bws.js';
import { jetFile } from '../jet/jet-file.js';
import type { JetCell } from '../jet/jet-table.js';

type Row = Readonly<Record<string, JetCell>>;

/** A file of table devices with these rows as those that they have sent, as their control program would write them. */
export function withReceived(bytes: Uint8Array, received: readonly Row[]): Uint8Array {
  const reader = new MDBReader(Buffer.from(bytes));
  const alone = reader.getTable('RoundData').getColumnNames().includes('South');
  return jetFile(
    (Object.keys(BWS_LAYOUT) as BwsTable[]).map((name) =>
      tableOf(name, name === 'ReceivedData' ? received : reader.getTable(name).getData().map(asCells), alone),
    ),
  );
}

function asCells(row: Readonly<Record<string, unknown>>): Row {
  const days = (time: Date) => (time.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;
  return Object.fromEntries(
    Object.entries(row).map(([column, cell]) => [
      column,
      cell instanceof Date ? days(cell) : (cell as JetCell),
    ]),
  );
}
