import pg from 'pg';

/** So long the database lets the connection of the leases be silent before it ends it. */
const SILENT_MS = 2_000;
/** So often a process that is well is heard of. */
const HEARTBEAT_MS = 500;
/** So long the database has to answer; one that is frozen holds nobody up. */
const ANSWER_MS = 4_000;

interface Connection {
  readonly client: pg.Client;
  readonly ready: Promise<void>;
  readonly heartbeat: NodeJS.Timeout;
}

/**
 * Leases on tournaments among projector processes, as PostgreSQL's advisory locks on a connection of their own. A process
 * that dies gives its leases back. So does one that hangs: the database ends its connection, because it is silent. A lease
 * only saves work; the checkpoint's fence keeps the rows right.
 */
export class Leases {
  #connection: Connection | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly pool: pg.Pool) {}

  /**
   * Does work under a tournament's lease.
   *
   * @returns false when someone else has the lease, or got it meanwhile because this process hung: then what failed here
   *   is for the other one to do
   * @throws whatever the work throws
   */
  async during(tournament: string, work: () => Promise<void>): Promise<boolean> {
    const at = await this.#next(() => this.#take(tournament));
    if (!at) return false;
    const failed = await work().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const wasHeld = await this.#next(() => this.#giveBack(tournament, at));
    if (failed && wasHeld) throw failed.error;
    return wasHeld;
  }

  /** Gives all leases back. */
  async close(): Promise<void> {
    if (this.#connection) await this.#end(this.#connection);
  }

  /** One call after the other: they share a connection. */
  #next<Result>(call: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(call);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** @returns the connection that holds the lease now, unless someone else has it */
  async #take(tournament: string): Promise<Connection | undefined> {
    const take = async () => {
      const connection = (this.#connection ??= this.#connect());
      const isTaken = await this.#lock('pg_try_advisory_lock', tournament, connection);
      return isTaken && this.#connection === connection ? connection : undefined;
    };
    // The connection may be one that the database has ended, and nobody has noticed yet.
    return take().catch(take);
  }

  /** @returns whether it was held until now */
  async #giveBack(tournament: string, at: Connection): Promise<boolean> {
    if (this.#connection !== at) return false;
    return this.#lock('pg_advisory_unlock', tournament, at).catch(() => false);
  }

  async #lock(
    lock: 'pg_try_advisory_lock' | 'pg_advisory_unlock',
    tournament: string,
    connection: Connection,
  ): Promise<boolean> {
    try {
      await connection.ready;
      const { rows } = await connection.client.query<{ done: boolean }>({
        name: lock,
        text: `select ${lock}(hashtextextended($1, 7)) as done`,
        values: [tournament],
      });
      return rows[0]!.done;
    } catch (error) {
      void this.#end(connection);
      throw error;
    }
  }

  #connect(): Connection {
    const client = new pg.Client({ ...this.pool.options, query_timeout: ANSWER_MS });
    const heartbeat = setInterval(() => {
      client.query('select').catch(() => undefined);
    }, HEARTBEAT_MS).unref();
    const connection: Connection = { client, ready: this.#open(client), heartbeat };
    client.on('error', () => void this.#end(connection));
    client.on('end', () => void this.#end(connection));
    return connection;
  }

  async #open(client: pg.Client): Promise<void> {
    await client.connect();
    await client.query(`set idle_session_timeout = ${SILENT_MS}`);
  }

  /** All leases go with their connection; the next one to be taken makes another. */
  async #end(connection: Connection): Promise<void> {
    clearInterval(connection.heartbeat);
    if (this.#connection === connection) this.#connection = undefined;
    await connection.client.end().catch(() => undefined);
  }
}
