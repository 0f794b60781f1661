import { UnknownEvent, type Ledger } from '#ledger';
import type pg from 'pg';
import { play } from '../../play/play.js';
import type { PlayState } from '../../play/play-state.js';
import { foldLines, type JournalEntry } from '../../projection.js';
import { snapshotUpTo, type Snapshot } from '../../running/checkpoints.js';
import { Remembered } from '../remembered.js';
import { NotYetProjected } from '../waiting.js';

const PAGE = 1_000;
/** How many tournaments' states are kept; those asked for longest ago go first. */
const KEPT = 100;

/** A reading of a journal that is running, and the one that starts when it ends. */
interface Readings {
  readonly current: Promise<Snapshot<PlayState>>;
  next?: Promise<Snapshot<PlayState>>;
}

/**
 * The state of play now, read from the journal itself whenever it is asked for: it decides what somebody may see.
 * Keeping earlier states only saves folding the same lines again.
 */
export class PlayNow {
  readonly #pool: pg.Pool;
  readonly #ledger: Ledger;
  readonly #kept = new Remembered<Snapshot<PlayState>>({ count: KEPT, weight: Infinity });
  readonly #readings = new Map<string, Readings>();
  #forgotten = 0;

  constructor(options: { pool: pg.Pool; ledger: Ledger }) {
    this.#pool = options.pool;
    this.#ledger = options.ledger;
  }

  /**
   * The state after the last journal entry, at the time of the call or later. Concurrent calls share one reading.
   *
   * @throws NotYetProjected `projection.stopped` when the journal has a line that this program cannot read
   */
  state(tournament: string): Promise<Snapshot<PlayState>> {
    const readings = this.#readings.get(tournament);
    if (!readings) return this.#begin(tournament);
    // The one under way may have begun before the line that the asker waits for.
    readings.next ??= readings.current.then(
      () => this.#begin(tournament),
      () => this.#begin(tournament),
    );
    return readings.next;
  }

  /** Forgets all states: the journals were replaced. */
  forget(): void {
    this.#forgotten++;
    this.#kept.clear();
  }

  #begin(tournament: string): Promise<Snapshot<PlayState>> {
    const readings: Readings = {
      current: this.#read(tournament).finally(() => {
        if (this.#readings.get(tournament) === readings && !readings.next) this.#readings.delete(tournament);
      }),
    };
    this.#readings.set(tournament, readings);
    return readings.current;
  }

  async #read(tournament: string): Promise<Snapshot<PlayState>> {
    const forgotten = this.#forgotten;
    let now =
      this.#kept.get(tournament) ??
      (await snapshotUpTo(this.#pool, play, tournament, Number.MAX_SAFE_INTEGER));
    try {
      for (;;) {
        const lines = (await this.#ledger.readJournal(tournament, {
          after: now.position,
          limit: PAGE,
        })) as JournalEntry[];
        if (lines.length === 0) break;
        now = { position: lines.at(-1)!.position, state: foldLines(play, now.state, lines) };
        if (lines.length < PAGE) break;
      }
    } catch (error) {
      if (error instanceof UnknownEvent)
        throw new NotYetProjected('projection.stopped', { position: now.position });
      throw error;
    }
    // A state that was read before the journals were replaced must not be kept.
    if (forgotten === this.#forgotten) this.#kept.set(tournament, now, 0);
    return now;
  }
}
