import { UnknownEvent, type Json, type Ledger } from '#ledger';
import { inTransaction } from '#platform';
import type pg from 'pg';
import { Remembered } from './remembered.js';
import { NotYetProjected } from './waiting.js';
import {
  checkpoint,
  keepSnapshot,
  liveCheckpoint,
  moveCheckpoint,
  setStopped,
  SNAPSHOT_EVERY,
  snapshotUpTo,
  type Checkpoint,
  type Snapshot,
} from './checkpoints.js';
import {
  foldLines,
  type AnyProjection,
  type JournalEntry,
  type Projection,
} from '../projection/projection.js';

/** What a projector remembers of one generation between pages: its checkpoint and the state at it. */
interface Memory {
  readonly at: Checkpoint;
  readonly state: Json;
}

/** Lines that are written down at once, folded. */
interface Batch {
  readonly position: number;
  readonly state: Json;
  /** States on the way that are kept, so that a past one is never far behind one of them. */
  readonly kept: readonly Snapshot<Json>[];
  /** Where each of them has rows of its own. */
  readonly lines: readonly JournalEntry[];
}

/**
 * The state of a projection's fold after the last entry of a journal.
 *
 * @throws NotYetProjected where the journal has an entry that cannot be read
 */
export type CurrentFold = (tournament: string) => Promise<Snapshot<Json>>;

/** Someone else has moved the checkpoint: what was remembered is void. */
class Fenced extends Error {}

const PAGE = SNAPSHOT_EVERY;
const KEPT = 1_000;

/** How much longer a stretch may be than what has been read before it. */
const LONGER = 7;

/**
 * Brings the rows of one projection up to the journals' heads: reads lines, writes rows and checkpoint in one
 * transaction.
 */
export class Projector {
  readonly projection: AnyProjection;
  readonly #pool: pg.Pool;
  readonly #ledger: Ledger;
  readonly #memories: Remembered<Memory>;
  readonly #current: CurrentFold | undefined;

  /** @param options.current where the fold's newest state is kept anyway */
  constructor(options: { projection: AnyProjection; pool: pg.Pool; ledger: Ledger; current?: CurrentFold }) {
    this.projection = options.projection;
    this.#current = options.current;
    this.#pool = options.pool;
    this.#ledger = options.ledger;
    this.#memories = new Remembered({ count: options.projection.remembered ?? KEPT, weight: Infinity });
  }

