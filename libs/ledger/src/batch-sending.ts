import type pg from 'pg';
import type { BatchStream } from './batch-planning.js';
import type { PreparedCommand } from './command-preparation.js';
import type { ErasableText } from './erasable-text.js';
import { byteaArray, int4Array, int8Array, textArray, uuidArray } from './postgres-arrays.js';

/** What became of a batch. */
export type BatchOutcome =
  /** All of it was written, after this position. */
  | { readonly outcome: 'appended'; readonly after: number }
  /** Nothing was written: some commands were appended before, or some streams have other versions. */
  | {
      readonly outcome: 'refused';
      readonly duplicates: readonly StoredCommand[];
      /** The version of each stream, in the order of the plan. */
      readonly versions: readonly number[];
    }
  /** Nothing was written: the books were replaced by restored ones. */
  | { readonly outcome: 'restored' }
  /** Nothing was written: a text to erase is not there. */
  | { readonly outcome: 'unknown-text' };

export interface StoredCommand {
  readonly command: string;
  readonly actor: string;
  /** In hexadecimal. */
  readonly body: string;
  readonly position: number;
  readonly answer: string;
}

/** A batch of commands of one tournament, planned. */
export interface Batch {
  readonly epoch: number;
  readonly batch: readonly PreparedCommand[];
  readonly streams: ReadonlyMap<string, Readonly<BatchStream>>;
}

const PARAMETERS = 21;

/**
 * Sends batches of different tournaments to the database, in one round trip and one transaction: each is one call of
 * the function, with an outcome of its own. An error undoes them all.
 */
export async function sendBatches(pool: pg.Pool, batches: readonly Batch[]): Promise<BatchOutcome[]> {
  const { rows } = await pool.query<string[]>({
    ...statementFor(batches.length),
    values: batches.flatMap(batchArguments),
    rowMode: 'array',
  });
  return rows[0]!.map(parseOutcome);
}

const statements: { name: string; text: string }[] = [];

/** `SELECT ledger.append($1, ...), ledger.append($22, ...)`, prepared by its name; the calls run in this order. */
function statementFor(calls: number): { name: string; text: string } {
  return (statements[calls] ??= { name: `ledger.append ${calls}`, text: `SELECT ${callsOf(calls)}` });
}

function callsOf(calls: number): string {
  const call = (index: number) => {
    const parameters = Array.from(
      { length: PARAMETERS },
      (_, number) => `$${index * PARAMETERS + number + 1}`,
    );
    return `ledger.append(${parameters.join(', ')})`;
  };
  return Array.from({ length: calls }, (_, index) => call(index)).join(', ');
}

function parseOutcome(answer: string): BatchOutcome {
  const space = answer.indexOf(' ');
  const outcome = space < 0 ? answer : answer.slice(0, space);
  const rest = answer.slice(space + 1);
  switch (outcome) {
    case 'appended':
      return { outcome, after: Number(rest) };
    case 'refused':
      return { outcome, ...(JSON.parse(rest) as { duplicates: StoredCommand[]; versions: number[] }) };
    case 'restored':
    case 'unknown-text':
      return { outcome };
    default:
      throw new Error(`ledger.append answered ${outcome}: migrate the database to this program's version.`);
  }
}

function batchArguments({ epoch, batch, streams }: Batch): unknown[] {
  const names: string[] = [];
  const required: number[] = [];
  const inBatch = new Map<string, { index: number; version: number }>();
  for (const [name, stream] of streams) {
    names.push(name);
    required.push(stream.required);
    inBatch.set(name, { index: names.length, version: 0 });
  }
  const commands = {
    ids: [] as string[],
    actors: [] as string[],
    bodies: [] as Buffer[],
    answers: [] as string[],
  };
  const lasts: number[] = [];
  const events = {
    commands: [] as number[],
    streams: [] as number[],
    versions: [] as number[],
    types: [] as string[],
    schemas: [] as number[],
    payloads: [] as string[],
    metadata: [] as string[],
    facts: [] as Buffer[],
  };
  const texts: ErasableText[] = [];
  const erased: string[] = [];
  for (const { append, body, answer, streams } of batch) {
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
    lasts.push(events.types.length);
    if (append.texts) texts.push(...append.texts);
    if (append.eraseTexts) erased.push(...append.eraseTexts);
  }
  return [
    batch[0]!.append.tournament,
    epoch,
    uuidArray(commands.ids),
    textArray(commands.actors),
    byteaArray(commands.bodies),
    textArray(commands.answers),
    int4Array(lasts),
    textArray(names),
    int8Array(required),
    int4Array(events.commands),
    int4Array(events.streams),
    int4Array(events.versions),
    textArray(events.types),
    int4Array(events.schemas),
    textArray(events.payloads),
    textArray(events.metadata),
    byteaArray(events.facts),
    texts.length > 0 ? uuidArray(texts.map(({ id }) => id)) : null,
    texts.length > 0 ? byteaArray(texts.map(({ salt }) => Buffer.from(salt, 'hex'))) : null,
    texts.length > 0 ? textArray(texts.map(({ text }) => text)) : null,
    erased.length > 0 ? uuidArray(erased) : null,
  ];
}
