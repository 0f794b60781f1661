import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How soon and how often it is looked, in milliseconds. */
export interface WatchTimes {
  /** How long something may be outstanding before the database is asked whether it is there. */
  readonly patience: number;
  /** How long it has to answer. */
  readonly limit: number;
  /** Between two questions while it is away. */
  readonly pause: number;
}

/** By how much a process may be late before its own clock says nothing of the database (milliseconds). */
const LONG_TURN = 500;

export const WATCH_TIMES: WatchTimes = { patience: 2_000, limit: 3_000, pause: 500 };

/** What the watch sees of its pool. */
export interface Watched {
  readonly options: pg.PoolConfig;
  /** When the oldest of what is outstanding began (`performance.now()`); undefined: nothing is. */
  outstandingSince(): number | undefined;
  /** How many statements or transactions have ended well so far. */
  ended(): number;
}

/**
 * Knows whether the database is there. It costs nothing as long as answers come; it asks over a connection of its own where
 * something is outstanding for long, or could not connect. A frozen database does not break a line, so that nobody else notices.
 */
export class DatabaseWatch {
  readonly #watched: Watched;
  readonly #times: WatchTimes;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #looking: NodeJS.Timeout;
  #isAway = false;
  #lastThere = 0;
  #asking = false;
  #closed = false;

  constructor(watched: Watched, times: WatchTimes = WATCH_TIMES) {
    this.#watched = watched;
    this.#times = times;
    this.#looking = setInterval(() => this.#look(), times.patience / 3).unref();
  }

  /** Whether the database does not answer now. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Calls the listener whenever the database goes away and comes back. @returns ends it */
  onChange(listener: (isAway: boolean) => void): () => void {
    this.#changes.on('change', listener);
    return () => void this.#changes.off('change', listener);
  }

  /** Asks at once: somebody could not connect. */
  suspect(): void {
    if (!this.#asking && !this.#closed) void this.#ask();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#looking);
  }

  #look(): void {
    const since = this.#watched.outstandingSince();
    // What is out for long is asked about as often as something new would be.
    if (since !== undefined && performance.now() - Math.max(since, this.#lastThere) >= this.#times.patience) {
      this.suspect();
    }
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    try {
      const ended = this.#watched.ended();
      // Whoever is slow because there is much to do still ends one thing or another.
      if ((await this.#answers()) || this.#watched.ended() > ended) return;
      this.#become(true);
      while (!this.#closed && !(await this.#answers()))
        await sleep(this.#times.pause, undefined, { ref: false });
      this.#become(false);
    } finally {
      this.#lastThere = performance.now();
      this.#asking = false;
    }
  }

  #become(isAway: boolean): void {
    if (this.#closed || this.#isAway === isAway) return;
    this.#isAway = isAway;
    this.#changes.emit('change', isAway);
  }

  async #answers(): Promise<boolean> {
    const { limit } = this.#times;
    const begun = performance.now();
    const { options } = this.#watched;
    const client = new pg.Client({ ...options, connectionTimeoutMillis: limit, query_timeout: limit });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch (error) {
      // After a long turn of this process its time was up before the answer could be read.
      if (performance.now() - begun > limit + LONG_TURN) return true;
      return isRefusal(error);
    } finally {
      client.end().catch(() => undefined);
    }
  }
}

/** Whether the database has answered, though with no connection: one that is just starting or stopping does not count. */
function isRefusal(error: unknown): boolean {
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown };
  return severity !== undefined && !/^(08...|57P0.)$/.test(String(code));
}
