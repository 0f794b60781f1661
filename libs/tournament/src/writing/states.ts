import { BookRestored, type Ledger, type Line } from '#ledger';
import type { StreamUse } from '../aggregate.js';
import type { NewEvent } from '../event.js';

/** A stream's state and the version it stands at; version 0 is the state before the first event. */
export interface VersionedState<State> {
  readonly state: State;
  readonly version: number;
}

/** How many streams' states are kept; the least recently used go first. */
const KEPT = 2_000;
const PAGE = 1_000;

/**
 * The current states of streams, read from the ledger at every load: what is remembered only saves reading again the
 * events that were folded before. A tournament's memory is dropped when its book was replaced by a restored one.
 */
export class StreamStates {
  readonly #ledger: Ledger;
  readonly #kept = new Map<string, VersionedState<unknown>>();
  #forgotten = 0;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /**
   * A stream's state as of now.
   *
   * @throws UnknownEvent when the stream holds a line of an unknown type or schema version.
   */
  async load<State>(tournament: string, use: StreamUse<State>): Promise<VersionedState<State>> {
    try {
      return await this.#load(tournament, use);
    } catch (error) {
      if (!(error instanceof BookRestored)) throw error;
      this.forget();
      return this.#load(tournament, use);
    }
  }

  /** Drops what is remembered: of one tournament, or everything. */
  forget(tournament?: string): void {
    this.#forgotten++;
    if (tournament === undefined) this.#kept.clear();
    else for (const key of this.#kept.keys()) if (key.startsWith(`${tournament} `)) this.#kept.delete(key);
  }

  async #load<State>(tournament: string, use: StreamUse<State>): Promise<VersionedState<State>> {
    const key = `${tournament} ${use.stream}`;
    const forgotten = this.#forgotten;
    let current = (this.#kept.get(key) as VersionedState<State> | undefined) ?? {
      state: use.aggregate.initial,
      version: 0,
    };
    for (;;) {
      const lines = await this.#ledger.readStream(tournament, use.stream, {
        after: current.version,
        limit: PAGE,
      });
      current = evolveOver(use, current, lines);
      if (lines.length < PAGE) break;
    }
    // What was read before the books were replaced is not to be remembered after it.
    if (forgotten === this.#forgotten) this.#keep(key, current);
    return current;
  }

  #keep(key: string, current: VersionedState<unknown>): void {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    // Loads that overlap may end in any order: the newer state stays.
    this.#kept.set(key, known && known.version > current.version ? known : current);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }
}

function evolveOver<State>(
  use: StreamUse<State>,
  from: VersionedState<State>,
  lines: readonly Line[],
): VersionedState<State> {
  // The catalogue has parsed the lines: their events are the aggregate's own.
  const evolve = use.aggregate.evolve.bind(use.aggregate) as (
    state: State,
    event: NewEvent,
    line: Line,
  ) => State;
  return {
    state: lines.reduce((state, line) => evolve(state, line, line), from.state),
    version: lines.at(-1)?.version ?? from.version,
  };
}
