import { UnknownEvent, type Ledger } from '#ledger';
import { LongWork, Paced } from '#platform';
import type { StreamStates } from '#tournament';
import type pg from 'pg';
import type { PlayState } from '../play/play-state.js';
import { play } from '../play/projection/play.js';
import { foldLines, type JournalEntry } from '../projection/projection.js';
import { Remembered } from '../running/remembered.js';
import { SharedReadings } from '../running/shared-readings.js';
import { NotYetProjected } from '../running/waiting.js';
import { snapshotUpTo } from '../running/checkpoints.js';
import { CurrentState } from './current-state.js';

const PAGE = 1_000;
/** How many tournaments' states are kept, and of how many journal entries together; those asked for longest ago go first. */
const KEPT = { count: 100, weight: 2_000_000 };

/** Followers of a tournament are told of new journal entries at most so often. */
const PACE = { least: 40, times: 0.5, most: 400 };

/** Who follows a tournament. */
export interface Follower {
  /** Tells a newer state on; resolves once that is done, whatever goes wrong. */
  tell(current: CurrentState): Promise<void>;
  /** The journal cannot be read. */
  fail(error: unknown): void;
}

/** So long what was heard is trusted: a hint may be lost, and the journals may be replaced. */
const HEARD_MS = 250;

/**
 * The current states of the journals in use, read from the journal itself at every question: whoever is to be shown
 * something is judged by this. What is remembered only saves reading again what was folded before.
 */
export class CurrentStates {
  readonly #pool: pg.Pool;
  readonly #ledger: Ledger;
  readonly #streams: StreamStates | undefined;
  readonly #kept = new Remembered<CurrentState>(KEPT);
  readonly #readAt = new WeakMap<CurrentState, number>();
  readonly #readings = new SharedReadings<CurrentState>();
  readonly #followers = new Map<string, Set<Follower>>();
  /** The tournaments whose followers are being told. */
  readonly #telling = new Map<string, Paced>();
  #unsubscribe: (() => void) | undefined;
  #forgotten = 0;
  #isClosed = false;

  /** @param options.streams states of streams that follow the journals that are read here */
  constructor(options: { pool: pg.Pool; ledger: Ledger; streams?: StreamStates }) {
    this.#pool = options.pool;
    this.#ledger = options.ledger;
    this.#streams = options.streams;
  }

  /**
   * The state after the last journal entry, as it is when this is called or later. Those who ask at once share a reading.
   *
   * @throws NotYetProjected `projection.stopped` when the journal has a line that this program cannot read
   */
  async of(tournament: string): Promise<CurrentState> {
    return (await this.#newest(tournament)).remembered();
  }

  /**
   * The state after the last journal entry that this process has heard of: without a question to the journal where nothing
   * is new. What other processes write is heard a moment later, so it is for those who are told what everybody is.
   *
   * @throws NotYetProjected `projection.stopped` as `of`
   */
  async heard(tournament: string): Promise<CurrentState> {
    return (await this.#heard(tournament)).remembered();
  }

  /** The state as far as this process has heard, for nobody who is shown anything. @throws NotYetProjected as `of` */
  async catchUp(tournament: string): Promise<PlayState> {
    return (await this.#heard(tournament)).state;
  }

  #newest(tournament: string): Promise<CurrentState> {
    return this.#readings.of(tournament, () => this.#read(tournament));
  }

  async #heard(tournament: string): Promise<CurrentState> {
    const kept = this.#kept.get(tournament);
    const head = this.#ledger.headHeard(tournament);
    const isNewest = kept && head !== undefined && kept.position >= head;
    if (isNewest && performance.now() - (this.#readAt.get(kept) ?? -Infinity) < HEARD_MS) return kept;
    return this.#newest(tournament);
  }

  /** Whether the journal is in use here: its state is at hand. */
  has(tournament: string): boolean {
    return this.#kept.get(tournament) !== undefined;
  }

  /**
   * The state after the last journal entry, which is to be that of a position or a later one.
   *
   * @throws NotYetProjected `position.beyond-head` when the journal has no such entry
   */
  async from(tournament: string, position: number): Promise<CurrentState> {
    const current = await this.of(tournament);
    const { position: head } = current;
    if (position > head) throw new NotYetProjected('position.beyond-head', { position, head });
    return current;
  }

  /**
   * Tells a follower of a newer state whenever there are new entries, the next one once all followers have told on the one
   * before: all are given the same ones, but not each of them. @returns what ends it
   */
  follow(tournament: string, follower: Follower): () => void {
    this.#unsubscribe ??= this.#ledger.onAdvance((advanced) => this.#advance(advanced));
    const followers = this.#followers.get(tournament) ?? new Set();
    this.#followers.set(tournament, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0) this.#followers.delete(tournament);
    };
  }

  /** Drops what is remembered, because the journals were replaced. */
  forget(): void {
    this.#forgotten++;
    this.#kept.clear();
  }

  /** Tells nobody any more. */
  close(): void {
    this.#isClosed = true;
    this.#unsubscribe?.();
  }

  #advance(tournament: string): void {
    let telling = this.#telling.get(tournament);
    if (!telling) {
      if (!this.#followers.has(tournament)) return;
      telling = new Paced(
        PACE,
        () => this.#tellFollowers(tournament),
        () => this.#telling.delete(tournament),
      );
      this.#telling.set(tournament, telling);
    }
    telling.due();
  }

  /** Tells all who follow now. */
  async #tellFollowers(tournament: string): Promise<void> {
    if (this.#isClosed) return;
    // Who joins meanwhile begins with a later state.
    const following = () => [...(this.#followers.get(tournament) ?? [])];
    try {
      const current = await this.heard(tournament);
      const work = new LongWork();
      const told: Promise<void>[] = [];
      for (const follower of following()) {
        told.push(follower.tell(current));
        // oxlint-disable-next-line no-await-in-loop -- others have their turn
        if (work.isDue) await work.pause();
      }
      await Promise.all(told);
    } catch (error) {
      for (const follower of following()) follower.fail(error);
    }
  }

  async #read(tournament: string): Promise<CurrentState> {
    const forgotten = this.#forgotten;
    const begun = performance.now();
    let current =
      this.#kept.get(tournament) ??
      new CurrentState(await snapshotUpTo(this.#pool, play, tournament, Number.MAX_SAFE_INTEGER));
    try {
      for (;;) {
        const lines = (await this.#ledger.readJournal(tournament, {
          after: current.position,
          limit: PAGE,
        })) as JournalEntry[];
        if (lines.length === 0) break;
        this.#streams?.follow(tournament, lines);
        current = current.next({
          position: lines.at(-1)!.position,
          state: foldLines(play, current.state, lines),
        });
        if (lines.length < PAGE) break;
      }
    } catch (error) {
      if (error instanceof UnknownEvent)
        throw new NotYetProjected('projection.stopped', { position: current.position });
      throw error;
    }
    this.#readAt.set(current, begun);
    // What was read before the journals were replaced is not to be remembered after it.
    if (forgotten === this.#forgotten) this.#kept.set(tournament, current, current.position);
    return current;
  }
}
