import { EventEmitter } from 'node:events';
import type { Ledger } from '#ledger';
import type pg from 'pg';
import type { AnyProjection } from '../projection/projection.js';

/** A channel between processes: short texts, delivered soon or never. */
export interface Hints {
  send(text: string): void;
  listen(listener: (text: string) => void): () => void;
}

/** A projection of a tournament has reached a position. */
export interface Advance {
  readonly tournament: string;
  readonly projection: string;
  /** Whether the projection's state is another one than before. */
  readonly changed: boolean;
}

/**
 * News of projections that moved on: in process at once, from other processes as hints. Hints can be lost, so whoever
 * waits looks at the rows too.
 */
export class Advances {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #unsubscribe: () => void;
  #count = 0;

  constructor(private readonly hints: Hints) {
    this.#unsubscribe = hints.listen((topic) => this.#emit(topic));
  }

  /** How much news there has been: a look begun at another count may be too old. */
  get count(): number {
    return this.#count;
  }

  /** Tells that a projection has moved on. */
  tell({ tournament, projection, changed }: Advance): void {
    for (const topic of changed ? [tournament, projection] : [tournament]) {
      this.#emit(topic);
      this.hints.send(topic);
    }
  }

  /** Calls the listener whenever a projection of the tournament may have moved on. */
  listen(tournament: string, listener: () => void): () => void {
    return this.#on(tournament, listener);
  }

  /** Calls the listener whenever a projection's state may have changed in some tournament. */
  listenChanges(projection: string, listener: () => void): () => void {
    return this.#on(projection, listener);
  }

  close(): void {
    this.#unsubscribe();
  }

  #on(topic: string, listener: () => void): () => void {
    this.#emitter.on(topic, listener);
    return () => this.#emitter.off(topic, listener);
  }

  #emit(topic: string): void {
    this.#count++;
    this.#emitter.emit(topic);
  }
}

/** Why a read that should follow a write cannot be answered. */
export class NotYetProjected extends Error {
  readonly code: 'position.beyond-head' | 'projection.behind' | 'projection.stopped';
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: NotYetProjected['code'], params: NotYetProjected['params']) {
    super(code);
    this.name = 'NotYetProjected';
    this.code = code;
    this.params = params;
  }
}

/** How long a read waits for its projection. */
export const WAIT_MS = 5_000;
/** A hint can be lost: look at the checkpoint this often at the least. */
const LOOK_MS = 250;

/** Reads that follow writes: waits until projections have reached a position. */
export class Waiting {
  readonly #pool: pg.Pool;
  readonly #ledger: Ledger;
  readonly #advances: Advances;

  constructor(options: { pool: pg.Pool; ledger: Ledger; advances: Advances }) {
    this.#pool = options.pool;
    this.#ledger = options.ledger;
    this.#advances = options.advances;
  }

  /** How far the live generation has read, and which version of the projection wrote it; 0 before its first line. */
  async position(
    projection: AnyProjection,
    tournament: string,
  ): Promise<{ position: number; version: number; stopped: string | null }> {
    const { rows } = await this.#pool.query<{ position: string; version: number; stopped: string | null }>({
      name: 'live-position',
      text: `select c.position, c.version, c.stopped from projections.checkpoint c
             join projections.live l using (tournament, projection, generation)
             where c.tournament = $1 and c.projection = $2`,
      values: [tournament, projection.name],
    });
    const row = rows[0];
    return row
      ? { ...row, position: Number(row.position) }
      : { position: 0, version: projection.version, stopped: null };
  }

  /**
   * Waits until a projection has read a tournament's journal up to a position, for 5 seconds at most.
   *
   * @throws NotYetProjected `position.beyond-head` when the journal has no such line, `projection.stopped` when the
   *   projection cannot read on, `projection.behind` when the time is up
   */
  async until(projection: AnyProjection, tournament: string, position: number): Promise<void> {
    const deadline = Date.now() + WAIT_MS;
    let checkedHead = false;
    for (;;) {
      const wake = this.#nextAdvance(tournament);
      try {
        const current = await this.position(projection, tournament);
        if (current.position >= position) return;
        if (!checkedHead) {
          const head = (await this.#ledger.head(tournament))?.position ?? 0;
          if (position > head) throw new NotYetProjected('position.beyond-head', { position, head });
          checkedHead = true;
        }
        if (current.stopped) throw new NotYetProjected('projection.stopped', { position: current.position });
        const left = deadline - Date.now();
        if (left <= 0) throw new NotYetProjected('projection.behind', { position: current.position });
        await wake.within(Math.min(left, LOOK_MS));
      } finally {
        wake.cancel();
      }
    }
  }

  /** Listens before the checkpoint is read, so that an advance in between is not missed. */
  #nextAdvance(tournament: string) {
    const { promise, resolve } = withResolvers();
    const cancel = this.#advances.listen(tournament, resolve);
    return {
      cancel,
      within: async (ms: number) => {
        const timer = setTimeout(resolve, ms);
        await promise;
        clearTimeout(timer);
      },
    };
  }
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
