import { EventCatalogue, JournalRestored, type Ledger, type Line } from '#ledger';
import type { NewEvent, Place, StreamUse } from '../journal/aggregate.js';
import { eventDefinitions } from '../catalogue/catalogue.js';

/** A stream's state and the version it stands at; version 0 is the state before the first event. */
export interface VersionedState<State> {
  readonly state: State;
  readonly version: number;
}

type StatesOf<Uses extends Readonly<Record<string, StreamUse>>> = {
  readonly [Name in keyof Uses]: Uses[Name] extends StreamUse<infer State> ? VersionedState<State> : never;
};

/** A state, and what gives its stream a meaning. */
interface Remembered extends VersionedState<unknown> {
  readonly use: StreamUse;
}

/** How many streams' states are kept; the least recently used go first. */
const KEPT = 20_000;
const PAGE = 1_000;

/**
 * The current states of streams, read from the ledger at every load. Remembered states save reading the same events again;
 * whoever reads a journal anyway lets them follow it. A tournament's are dropped when its journal was replaced by a
 * restored one.
 */
export class StreamStates {
  readonly #kept = new Map<string, Remembered>();
  #forgotten = 0;

  constructor(private readonly ledger: Ledger) {}

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

  /**
   * The states of streams as they are remembered; undefined where one of them is not.
   *
   * @param isNew whether a stream that is not remembered seems to have no events yet; it is followed from its beginning
   */
  remembered<Uses extends Readonly<Record<string, StreamUse>>>(
    tournament: string,
    uses: Uses,
    isNew: (use: StreamUse) => boolean = () => false,
  ): StatesOf<Uses> | undefined {
    const named = Object.entries(uses).map(([name, use]) => {
      const key = keyOf(tournament, use.stream);
      if (!this.#kept.has(key) && isNew(use))
        this.#keep(key, { use, state: use.aggregate.initial, version: 0 });
      return [name, this.#kept.get(key)] as const;
    });
    for (const [, state] of named) if (!state) return undefined;
    return Object.fromEntries(named) as unknown as StatesOf<Uses>;
  }

  /** Takes further journal entries into the states that are remembered. */
  follow(tournament: string, lines: readonly Line[]): void {
    for (const line of lines) {
      const key = keyOf(tournament, line.stream);
      const kept = this.#kept.get(key);
      if (!kept || line.version <= kept.version) continue;
      // Something in between was not told: it is read when somebody asks.
      if (line.version > kept.version + 1) this.#kept.delete(key);
      else this.#kept.set(key, evolveOver(kept, [line]));
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
    const current = new Map<string, Remembered>();
    for (const [stream, use] of byStream) {
      const kept = this.#kept.get(keyOf(tournament, stream));
      current.set(stream, kept ?? { use, state: use.aggregate.initial, version: 0 });
    }
    for (let unread = [...byStream.values()]; unread.length > 0;) {
      const asked = unread.map(({ stream }) => ({ stream, after: current.get(stream)!.version }));
      const read = linesByStream(await this.ledger.readStreams(tournament, asked, { limit: PAGE }));
      for (const [stream, lines] of read) current.set(stream, evolveOver(current.get(stream)!, lines));
      unread = unread.filter(({ stream }) => read.get(stream)?.length === PAGE);
    }
    // A state that was read before the journals were replaced must not be kept.
    if (forgotten === this.#forgotten)
      for (const [stream, state] of current) this.#keep(keyOf(tournament, stream), state);
    const named = Object.entries(uses).map(([name, { stream }]) => [name, current.get(stream)!]);
    return Object.fromEntries(named) as StatesOf<Uses>;
  }

  #keep(key: string, current: Remembered): void {
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

function evolveOver({ use, state, version }: Remembered, lines: readonly Line[]): Remembered {
  // The catalogue has parsed the lines: their events are the aggregate's own.
  const evolve = use.aggregate.evolve.bind(use.aggregate) as (
    state: unknown,
    event: NewEvent,
    place: Place,
  ) => unknown;
  return {
    use,
    state: lines.reduce(
      (before, line) => evolve(before, line, { position: line.position, time: line.time }),
      state,
    ),
    version: lines.at(-1)?.version ?? version,
  };
}

/** Every event type of the program, as the ledger checks and reads them. */
export function eventCatalogue(): EventCatalogue {
  return new EventCatalogue(eventDefinitions.values());
}
