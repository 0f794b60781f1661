import { z } from 'zod';

/** A JSON value, as the ledger stores it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Members that are numbers, ... */
export type Numbers<Name extends string> = Readonly<Record<Name, number>>;
/** ... and members that are texts. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Turns a payload of one schema version into the next one. */
export type Upcast = (payload: Json) => Json;

/** What the ledger is given to append. */
export interface NewEvent<Type extends string = string, Payload = unknown> {
  readonly type: Type;
  readonly schema: number;
  readonly payload: Payload;
}

/** An event type: its name, its current schema version, that version's schema and the way up from older ones. */
export interface EventDefinition<Type extends string = string, Payload = unknown> {
  readonly type: Type;
  readonly schema: number;
  readonly payload: z.ZodType<Payload>;
  /** `upcasts[n]` turns version n into version n + 1; there is one for every version below the current. */
  readonly upcasts: Readonly<Record<number, Upcast>>;
  /** Makes an event of this type. */
  (payload: NoInfer<Payload>): NewEvent<Type, Payload>;
}

/** An event definition as registries hold it: its payload is no longer told apart by the compiler. */
// oxlint-disable-next-line typescript/no-explicit-any -- the registry holds events of every payload
export type AnyEventDefinition = EventDefinition<string, any>;

/**
 * Defines an event type.
 *
 * @param payload the members of an object that has no others, or another schema
 * @throws Error when an upcast from an older schema version is missing.
 */
export function defineEvent<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  schema: number,
  payload: Shape,
  upcasts?: Readonly<Record<number, Upcast>>,
): EventDefinition<Type, z.output<z.ZodObject<Shape, z.core.$strict>>>;
export function defineEvent<Type extends string, Payload>(
  type: Type,
  schema: number,
  payload: z.ZodType<Payload>,
  upcasts?: Readonly<Record<number, Upcast>>,
): EventDefinition<Type, Payload>;
export function defineEvent(
  type: string,
  schema: number,
  said: z.ZodRawShape | z.ZodType,
  upcasts: Readonly<Record<number, Upcast>> = {},
): AnyEventDefinition {
  for (let version = 1; version < schema; version++) {
    if (!upcasts[version]) throw new Error(`Event ${type} needs an upcast from schema ${version}.`);
  }
  const payload = said instanceof z.ZodType ? said : z.strictObject(said);
  const make = (value: unknown): NewEvent => ({ type, schema, payload: value });
  return Object.assign(make, { type, schema, payload, upcasts });
}

/** The events that a set of definitions can make, as a union told apart by `type`. */
export type EventOf<Definitions> = {
  [Key in keyof Definitions]: Definitions[Key] extends EventDefinition<infer Type, infer Payload>
    ? NewEvent<Type, Payload>
    : never;
}[keyof Definitions];

/** The place of an event in its tournament's journal. */
export interface Place {
  readonly position: number;
  /** Microseconds since the epoch. */
  readonly time: number;
}

/** A stream's meaning: its events, the state before the first of them and what each does to it. */
export interface Aggregate<State = unknown, Event extends NewEvent = NewEvent> {
  readonly name: string;
  readonly events: Readonly<Record<string, AnyEventDefinition>>;
  readonly initial: State;
  evolve(state: State, event: Event, place: Place): State;
}

/** What each type of event makes of a state: the members that are others after it; null: none are. */
export type ChangesBy<State, Event extends NewEvent, At = Place> = {
  readonly [Type in Event['type']]:
    | ((state: State, payload: Extract<Event, { readonly type: Type }>['payload'], at: At) => Partial<State>)
    | null;
};

/** A state after an event; what else a reader knows beside it stays as it is. */
export function changedBy<Known extends State, State, Event extends NewEvent, At = Place>(
  changes: ChangesBy<State, Event, At>,
  state: Known,
  { type, payload }: Event,
  at: At,
): Known {
  const change = changes[type as Event['type']] as
    | ((state: State, payload: unknown, at: At) => Partial<State>)
    | null;
  return change ? { ...state, ...change(state, payload, at) } : state;
}

/** A stream of a tournament's journal and the aggregate that gives it its meaning. */
export interface StreamUse<State = unknown> {
  readonly stream: string;
  readonly aggregate: Aggregate<State, never>;
}

/** A record without one of its members. */
export function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string | number,
): Readonly<Record<string, Value>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}
