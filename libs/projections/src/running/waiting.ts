import type { Ledger } from '#ledger';
import type pg from 'pg';
import type { AnyProjection } from '../projection/projection.js';
import type { Advances } from './advances.js';

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
