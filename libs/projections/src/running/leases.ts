import type pg from 'pg';

/**
 * Leases on tournaments among projector processes, as PostgreSQL's advisory locks on one connection: a process that
 * dies gives its leases back. A lease only saves work; the checkpoint's fence keeps the rows right.
 */
export class Leases {
  #client: Promise<pg.PoolClient> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly pool: pg.Pool) {}

  /** Takes a tournament's lease, or says that someone else has it. */
  async take(tournament: string): Promise<boolean> {
    return this.#call('pg_try_advisory_lock', tournament);
  }

  /** Gives a tournament's lease back. */
  async giveBack(tournament: string): Promise<void> {
    await this.#call('pg_advisory_unlock', tournament);
  }

  /** Gives all leases back. */
  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    client?.release(true);
  }

  /** One call after the other: they share a connection. */
  #call(lock: 'pg_try_advisory_lock' | 'pg_advisory_unlock', tournament: string): Promise<boolean> {
    const call = this.#last.then(async () => {
      const client = await this.#connection();
      const { rows } = await client.query<{ done: boolean }>({
        name: lock,
        text: `select ${lock}(hashtextextended($1, 7)) as done`,
        values: [tournament],
      });
      return rows[0]!.done;
    });
    this.#last = call.catch(() => undefined);
    return call;
  }

  #connection(): Promise<pg.PoolClient> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      const client = await this.pool.connect();
      client.once('error', (error) => {
        this.#client = undefined;
        client.release(error);
      });
      return client;
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
  }
}
