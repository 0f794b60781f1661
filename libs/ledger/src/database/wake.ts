import pg from 'pg';
import type { Logger } from 'pino';

export interface HintsOptions {
  readonly pool: pg.Pool;
  /** PostgreSQL's name for the channel. */
  readonly channel: string;
  readonly log?: Logger | undefined;
}

/** At most one hint of a topic in this time. */
const APART_MS = 50;
const RECONNECT_MS = 250;
const RECONNECT_AT_MOST_MS = 5_000;

interface Listener {
  readonly heard: (text: string) => void;
  readonly missed: () => void;
}

/**
 * Hints between processes: short texts that arrive soon, or are lost. They are sent by NOTIFY in statements of their
 * own, never inside a transaction that writes (its commit would wait for every other one that notifies).
 */
export class Hints {
  readonly #options: HintsOptions;
  readonly #listeners = new Set<Listener>();
  readonly #outgoing = new Map<string, string>();
  #sending: NodeJS.Timeout | undefined;
  #flushed: Promise<void> = Promise.resolve();
  #client: pg.Client | undefined;
  #connecting: NodeJS.Timeout | undefined;
  #delay = RECONNECT_MS;
  #closed = false;

  constructor(options: HintsOptions) {
    this.#options = options;
  }

  /** Sends `topic`, or `topic value`; of several hints of a topic within 50 ms the last one goes. */
  send(topic: string, value?: string): void {
    if (this.#closed) return;
    this.#outgoing.set(topic, value === undefined ? topic : `${topic} ${value}`);
    this.#sending ??= this.#flush();
  }

  /**
   * Hears the hints of all processes, this one's included.
   *
   * @param missed called when hints may have been lost: when the connection for them is there (again)
   */
  listen(heard: (text: string) => void, missed: () => void = () => undefined): () => void {
    const listener = { heard, missed };
    this.#listeners.add(listener);
    if (!this.#client && !this.#connecting && !this.#closed) this.#connect();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#sending);
    clearTimeout(this.#connecting);
    await this.#flushed;
    if (this.#client) await this.#end(this.#client);
  }

  #flush(): NodeJS.Timeout {
    const texts = [...this.#outgoing.values()];
    this.#outgoing.clear();
    this.#flushed = this.#options.pool
      .query('SELECT pg_notify($1, text) FROM unnest($2::text[]) AS hints (text)', [
        this.#options.channel,
        texts,
      ])
      .then(
        () => undefined,
        (error: unknown) => this.#options.log?.warn({ reason: reasonOf(error) }, 'hints could not be sent'),
      );
    return setTimeout(() => {
      this.#sending = this.#outgoing.size > 0 ? this.#flush() : undefined;
    }, APART_MS).unref();
  }

  #connect(): void {
    const client = new pg.Client(this.#options.pool.options);
    this.#client = client;
    client.on('error', (error) => this.#reconnect(client, error));
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ payload }) => {
      if (payload) for (const { heard } of this.#listeners) heard(payload);
    });
    void this.#open(client);
  }

  async #open(client: pg.Client): Promise<void> {
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(this.#options.channel)}`);
    } catch (error) {
      return this.#reconnect(client, error);
    }
    this.#delay = RECONNECT_MS;
    for (const { missed } of this.#listeners) missed();
  }

  #reconnect(broken: pg.Client, error?: unknown): void {
    if (this.#client !== broken || this.#closed) return;
    this.#options.log?.warn({ reason: reasonOf(error) }, 'the connection for hints broke and is made again');
    this.#client = undefined;
    void this.#end(broken);
    this.#connecting = setTimeout(() => {
      this.#connecting = undefined;
      this.#connect();
    }, this.#delay).unref();
    this.#delay = Math.min(2 * this.#delay, RECONNECT_AT_MOST_MS);
  }

  async #end(client: pg.Client): Promise<void> {
    try {
      await client.end();
    } catch {
      // It is broken already.
    }
  }
}

function reasonOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'closed';
}
