import type pg from 'pg';
import { isDatabaseAway, restAfterLook } from '#platform';
import type { Logger } from 'pino';
import { readEpoch } from '../database/epoch.js';
import type { Hints } from '../database/wake.js';

/** How far a journal has come. */
export interface Head {
  readonly tournament: string;
  readonly position: number;
}

export interface HeadsOptions {
  readonly pool: pg.Pool;
  readonly hints: Hints;
  /** Milliseconds between two looks at the heads, for hints that were lost; more while there are very many. */
  readonly pollMs: number;
  readonly log?: Logger | undefined;
  /** Told the database's epoch with every look. */
  readonly onEpoch: (epoch: number) => void;
}

export type AdvanceListener = (tournament: string, position: number) => void;

const PAGE = 1_000;

/**
 * What is known of how far the journals have come: from this process at once, from others by hints, and from a slow poll
 * that compares positions.
 */
export class Heads {
  readonly #options: HeadsOptions;
  readonly #known = new Map<string, number>();
  readonly #listeners = new Set<AdvanceListener>();
  readonly #waiting = new Map<string, Set<() => void>>();
  #unsubscribe: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #closed = false;

  constructor(options: HeadsOptions) {
    this.#options = options;
  }

  /** This process has appended up to a position. */
  appended(tournament: string, position: number): void {
    this.#options.hints.send(tournament, String(position));
    this.#advance(tournament, position);
  }

  /** How far a journal has come, as far as this process has heard; nothing where it has heard nothing. */
  known(tournament: string): number | undefined {
    return this.#known.get(tournament);
  }

  /** Calls the listener when a journal may have advanced. */
  listen(listener: AdvanceListener): () => void {
    this.#start();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Calls back at every advance of a tournament. */
  watch(tournament: string, advanced: () => void): () => void {
    this.#start();
    const waiting = this.#waiting.get(tournament) ?? new Set();
    this.#waiting.set(tournament, waiting.add(advanced));
    return () => {
      waiting.delete(advanced);
      if (waiting.size === 0 && this.#waiting.get(tournament) === waiting) this.#waiting.delete(tournament);
    };
  }

  /** Drops what is known and wakes everybody. */
  forget(): void {
    this.#known.clear();
    for (const waiting of this.#waiting.values()) for (const advanced of waiting) advanced();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#unsubscribe?.();
    clearTimeout(this.#timer);
    await this.#polling;
  }

  #advance(tournament: string, position: number): void {
    if (position <= (this.#known.get(tournament) ?? -1)) return;
    this.#known.set(tournament, position);
    for (const advanced of this.#waiting.get(tournament) ?? []) advanced();
    for (const listener of this.#listeners) {
      try {
        listener(tournament, position);
      } catch (error) {
        this.#options.log?.error({ err: error, tournament }, 'a listener of heads failed');
      }
    }
  }

  #start(): void {
    if (this.#unsubscribe || this.#closed) return;
    this.#unsubscribe = this.#options.hints.listen(
      (text) => {
        const [tournament, position] = text.split(' ') as [string, string];
        this.#advance(tournament, Number(position));
      },
      () => this.#pollNow(),
    );
    this.#schedule(0);
  }

  #schedule(took: number): void {
    const rest = restAfterLook(took, this.#options.pollMs);
    this.#timer = setTimeout(() => this.#pollNow(), rest).unref();
  }

  #pollNow(): void {
    if (this.#closed || this.#polling) return;
    clearTimeout(this.#timer);
    this.#polling = this.#poll();
  }

  async #poll(): Promise<void> {
    const begun = performance.now();
    // After a look that fails the next one comes soon.
    let took = 0;
    try {
      await this.#compare();
      took = performance.now() - begun;
    } catch (error) {
      if (!isDatabaseAway(error)) this.#options.log?.warn({ err: error }, 'the heads could not be read');
    }
    this.#polling = undefined;
    if (!this.#closed) this.#schedule(took);
  }

  async #compare(): Promise<void> {
    const { pool, onEpoch } = this.#options;
    onEpoch(await readEpoch(pool));
    if (this.#listeners.size > 0) {
      let after: string | undefined;
      do {
        const heads = await readHeads(pool, { after, limit: PAGE, archived: false });
        for (const { tournament, position } of heads) this.#advance(tournament, position);
        after = heads.length === PAGE ? heads.at(-1)!.tournament : undefined;
      } while (after !== undefined && !this.#closed);
    } else if (this.#waiting.size > 0) {
      const { rows } = await pool.query<{ tournament: string; position: string }>(
        'SELECT tournament, position FROM ledger.book WHERE tournament = ANY ($1::uuid[])',
        [[...this.#waiting.keys()]],
      );
      for (const { tournament, position } of rows) this.#advance(tournament, Number(position));
    }
  }
}

/** The heads of the journals in the order of their ids, those of archived journals only when they are asked for. */
export async function readHeads(
  pool: pg.Pool,
  { after, limit, archived }: { after: string | undefined; limit: number; archived: boolean },
): Promise<Head[]> {
  const { rows } = await pool.query<{ tournament: string; position: string }>(
    `SELECT tournament, position FROM ledger.book
     WHERE (NOT archived OR $3) AND ($1::uuid IS NULL OR tournament > $1) ORDER BY tournament LIMIT $2`,
    [after ?? null, limit, archived],
  );
  return rows.map(({ tournament, position }) => ({ tournament, position: Number(position) }));
}
