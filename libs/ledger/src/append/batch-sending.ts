import type pg from 'pg';
import type { Appended } from './append.js';
import { BatchArguments, type Batch } from './batch-arguments.js';
import type { PreparedCommand } from './command-preparation.js';
import { CommandIdReused } from '../events/errors.js';
import type { Json } from '../events/canonical-text.js';

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
  /** Nothing was written: the journals were replaced by restored ones. */
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

const PLACES = Array.from({ length: 26 }, (_, index) => `$${index + 1}`);
const APPEND = { name: 'ledger.append', text: `SELECT ledger.append(${PLACES.join(', ')})` };

/** Where statements go: any free connection, or one whose transaction they are part of. */
export type Statements = Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>;

/**
 * Sends batches of different tournaments, in the order of their ids, to the database: in one round trip and one
 * transaction, each with an outcome of its own. An error undoes them all.
 */
export async function sendBatches(to: Statements, batches: readonly Batch[]): Promise<BatchOutcome[]> {
  const values = new BatchArguments(batches).values();
  const { rows } = await to.query<[string[]]>({ ...APPEND, values, rowMode: 'array' });
  return rows[0]![0].map(parseOutcome);
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

/** The answer of a command that was found to be there. @throws CommandIdReused when it had another body */
export function storedAnswer({ append }: PreparedCommand, stored: StoredCommand): Appended {
  if (stored.body !== append.bodyHash) throw new CommandIdReused(append.commandId);
  return { position: stored.position, answer: JSON.parse(stored.answer) as Json, repeated: true };
}
