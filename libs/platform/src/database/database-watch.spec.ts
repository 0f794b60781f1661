import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { freshDatabase, type TestDatabase } from '../testing/database.js';
import { DatabaseAway } from './database-away.js';
import { createPool, type WatchedPool } from './pool.js';

/** A line to the database on which nothing comes through while it is held. */
interface HeldLine {
  readonly connectionString: string;
  hold(isHeld: boolean): void;
  close(): void;
}

async function heldLine(connectionString: string): Promise<HeldLine> {
  const address = new URL(connectionString);
  const target = { host: address.hostname, port: Number(address.port) };
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((client) => {
    const database = connect(target);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      if (isHeld) from.pause();
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    if (isHeld) for (const socket of [client, database]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    connectionString: address.href,
    hold(next) {
      isHeld = next;
      for (const socket of sockets) {
        if (isHeld) socket.pause();
        else socket.resume();
      }
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let database: TestDatabase;
let line: HeldLine;
let pool: WatchedPool;

beforeEach(async () => {
  database = await freshDatabase();
  line = await heldLine(database.connectionString);
  const watchTimes = { patience: 150, limit: 150, pause: 20 };
  pool = createPool(line.connectionString, { max: 3, watchTimes });
});
afterEach(async () => {
  line.close();
  await pool.end();
  await database.drop();
});

const change = () => new Promise<boolean>((resolve) => pool.watch.onChange(resolve));
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => error,
  );

describe('a database that says nothing any more', () => {
  it('fails what is asked and what waits for a connection, and all that comes, until it is back', async () => {
    await Promise.all(Array.from({ length: 3 }, () => pool.query('SELECT pg_sleep(0.01)')));
    line.hold(true);
    const away = change();
    const failures = await Promise.all(Array.from({ length: 5 }, () => failure(pool.query('SELECT 1'))));
    expect(await away).toBe(true);
    const isSent = failures.map((error) => (error as DatabaseAway).isSent);
    // Three were on their way, two had no connection yet.
    expect(isSent.filter((sent) => sent)).toHaveLength(3);
    expect(isSent.filter((sent) => !sent)).toHaveLength(2);
    expect(await failure(pool.query('SELECT 1'))).toEqual(new DatabaseAway(false));
    expect(await failure(pool.connect())).toEqual(new DatabaseAway(false));
    const back = change();
    line.hold(false);
    expect(await back).toBe(false);
    expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  });

  it('is not one that takes long: a slow statement ends', async () => {
    const changes: boolean[] = [];
    const watchTimes = { patience: 150, limit: 20_000, pause: 20 };
    const patient = createPool(database.connectionString, { watchTimes });
    patient.watch.onChange((isAway) => changes.push(isAway));
    expect((await patient.query('SELECT pg_sleep(1), 1 AS one')).rows).toMatchObject([{ one: 1 }]);
    await patient.end();
    expect(changes).toEqual([]);
  });

  it('is noticed at once where nobody listens', async () => {
    const away = change();
    line.close();
    expect(await failure(pool.query('SELECT 1'))).toMatchObject({ name: 'DatabaseAway', isSent: false });
    expect(await away).toBe(true);
    expect(pool.watch.isAway).toBe(true);
  });
});
