import { asOneFold } from './put.js';
import type { Json, Line } from '#ledger';
import { eventDefinitions, type JournalEvent } from '#tournament';
import type pg from 'pg';

/** The line of one event type, whose payload the catalogue has parsed. */
export type LineOf<Type extends JournalEvent['type']> = Omit<Line, keyof JournalEvent> &
  Extract<JournalEvent, { type: Type }>;

/** A journal entry whose event the catalogue has parsed. */
export type JournalEntry = { [Type in JournalEvent['type']]: LineOf<Type> }[JournalEvent['type']];

/** What a projection does with each event type: one handler each, so that no type is forgotten or skipped. */
export type Handlers<State> = {
  readonly [Type in JournalEvent['type']]: (state: State, line: LineOf<Type>) => State;
};

/** The connection of the transaction that moves the checkpoint, and where the rows belong. */
export interface RowWriter {
  readonly client: pg.ClientBase;
  readonly tournament: string;
  readonly generation: number;
  /** The line up to which the rows are written. */
  readonly position: number;
}

/**
 * A read model: a pure fold over the journal's lines, and the rows that are read. The state is plain JSON, so that a
 * snapshot of it can be stored; the same fold gives any past state.
 */
export interface Projection<State extends Json = Json> {
  readonly name: string;
  /** Raised whenever the fold or its rows change their meaning: what was computed before is rebuilt at start. */
  readonly version: number;
  readonly initial: State;
  readonly on: Handlers<State>;
  /** Of how many tournaments a projector remembers the state between lines; a large state is better read again. */
  readonly remembered?: number;
  /** Lines have rows of their own: they are given to `write`, page by page. Without it, rows follow from the state alone. */
  readonly perLine?: true;
  /** The tables whose rows carry (tournament, generation), for clearing a generation. */
  readonly tables: readonly string[];
  /** Writes what has changed, in the transaction that moves the checkpoint. */
  write(
    rows: RowWriter,
    change: { before: State; after: State; lines: readonly JournalEntry[] },
  ): Promise<void>;
}

/** A projection whose state is no longer told apart by the compiler, as runners hold it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a runner holds projections of every state
export type AnyProjection = Projection<any>;

/** Folds lines into a state. */
export function foldLines<State extends Json>(
  projection: Projection<State>,
  from: State,
  lines: readonly JournalEntry[],
): State {
  const next = (state: State, line: JournalEntry): State =>
    (projection.on[line.type] as (state: State, line: JournalEntry) => State)(state, line);
  return asOneFold(() => lines.reduce(next, from));
}

/** A handler for event types that mean nothing to a projection. */
export function unchanged<State>(state: State): State {
  return state;
}

/**
 * Checks at start that a projection has a handler for every event type and for nothing else.
 *
 * @throws Error that names the event type at fault.
 */
export function requireHandlers(projections: readonly AnyProjection[], eventTypes: Iterable<string>): void {
  const types = new Set(eventTypes);
  for (const { name, on } of projections) {
    for (const type of types) {
      if (!Object.hasOwn(on, type))
        throw new Error(`Projection ${name} has no handler for the event ${type}.`);
    }
    for (const type of Object.keys(on)) {
      if (!types.has(type))
        throw new Error(`Projection ${name} handles ${type}, which no aggregate defines.`);
    }
  }
}

type Aggregates = JournalEvent['type'] extends infer Type
  ? Type extends `${infer Name}.${string}`
    ? Name
    : never
  : never;

/** The types of the events of some aggregates. */
type TypesOf<Name extends Aggregates> = Extract<JournalEvent['type'], `${Name}.${string}`>;

/** The lines of the events of some aggregates. */
export type LineFrom<Name extends Aggregates> = LineOf<TypesOf<Name>>;

/** One handler for all events of some aggregates. */
export function onAll<State, Name extends Aggregates>(
  handle: (state: State, line: LineFrom<Name>) => State,
  ...aggregates: readonly Name[]
): { readonly [Type in TypesOf<Name>]: typeof handle } {
  const types = [...eventDefinitions.keys()].filter((type) =>
    aggregates.includes(type.split('.')[0] as Name),
  );
  return Object.fromEntries(types.map((type) => [type, handle])) as ReturnType<typeof onAll<State, Name>>;
}
