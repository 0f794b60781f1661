import type pg from 'pg';
import type { BatchStream } from './batch-planning.js';
import type { PreparedCommand } from './command-preparation.js';
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
    name: `ledger.append ${batches.length}`,
    text: statementFor(batches.length),
    values: batches.flatMap(batchArguments),
    rowMode: 'array',
  });
  return rows[0]!.map(parseOutcome);
}

/** `SELECT ledger.append($1, ...), ledger.append($22, ...)`: the calls run in this order. */
function statementFor(calls: number): string {
  const call = (index: number) => {
    const parameters = Array.from(
      { length: PARAMETERS },
      (_, number) => `$${index * PARAMETERS + number + 1}`,
    );
    return `ledger.append(${parameters.join(', ')})`;
  };
  return `SELECT ${Array.from({ length: calls }, (_, index) => call(index)).join(', ')}`;
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
  const names = [...streams.keys()];
  const indexes = new Map(names.map((name, index) => [name, index + 1]));
  const appended = new Map<string, number>();
  const lasts: number[] = [];
  const eventCommands: number[] = [];
  const eventStreams: number[] = [];
  const eventVersions: number[] = [];
  const events = batch.flatMap((command, number) => {
    const own = command.streams.flatMap(({ stream, events }) => {
      let version = appended.get(stream) ?? 0;
      for (let count = events.length; count > 0; count--) {
        eventCommands.push(number + 1);
        eventStreams.push(indexes.get(stream)!);
        eventVersions.push(++version);
      }
      appended.set(stream, version);
      return events;
    });
    lasts.push(eventCommands.length);
    return own;
  });
  const texts = batch.flatMap(({ append }) => append.texts ?? []);
  const erased = batch.flatMap(({ append }) => append.eraseTexts ?? []);
  return [
    batch[0]!.append.tournament,
    epoch,
    uuidArray(batch.map(({ append }) => append.commandId)),
    textArray(batch.map(({ append }) => append.actor)),
    byteaArray(batch.map(({ body }) => body)),
    textArray(batch.map(({ answer }) => answer)),
    int4Array(lasts),
    textArray(names),
    int8Array([...streams.values()].map(({ required }) => required)),
    int4Array(eventCommands),
    int4Array(eventStreams),
    int4Array(eventVersions),
    textArray(events.map(({ type }) => type)),
    int4Array(events.map(({ schema }) => schema)),
    textArray(events.map(({ payload }) => payload)),
    textArray(events.map(({ metadata }) => metadata)),
    byteaArray(events.map(({ facts }) => facts)),
    texts.length > 0 ? uuidArray(texts.map(({ id }) => id)) : null,
    texts.length > 0 ? byteaArray(texts.map(({ salt }) => Buffer.from(salt, 'hex'))) : null,
    texts.length > 0 ? textArray(texts.map(({ text }) => text)) : null,
    erased.length > 0 ? uuidArray(erased) : null,
  ];
}
