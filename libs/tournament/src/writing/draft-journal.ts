import type { Append, Appended } from '#ledger';
import type { StreamUse } from '../journal/aggregate.js';
import { eventDefinitions } from '../catalogue/catalogue.js';
import type { NewEvent } from '../journal/event.js';
import type { JournalForCommands, StatesForCommands } from './command-handling.js';
import type { StreamStates, VersionedState } from './states.js';

/** A stream's aggregate and how it stands. */
interface DraftStream extends VersionedState<unknown> {
  readonly aggregate: StreamUse['aggregate'];
}

/**
 * A new journal that is not written yet. Commands are decided on what the ones before them have made; nothing of it is
 * stored until its `appends` are appended together.
 */
export class DraftJournal implements JournalForCommands, StatesForCommands {
  /** What each command has written, in their order. */
  readonly appends: Append[] = [];
  readonly #epoch: number;
  readonly #now: () => number;
  readonly #streams = new Map<string, DraftStream>();
  #position = 0;

  /**
   * @param epoch that of the ledger when the work began
   * @param now microseconds since the epoch
   */
  constructor(epoch: number, now: () => number) {
    this.#epoch = epoch;
    this.#now = now;
  }

  /** How many lines the journal has. */
  get lines(): number {
    return this.#position;
  }

  stored(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  epoch(): Promise<number> {
    return Promise.resolve(this.#epoch);
  }

  append(append: Append): Promise<Appended> {
    this.appends.push(append);
    for (const { stream, events } of append.streams) {
      for (const event of events) this.#take(stream, event);
    }
    return Promise.resolve({ position: this.#position, answer: append.answer, repeated: false });
  }

  loadTogether: StreamStates['loadTogether'] = (_tournament, uses) => {
    const named = Object.entries(uses).map(([name, use]) => [name, this.#load(use)]);
    return Promise.resolve(Object.fromEntries(named) as never);
  };

  forget(): void {
    // What is nowhere else cannot be read anew.
  }

  #load({ stream, aggregate }: StreamUse): DraftStream {
    const known = this.#streams.get(stream);
    if (known) return known;
    const begun: DraftStream = { aggregate, state: aggregate.initial, version: 0 };
    this.#streams.set(stream, begun);
    return begun;
  }

  /** A stream that is written was loaded for the decision. */
  #take(stream: string, { type, schema, payload }: NewEvent): void {
    const { aggregate, state, version } = this.#streams.get(stream)!;
    // As it will be read from the journal.
    const event = { type, schema, payload: eventDefinitions.get(type)!.payload.parse(payload) as unknown };
    this.#position++;
    const evolve = aggregate.evolve.bind(aggregate) as (
      state: unknown,
      event: NewEvent,
      place: { readonly position: number; readonly time: number },
    ) => unknown;
    const evolved = evolve(state, event, { position: this.#position, time: this.#now() });
    this.#streams.set(stream, { aggregate, state: evolved, version: version + 1 });
  }
}
