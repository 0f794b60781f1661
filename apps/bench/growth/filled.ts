import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Hints, Ledger, type Json } from '#ledger';
import { createLog, createPool } from '#platform';
import { Advances, ProjectionRunner, projections, rebuild } from '#projections';
import { eventCatalogue, tournamentEvents } from '#tournament';
import { ENTRIES } from './fill.js';

const ORGANISER = '00000000-0000-4000-8000-000000000001';
const APPENDS = 50;
const CLIENTS = 32;
const READS = 20;
const SOME = 10;

/** A filled database, and what is done in it. */
export class Filled {
  readonly pool: pg.Pool;
  readonly #log = createLog('error');
  readonly #ledger: Ledger;
  /** As in another process: it hears of entries by hints. */
  readonly #otherPool: pg.Pool;
  readonly #other: Ledger;
  readonly #hints: Hints;
  /** A journal that was written as the program writes. */
  readonly #written = randomUUID();
  readonly #busy = randomUUID();
  #tournaments: readonly string[] = [];
  #next = 0;

  constructor(
    connectionString: string,
    readonly events: number,
  ) {
    const catalogue = eventCatalogue();
    this.pool = createPool(connectionString, { max: 10, name: 'bench' });
    this.#ledger = new Ledger({ pool: this.pool, catalogue });
    this.#otherPool = createPool(connectionString, { max: 4, name: 'bench-other' });
    this.#other = new Ledger({ pool: this.#otherPool, catalogue });
    this.#hints = new Hints({ pool: this.#otherPool, channel: 'tirage_projected' });
  }

