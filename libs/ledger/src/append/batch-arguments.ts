import type { BatchStream } from './batch-planning.js';
import type { PreparedCommand } from './command-preparation.js';
import type { ErasableText } from '../events/erasable-text.js';
import { byteaArray, int4Array, int8Array, textArray, uuidArray } from '../database/postgres-arrays.js';

/** A batch of commands of one tournament, planned. */
export interface Batch {
  readonly epoch: number;
  readonly batch: readonly PreparedCommand[];
  readonly streams: ReadonlyMap<string, Readonly<BatchStream>>;
}

/**
 * What a call of `ledger.append` is given: arrays with one element for each journal, command, stream, event or text.
 */
export class BatchArguments {
  readonly #tournaments: string[] = [];
  readonly #epochs: number[] = [];
  readonly #eventEnds: number[] = [];
  readonly #commands = {
    books: [] as number[],
    ids: [] as string[],
    actors: [] as string[],
    bodies: [] as Buffer[],
    answers: [] as string[],
    lasts: [] as number[],
  };
  readonly #streams = { books: [] as number[], names: [] as string[], required: [] as number[] };
  readonly #events = {
    commands: [] as number[],
    streams: [] as number[],
    versions: [] as number[],
    types: [] as string[],
    schemas: [] as number[],
    payloads: [] as string[],
    metadata: [] as string[],
    facts: [] as Buffer[],
  };
  readonly #texts = { books: [] as number[], texts: [] as ErasableText[] };
  readonly #erased = { books: [] as number[], ids: [] as string[] };

  constructor(batches: readonly Batch[]) {
    for (const batch of batches) this.#add(batch);
  }

  /** The arguments of `ledger.append`. */
  values(): unknown[] {
    return [
      uuidArray(this.#tournaments),
      int8Array(this.#epochs),
      int4Array(this.#eventEnds),
      int4Array(this.#commands.books),
      ...this.#ofCommands(),
      int4Array(this.#streams.books),
      ...this.#ofStreamsAndEvents(),
      this.#texts.books.length > 0 ? int4Array(this.#texts.books) : null,
      ...this.#ofTexts(),
      this.#erased.books.length > 0 ? int4Array(this.#erased.books) : null,
      this.#erasedIds(),
    ];
  }

  #add({ epoch, batch, streams }: Batch): void {
    this.#tournaments.push(batch[0]!.append.tournament);
    this.#epochs.push(epoch);
    const journal = this.#tournaments.length;
    const inBatch = new Map<string, { index: number; version: number }>();
    for (const [name, { required }] of streams) {
      this.#streams.books.push(journal);
      this.#streams.names.push(name);
      this.#streams.required.push(required);
      inBatch.set(name, { index: this.#streams.names.length, version: 0 });
    }
    const commands = this.#commands;
    const events = this.#events;
    for (const { append, body, answer, streams } of batch) {
      commands.books.push(journal);
      commands.ids.push(append.commandId);
      commands.actors.push(append.actor);
      commands.bodies.push(body);
      commands.answers.push(answer);
      for (const { stream, events: own } of streams) {
        const place = inBatch.get(stream)!;
        for (const { type, schema, payload, metadata, facts } of own) {
          events.commands.push(commands.ids.length);
          events.streams.push(place.index);
          events.versions.push(++place.version);
          events.types.push(type);
          events.schemas.push(schema);
          events.payloads.push(payload);
          events.metadata.push(metadata);
          events.facts.push(facts);
        }
      }
      commands.lasts.push(events.types.length);
      for (const text of append.texts ?? []) {
        this.#texts.books.push(journal);
        this.#texts.texts.push(text);
      }
      for (const id of append.eraseTexts ?? []) {
        this.#erased.books.push(journal);
        this.#erased.ids.push(id);
      }
    }
    this.#eventEnds.push(events.types.length);
  }

  #ofCommands(): unknown[] {
    const { ids, actors, bodies, answers, lasts } = this.#commands;
    return [uuidArray(ids), textArray(actors), byteaArray(bodies), textArray(answers), int4Array(lasts)];
  }

  #ofStreamsAndEvents(): unknown[] {
    const { commands, streams, versions, types, schemas, payloads, metadata, facts } = this.#events;
    return [
      textArray(this.#streams.names),
      int8Array(this.#streams.required),
      int4Array(commands),
      int4Array(streams),
      int4Array(versions),
      textArray(types),
      int4Array(schemas),
      textArray(payloads),
      textArray(metadata),
      byteaArray(facts),
    ];
  }

  #ofTexts(): unknown[] {
    const { texts } = this.#texts;
    if (texts.length === 0) return [null, null, null];
    return [
      uuidArray(texts.map(({ id }) => id)),
      byteaArray(texts.map(({ salt }) => Buffer.from(salt, 'hex'))),
      textArray(texts.map(({ text }) => text)),
    ];
  }

  #erasedIds(): Buffer | null {
    return this.#erased.ids.length > 0 ? uuidArray(this.#erased.ids) : null;
  }
}