  /**
   * Reads on to the head of a tournament's journal.
   *
   * @param options.generation the live one when left out
   * @param options.signal ends it after the page being written
   * @returns the position reached (less than the head when it was ended or another projector has taken over) and whether
   *   the state is another one than before
   * @throws UnknownEvent after noting it at the checkpoint: this tournament stands still until the line can be read
   */
  async catchUp(
    tournament: string,
    { generation, signal }: { generation?: number; signal?: AbortSignal } = {},
  ): Promise<{ position: number; changed: boolean }> {
    let memory = await this.#recall(tournament, generation);
    const before = memory.state;
    try {
      for (;;) {
        const from = memory.at.position;
        if (signal?.aborted) return { position: from, changed: memory.state !== before };
        const batch = (await this.#foldedAlready(memory)) ?? (await this.#batch(memory, signal));
        if (batch.position === from) {
          if (memory.at.stopped !== null) await setStopped(this.#pool, memory.at, null);
          return { position: from, changed: memory.state !== before };
        }
        memory = await this.#project(memory, batch);
        this.#memories.set(keyOf(memory.at), memory, 0);
      }
    } catch (error) {
      this.#memories.delete(keyOf(memory.at));
      if (error instanceof Fenced) return { position: memory.at.position, changed: memory.state !== before };
      if (error instanceof UnknownEvent) await setStopped(this.#pool, memory.at, error.message);
      throw error;
    }
  }

  /** Drops what is remembered: of one tournament, or everything. */
  forget(tournament?: string): void {
    for (const { at } of this.#memories.values) {
      if (tournament === undefined || at.tournament === tournament) this.#memories.delete(keyOf(at));
    }
  }

  async #recall(tournament: string, generation?: number): Promise<Memory> {
    const at =
      generation === undefined
        ? await liveCheckpoint(this.#pool, this.projection, tournament)
        : await checkpoint(this.#pool, this.projection, tournament, generation);
    if (!at) throw new Error(`${this.projection.name} of ${tournament} has no generation ${generation}.`);
    const kept = this.#memories.get(keyOf(at));
    if (kept && kept.at.position === at.position) return { at, state: kept.state };
    const { state } = await stateAt(this.#pool, this.#ledger, this.projection, tournament, at.position);
    return { at, state };
  }

  /** The newest state where it is kept; of a journal that is far ahead, states on the way are kept, too. */
  async #foldedAlready({ at }: Memory): Promise<Batch | undefined> {
    try {
      const reached = await this.#current?.(at.tournament);
      const isNear = reached && reached.position >= at.position && reached.position - at.position <= PAGE;
      return isNear ? { ...reached, kept: [], lines: [] } : undefined;
    } catch (error) {
      // What is before an entry that cannot be read is written all the same.
      if (error instanceof NotYetProjected) return undefined;
      throw error;
    }
  }

  /**
   * Reads and folds the lines that are written at once: a page; of a journal that is far ahead, a multiple of what has
   * been read so far. So rows are written only a few times, however long the journal is.
   */
  async #batch({ at, state }: Memory, signal: AbortSignal | undefined): Promise<Batch> {
    const { projection } = this;
    const last = at.position + (projection.perLine ? 1 : Math.max(PAGE, LONGER * at.position));
    let batch: Batch = { position: at.position, state, kept: [], lines: [] };
    for (;;) {
      const { position, state: folded } = batch;
      const limit = PAGE - (position % PAGE);
      const lines = await this.#read(at.tournament, position, limit).catch((error: unknown) => {
        // What is before a line that cannot be read is written first.
        if (error instanceof UnknownEvent && position > at.position) return [];
        throw error;
      });
      if (lines.length === 0) return batch;
      const reached = { position: lines.at(-1)!.position, state: foldLines(projection, folded, lines) };
      const { position: keptAt } = batch.kept.at(-1) ?? at;
      const isKept = reached.position - keptAt >= Math.max(PAGE, keptAt);
      batch = {
        ...reached,
        kept: isKept ? [...batch.kept, reached] : batch.kept,
        lines: projection.perLine ? lines : [],
      };
      if (lines.length < limit || batch.position >= last || signal?.aborted) return batch;
    }
  }

  async #read(tournament: string, after: number, limit: number): Promise<JournalEntry[]> {
    return (await this.#ledger.readJournal(tournament, { after, limit })) as JournalEntry[];
  }

  async #project({ at, state: before }: Memory, batch: Batch): Promise<Memory> {
    const { position, state: after, kept, lines } = batch;
    await inTransaction(this.#pool, async (client) => {
      if (!(await moveCheckpoint(client, at, position))) throw new Fenced();
      const rows = { client, tournament: at.tournament, generation: at.generation, position };
      await this.projection.write(rows, { before, after, lines });
      for (const snapshot of kept) await keepSnapshot(client, this.projection, at.tournament, snapshot);
      const isDue = Math.floor(position / SNAPSHOT_EVERY) > Math.floor(at.position / SNAPSHOT_EVERY);
      if (isDue && kept.at(-1)?.position !== position) {
        await keepSnapshot(client, this.projection, at.tournament, { position, state: after });
      }
    });
    return { at: { ...at, position, stopped: null }, state: after };
  }
}

function keyOf({ tournament, generation }: Checkpoint): string {
  return `${tournament} ${generation}`;
}

/**
 * The fold's state after the line at `position`, from the nearest snapshot on.
 *
 * @param from a state of an earlier position that is at hand: it is gone on from where no snapshot is nearer
 */
export async function stateAt<State extends Json>(
  pool: pg.Pool,
  ledger: Ledger,
  projection: Projection<State>,
  tournament: string,
  position: number,
  from?: Snapshot<State>,
): Promise<Snapshot<State>> {
  const nearest = await snapshotUpTo(pool, projection, tournament, position, from);
  return foldedUpTo(ledger, projection, tournament, position, nearest);
}

/** The fold's state after the line at `position`, from an earlier one on: what has not changed since is the very same. */
export async function foldedUpTo<State extends Json>(
  ledger: Ledger,
  projection: Projection<State>,
  tournament: string,
  position: number,
  from: Snapshot<State>,
): Promise<Snapshot<State>> {
  let current = from;
  while (current.position < position) {
    const lines = (await ledger.readJournal(tournament, {
      after: current.position,
      until: position,
      limit: PAGE,
    })) as JournalEntry[];
    if (lines.length === 0) break;
    current = { position: lines.at(-1)!.position, state: foldLines(projection, current.state, lines) };
  }
  return current;
}