  /** Writes the journals that are rebuilt and verified. */
  async prepare(): Promise<void> {
    for (const tournament of [this.#written, this.#busy]) {
      await this.#append(tournament, [tournamentEvents.created({ name: 'Written', organiser: ORGANISER })]);
    }
    for (let written = 1; written < ENTRIES; written += 111) {
      const renamed = Array.from({ length: 111 }, (_, index) => this.#renamed(written + index));
      await this.#append(this.#written, renamed);
    }
    const { rows } = await this.pool.query<{ tournament: string }>(
      'SELECT tournament FROM ledger.book WHERE tournament <> ALL ($1::uuid[]) ORDER BY random() LIMIT 5000',
      [[this.#written, this.#busy]],
    );
    this.#tournaments = rows.map(({ tournament }) => tournament);
    // Planned and read once, as in a process that has been up for a while.
    for (const projection of projections) {
      await rebuild({ pool: this.pool, ledger: this.#ledger, projection, tournament: this.#written });
    }
  }

  /** Does everything once. @returns milliseconds, for each piece of what was done so */
  async measure(): Promise<[string, number][]> {
    return [
      ['append, one after the other', await timed(() => this.#appendOneByOne(), APPENDS)],
      [
        'append to ten tournaments by chance, 32 clients',
        await timed(() => this.#appendAtOnce(), APPENDS * CLIENTS),
      ],
      ['follow: from the answer to another process', await this.#followed()],
      ['read the 100 entries after a position', await timed(() => this.#read(), READS)],
      ['look whether hints were lost, all open journals', await timed(() => this.#lookAtHeads(), 1)],
      ['look whether projections are behind, all open journals', await this.#compared()],
      [`rebuild a tournament of ${ENTRIES} entries`, await timed(() => this.#rebuild(), 1)],
      [`verify a tournament of ${ENTRIES} entries`, await timed(() => this.#verify(), 1)],
    ];
  }

  async gigabytes(): Promise<number> {
    const { rows } = await this.pool.query<{ bytes: string }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    );
    return Number(rows[0]!.bytes) / 1e9;
  }

  async close(): Promise<void> {
    await this.#hints.close();
    await Promise.all([this.#ledger.close(), this.#other.close()]);
    await Promise.all([this.pool.end(), this.#otherPool.end()]);
  }

  #renamed(time: number) {
    return tournamentEvents.renamed({ name: `Renamed the ${time}th time` });
  }

  async #append(tournament: string, events: readonly unknown[]): Promise<number> {
    const commandId = randomUUID();
    const { position } = await this.#ledger.append({
      tournament,
      actor: `person:${ORGANISER}`,
      commandId,
      bodyHash: createHash('sha256').update(commandId).digest('hex'),
      answer: {},
      streams: [
        {
          stream: 'tournament',
          expectedVersion: 'any',
          events: events as { type: string; schema: number; payload: Json }[],
        },
      ],
    });
    return position;
  }

  #byChance(): string {
    return this.#tournaments[this.#next++ % this.#tournaments.length]!;
  }

  async #appendOneByOne(): Promise<void> {
    for (let time = 0; time < APPENDS; time++) await this.#append(this.#busy, [this.#renamed(time)]);
  }

  async #appendAtOnce(): Promise<void> {
    // As many as the smallest ledger has, others in each round: commands of one tournament go together.
    const some = Array.from({ length: SOME }, () => this.#byChance());
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let time = 0; time < APPENDS; time++) {
          await this.#append(some[(client + time) % SOME]!, [this.#renamed(time)]);
        }
      }),
    );
  }

  /** Milliseconds from the answer to an append until another process has read the entry; the middle of some. */
  async #followed(): Promise<number> {
    const stop = new AbortController();
    const { position } = (await this.#other.head(this.#busy))!;
    const pages = this.#other.follow(this.#busy, position, stop.signal)[Symbol.asyncIterator]();
    const took: number[] = [];
    for (let time = 0; time < READS; time++) {
      const heard = pages.next();
      const appended = this.#append(this.#busy, [this.#renamed(time)]).then(() => performance.now());
      const [at] = await Promise.all([appended, heard]);
      took.push(Math.max(0, performance.now() - at));
      // Hints of a journal are 50 ms apart.
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    stop.abort();
    await pages.return?.();
    return took.toSorted((a, b) => a - b)[READS / 2]!;
  }

  async #read(): Promise<void> {
    for (let time = 0; time < READS; time++) {
      const lines = await this.#ledger.readJournal(this.#byChance(), { after: ENTRIES / 2, limit: 100 });
      if (lines.length !== 100) throw new Error(`${lines.length} entries were read.`);
    }
  }

  async #lookAtHeads(): Promise<void> {
    let after: string | undefined;
    do {
      const heads = await this.#ledger.heads({ ...(after !== undefined && { after }), limit: 1_000 });
      after = heads.length === 1_000 ? heads.at(-1)!.tournament : undefined;
    } while (after !== undefined);
  }

  /** Milliseconds that a projector takes to compare every journal with its projections, as it does every two seconds. */
  async #compared(): Promise<number> {
    const advances = new Advances(this.#hints);
    const { pool } = this;
    let took = 0;
    const query = async (asked: string | { readonly text: string }, values?: unknown[]) => {
      const begun = performance.now();
      const found = await pool.query(asked as string, values);
      if ((typeof asked === 'string' ? asked : asked.text).includes('from ledger.book b')) {
        took = performance.now() - begun;
      }
      return found;
    };
    const timing = { query, connect: () => pool.connect(), options: pool.options } as unknown as pg.Pool;
    const runner = new ProjectionRunner({
      projections,
      pool: timing,
      ledger: this.#ledger,
      advances,
      log: this.#log,
    });
    await runner.start();
    await runner.stop();
    advances.close();
    return took;
  }

  async #rebuild(): Promise<void> {
    for (const projection of projections) {
      await rebuild({ pool: this.pool, ledger: this.#ledger, projection, tournament: this.#written });
    }
  }

  async #verify(): Promise<void> {
    const { ok } = await this.#ledger.verify(this.#written);
    if (!ok) throw new Error('The chain does not hold.');
  }
}

/** @returns milliseconds for each of so many pieces */
async function timed(work: () => Promise<void>, pieces: number): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / pieces;
}
