import { JournalRestored, type Ledger, type Line } from '#ledger';
import type { StreamUse } from '../aggregate.js';
import type { NewEvent } from '../event.js';

/** A stream's state and the version it stands at; version 0 is the state before the first event. */
export interface VersionedState<State> {
  readonly state: State;
  readonly version: number;
}

type StatesOf<Uses extends Readonly<Record<string, StreamUse>>> = {
  readonly [Name in keyof Uses]: Uses[Name] extends StreamUse<infer State> ? VersionedState<State> : never;
};

/** How many streams' states are kept; the least recently used go first. */
const KEPT = 2_000;
const PAGE = 1_000;

/**
 * The current states of streams, read from the ledger at every load. Remembered states only save reading the same
 * events again; a tournament's are dropped when its journal was replaced by a restored one.
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
    return (await this.loadTogether(tournament, { use })).use;
  }

  /**
   * The states of streams by the names that they are asked for under, read at once.
   *
   * @throws UnknownEvent when one of the streams holds a line of an unknown type or schema version.
   */
  async loadTogether<Uses extends Readonly<Record<string, StreamUse>>>(
    tournament: string,
    uses: Uses,
  ): Promise<StatesOf<Uses>> {
    try {
      return await this.#load(tournament, uses);
    } catch (error) {
      if (!(error instanceof JournalRestored)) throw error;
      this.forget();
      return this.#load(tournament, uses);
    }
  }

  /** Drops what is remembered: of one tournament, or everything. */
  forget(tournament?: string): void {
    this.#forgotten++;
    if (tournament === undefined) this.#kept.clear();
    else for (const key of this.#kept.keys()) if (key.startsWith(`${tournament} `)) this.#kept.delete(key);
  }

  async #load<Uses extends Readonly<Record<string, StreamUse>>>(
    tournament: string,
    uses: Uses,
  ): Promise<StatesOf<Uses>> {
    const forgotten = this.#forgotten;
    // One stream can be asked for under several names.
    const byStream = new Map(Object.values(uses).map((use) => [use.stream, use]));
    const current = new Map<string, VersionedState<unknown>>();
    for (const [stream, { aggregate }] of byStream) {
      const kept = this.#kept.get(keyOf(tournament, stream));
      current.set(stream, kept ?? { state: aggregate.initial, version: 0 });
    }
    for (let unread = [...byStream.values()]; unread.length > 0;) {
      const asked = unread.map(({ stream }) => ({ stream, after: current.get(stream)!.version }));
      const read = linesByStream(await this.#ledger.readStreams(tournament, asked, { limit: PAGE }));
      for (const [stream, lines] of read)
        current.set(stream, evolveOver(byStream.get(stream)!, current.get(stream)!, lines));
      unread = unread.filter(({ stream }) => read.get(stream)?.length === PAGE);
    }
    // A state that was read before the journals were replaced must not be kept.
    if (forgotten === this.#forgotten)
      for (const [stream, state] of current) this.#keep(keyOf(tournament, stream), state);
    const named = Object.entries(uses).map(([name, { stream }]) => [name, current.get(stream)!]);
    return Object.fromEntries(named) as StatesOf<Uses>;
  }

  #keep(key: string, current: VersionedState<unknown>): void {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    // Loads that overlap may end in any order: the newer state stays.
    this.#kept.set(key, known && known.version > current.version ? known : current);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }
}

function keyOf(tournament: string, stream: string): string {
  return `${tournament} ${stream}`;
}

function linesByStream(lines: readonly Line[]): Map<string, Line[]> {
  const streams = new Map<string, Line[]>();
  for (const line of lines) {
    const found = streams.get(line.stream);
    if (found) found.push(line);
    else streams.set(line.stream, [line]);
  }
  return streams;
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
