import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog, EmbeddedPostgres } from '#platform';
import { freezePostgres, tell } from '../../../libs/platform/src/testing/stopped-processes.js';
import { postgresPid } from '../../server/src/testing/server-process.js';
import type { KeptUp } from './kept-up.js';

/** A PostgreSQL that can be disturbed. */
export interface Database {
  /** Its own address, without a network before it. */
  readonly connectionString: string;
  freeze(ms: number): Promise<void>;
  /** Ends it with a signal; it is started again by whoever keeps it up. */
  end(signal: 'SIGINT' | 'SIGKILL', downMs: number): Promise<void>;
  /** Resolves when it runs again. */
  up(): Promise<void>;
  close(): Promise<void>;
}

/** The PostgreSQL of a home, whose server starts and ends it. */
export class DatabaseOfHome implements Database {
  readonly #home: string;
  readonly #server: KeptUp;

  constructor(home: string, server: KeptUp) {
    this.#home = home;
    this.#server = server;
  }

  get connectionString(): string {
    const file = readFileSync(join(this.#home, 'postgres.json'), 'utf8');
    const { password, port } = JSON.parse(file) as { readonly password: string; readonly port: number };
    return `postgresql://tirage:${password}@127.0.0.1:${port}/tirage`;
  }

  async freeze(ms: number): Promise<void> {
    await freezeFor(await this.#pid(), ms);
  }

  async end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const before = await this.#pid();
    tell(before, signal);
    // Its server starts it again.
    // oxlint-disable-next-line no-await-in-loop -- until it is there again
    while ((await this.#pid()) === before) await sleep(20);
  }

  up(): Promise<void> {
    return this.#server.up();
  }

  /** Its process id, as soon as it runs: its file is gone while it does not. */
  async #pid(): Promise<number> {
    for (;;) {
      const pid = runningPid(this.#home);
      if (pid) return pid;
      // oxlint-disable-next-line no-await-in-loop -- as said
      await sleep(20);
    }
  }

  async close(): Promise<void> {
    // Its server has ended it.
  }
}

/** A PostgreSQL of its own, which is started again when it has ended. */
export class DatabaseApart implements Database {
  readonly #home: string;
  readonly #onStarted: (connectionString: string) => void;
  #postgres!: EmbeddedPostgres;
  #up: Promise<void> = Promise.resolve();
  #downMs = 0;
  #isOver = false;

  private constructor(home: string, onStarted: (connectionString: string) => void) {
    this.#home = home;
    this.#onStarted = onStarted;
  }

  /** @param onStarted told of each start, after which it may have another address */
  static async start(home: string, onStarted: (connectionString: string) => void): Promise<DatabaseApart> {
    const database = new DatabaseApart(home, onStarted);
    await database.#start();
    return database;
  }

  get connectionString(): string {
    return this.#postgres.connectionString;
  }

  freeze(ms: number): Promise<void> {
    return freezeFor(this.#postgres.pid, ms);
  }

  async end(signal: 'SIGINT' | 'SIGKILL', downMs: number): Promise<void> {
    this.#downMs = downMs;
    const { ended } = this.#postgres;
    tell(this.#postgres.pid, signal);
    await ended;
  }

  async up(): Promise<void> {
    for (let known: unknown; known !== this.#up;) {
      known = this.#up;
      // oxlint-disable-next-line no-await-in-loop -- until nothing has changed meanwhile
      await this.#up;
    }
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.up();
    await this.#postgres.stop();
  }

  async #start(): Promise<void> {
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- until it is up
        this.#postgres = await EmbeddedPostgres.start(this.#home, createLog('silent'), { keptUp: false });
        break;
      } catch (error) {
        if (this.#isOver) throw error;
        // Such as on a full disk.
        // oxlint-disable-next-line no-await-in-loop -- as above
        await sleep(200);
      }
    }
    this.#onStarted(this.#postgres.connectionString);
    void this.#startAgainAfter(this.#postgres.ended);
  }

  async #startAgainAfter(ended: Promise<void>): Promise<void> {
    await ended;
    if (this.#isOver) return;
    this.#up = sleep(this.#downMs).then(() => this.#start());
    this.#downMs = 0;
  }
}

function runningPid(home: string): number | undefined {
  try {
    return postgresPid(home);
  } catch {
    return undefined;
  }
}

async function freezeFor(postmaster: number, ms: number): Promise<void> {
  const { thaw } = freezePostgres(postmaster);
  await sleep(ms);
  thaw();
}
