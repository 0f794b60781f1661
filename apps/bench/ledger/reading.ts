import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Emmett } from './emmett.js';
import type { Ours } from './ours.js';
import type { RawInsert } from './raw-insert.js';

const EVENTS = 1_000;

export interface Timing {
  readonly name: string;
  /** Milliseconds. */
  readonly values: readonly number[];
}

/** Reads 1,000 events of one stream, many times, the contenders in turn. */
export async function measureReading(
  pool: pg.Pool,
  contenders: { raw: RawInsert; emmett: Emmett; ours: Ours },
  tournament: string,
  times: number,
): Promise<Timing[]> {
  const { raw, emmett, ours } = contenders;
  const stream = 'read';
  for (let version = 0; version < EVENTS; version += 100) {
    const append = { tournament, stream, version, command: randomUUID(), events: 100 };
    for (const contender of [raw, emmett, ours]) await contender.append(append);
  }
  const readings: { name: string; read: () => Promise<number>; values: number[] }[] = [
    {
      name: 'raw SELECT and JSON.parse',
      values: [],
      read: async () => {
        const { rows } = await pool.query<{ payload: string }>({
          name: 'raw-read',
          text: 'SELECT * FROM bench.line WHERE tournament = $1 ORDER BY position LIMIT 1000',
          values: [tournament],
        });
        return rows.map(({ payload }) => JSON.parse(payload) as unknown).length;
      },
    },
    {
      name: 'Emmett, a stream',
      values: [],
      read: async () => (await emmett.store.readStream(`${stream}-${tournament}`)).events.length,
    },
    {
      name: 'ledger, a stream',
      values: [],
      read: async () => (await ours.ledger.readStream(tournament, stream, { limit: EVENTS })).length,
    },
    {
      name: 'ledger, a book',
      values: [],
      read: async () => (await ours.ledger.readJournal(tournament, { limit: EVENTS })).length,
    },
  ];
  for (let time = -5; time < times; time++) {
    for (const { name, read, values } of readings) {
      const start = performance.now();
      const events = await read();
      if (events !== EVENTS) throw new Error(`${name} read ${events} events where ${EVENTS} are right.`);
      if (time >= 0) values.push(performance.now() - start);
    }
  }
  return readings.map(({ name, values }) => ({ name, values }));
}
