import { once } from 'node:events';
import pg from 'pg';
import type { Log } from '../process/log.js';
import { DatabaseAway } from './database-away.js';
import { DatabaseWatch, type WatchTimes } from './database-watch.js';

export interface PoolOptions {
  /** Connections at most; 10 when not said. */
  readonly max?: number;
  /** Shown in `pg_stat_activity`. */
  readonly name?: string;
  readonly log?: Log;
  /** How soon it is noticed that the database is silent. */
  readonly watchTimes?: WatchTimes;
}

type WhenConnected = Parameters<pg.Pool['connect']>[0];

/** What a connection is made of, as its types do not say. */
interface WithStream {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
}

/**
 * A pool of connections that notices when the database is away. Then what is outstanding fails, and what is new fails at
 * once, with `DatabaseAway`, until the database is back. Its end waits until its connections are closed: the library's own waits only until they are
 * asked to.
 */
export class WatchedPool extends pg.Pool {
  readonly watch: DatabaseWatch;
  readonly #open = new Set<pg.PoolClient>();
  /** Since when connections are out, and since when somebody waits for one. */
  readonly #outstanding = new Map<object, number>();
  readonly #waiting = new Set<(error: DatabaseAway) => void>();
  #ended = 0;

  constructor(options: pg.PoolConfig, watchTimes?: WatchTimes) {
    super(options);
    this.on('connect', (client) => {
      this.#open.add(client);
      // Whoever has it out hears of a break with his next statement; unheard, it would end the program.
      client.on('error', () => undefined);
      client.once('end', () => this.#open.delete(client));
    });
    this.on('acquire', (client) => this.#outstanding.set(client, performance.now()));
    this.on('release', (error, client) => {
      this.#outstanding.delete(client);
      if (!error) this.#ended++;
    });
    this.on('remove', (client) => this.#outstanding.delete(client));
    this.watch = new DatabaseWatch(
      {
        options,
        outstandingSince: () => {
          const [first] = this.#outstanding.values();
          return first;
        },
        ended: () => this.#ended,
      },
      watchTimes,
    );
    this.watch.onChange((isAway) => {
      if (isAway) this.#giveUp();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(whenConnected: WhenConnected): void;
  override connect(whenConnected?: WhenConnected): Promise<pg.PoolClient> | void {
    const connecting = this.#connect();
    if (!whenConnected) return connecting;
    connecting.then(
      (client) => whenConnected(undefined, client, (error) => client.release(error)),
      (error: Error) => whenConnected(error, undefined, () => undefined),
    );
  }

  override async end(): Promise<void> {
    this.watch.close();
    await super.end();
    await Promise.all([...this.#open].map((client) => once(client, 'end')));
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.ending) return super.connect();
    if (this.watch.isAway) throw new DatabaseAway(false);
    let giveUp: (error: DatabaseAway) => void = () => undefined;
    const away = new Promise<never>((_, reject) => (giveUp = reject));
    this.#waiting.add(giveUp);
    this.#outstanding.set(giveUp, performance.now());
    const connected = super.connect();
    try {
      return await Promise.race([connected, away]);
    } catch (cause) {
      // One that comes after all is for somebody else.
      connected.then(
        (client) => client.release(),
        () => undefined,
      );
      if (cause instanceof DatabaseAway || isWaitOver(cause)) throw cause;
      this.watch.suspect();
      throw new DatabaseAway(false, { cause });
    } finally {
      this.#waiting.delete(giveUp);
      this.#outstanding.delete(giveUp);
    }
  }

  /** Breaks every connection: what is asked over them fails, and none is used again. */
  #giveUp(): void {
    for (const giveUp of this.#waiting) giveUp(new DatabaseAway(false));
    for (const client of this.#open) {
      const { stream } = (client as unknown as WithStream).connection;
      stream.destroy(new DatabaseAway(true));
    }
  }
}

/** Whether it was waited for a connection in vain: all are in use. */
export function isWaitOver(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/**
 * How long a transaction may wait for its process: one that hangs would hold what others wait for. Reads and Prisma's
 * transactions wait for 5 s at most, so they still get it.
 */
export const IDLE_IN_TRANSACTION_MS = 3_000;

/**
 * A pool of connections, all of them closed when its `end()` is over. A connection that breaks while nobody uses it is logged
 * and replaced, instead of ending the program. Statements end after 30 s, transactions that wait idly after 3 s.
 */
export function createPool(
  connectionString: string,
  { max = 10, name = 'tirage', log, watchTimes }: PoolOptions = {},
): WatchedPool {
  const pool = new WatchedPool(
    {
      connectionString,
      max,
      application_name: name,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
    },
    watchTimes,
  );
  pool.on('error', (error) =>
    log?.warn({ pool: name, reason: (error as { code?: string }).code }, 'a database connection broke'),
  );
  pool.watch.onChange((isAway) => {
    if (isAway) log?.error({ pool: name }, 'the database does not answer');
    else log?.info({ pool: name }, 'the database answers again');
  });
  return pool;
}

/** Runs work in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
