import type { AnyEventDefinition, NewEvent } from './event.js';

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

/** A stream of a tournament's journal and the aggregate that gives it its meaning. */
export interface StreamUse<State = unknown> {
  readonly stream: string;
  readonly aggregate: Aggregate<State, never>;
}
