import type pg from 'pg';
import type { Logger } from 'pino';
import { inTransaction, LongWork } from '#platform';
import type { Append, Appended } from './append.js';
import type { Batch } from './batch-arguments.js';
import { BATCH_LIMITS, planBatch, staleStream, type BatchLimits } from './batch-planning.js';
import { sendBatches, storedAnswer, type BatchOutcome } from './batch-sending.js';
import { prepareCommand, type PreparedCommand } from './command-preparation.js';
import {
  isConnectionLoss,
  isUnsent,
  NotOfDatabase,
  sqlState,
  withFurtherAttempts,
} from '../database/connection-loss.js';
import {
  AppendFailed,
  AppendOutcomeUnknown,
  AppendRefused,
  JournalRestored,
  StaleVersion,
  TextUnknown,
} from '../events/errors.js';
import type { EventCatalogue } from '../events/event-catalogue.js';

/** What is done while commands are appended together. */
export interface WhileTogether {
  /** Writes what others keep about the journal, in the same transaction; called once all lines stand. */
  beside?(client: pg.ClientBase): Promise<void>;
  /** Told now and then how many commands are sent; what it throws ends the work, and nothing is written. */
  sent?(commands: number): void;
}

/** The limits decide where a part ends: what is in it goes in one statement. */
const UNLIMITED: BatchLimits = { commands: Infinity, events: Infinity, size: Infinity };

/** Commands of one tournament that go together. */
export interface Together {
  readonly commands: readonly Append[];
  readonly catalogue: EventCatalogue;
  readonly epoch: number;
  readonly log?: Logger | undefined;
}

/**
 * Appends the commands of one tournament in one transaction, part by part, so that what is sent and held at a time stays the
 * same however many they are; again where the connection broke.
 *
 * @throws whatever the caller's own commands and work throw; see `Ledger.append`
 */
export async function appendTogether(
  pool: pg.Pool,
  together: Together,
  meanwhile: WhileTogether,
): Promise<Appended> {
  const { tournament, commandId } = together.commands[0]!;
  const log = (state: string | undefined) =>
    together.log?.warn({ tournament, state }, 'the connection broke in an append of a whole book');
  try {
    return await withFurtherAttempts(() => sendTogether(pool, together, meanwhile), log);
  } catch (error) {
    if (error instanceof NotOfDatabase) throw error.cause;
    if (isUnsent(error)) throw error;
    if (isConnectionLoss(error)) throw new AppendOutcomeUnknown(commandId);
    const state = sqlState(error)!;
    together.log?.error({ tournament, command: commandId, state }, 'the database refused a book');
    throw new AppendFailed(commandId, state);
  }
}

/** @throws NotOfDatabase around whatever the caller's own commands and work throw; errors of the connection as they are */
function sendTogether(
  pool: pg.Pool,
  { commands, catalogue, epoch }: Together,
  { beside, sent }: WhileTogether,
): Promise<Appended> {
  return inTransaction(pool, async (client) => {
    let [position, count] = [0, 0];
    for await (const part of inParts(commands, catalogue)) {
      const batch: Batch = { epoch, ...part };
      const [outcome] = (await sendBatches(client, [batch])) as [BatchOutcome];
      if (outcome.outcome !== 'appended') return own(() => refused(part, outcome, count === 0));
      if (count === 0) await requireCompared(client, commands[0]!, outcome.after);
      position = part.batch.reduce((sum, { eventCount }) => sum + eventCount, outcome.after);
      count += part.batch.length;
      own(() => sent?.(count));
    }
    await beside?.(client).catch((error: unknown) => {
      if (sqlState(error) === undefined) wrap(error);
      throw error;
    });
    return { position, answer: commands[0]!.answer, repeated: false };
  });
}

/**
 * Looks for lines that came between what a command was compared with and its own; the lock of the journal is held by now.
 *
 * @throws NotOfDatabase around StaleVersion, of the stream of the first such line
 */
async function requireCompared(
  client: pg.ClientBase,
  { tournament, comparedUpTo }: Append,
  before: number,
): Promise<void> {
  if (!comparedUpTo || before <= comparedUpTo.position) return;
  const { rows } = await client.query<{ stream: string; version: string }>(
    `SELECT stream, version FROM ledger.line
     WHERE tournament = $1 AND position > $2 AND position <= $3 AND type <> ALL ($4) ORDER BY position LIMIT 1`,
    [tournament, comparedUpTo.position, before, comparedUpTo.except],
  );
  const [line] = rows;
  if (!line) return;
  const version = Number(line.version);
  wrap(new StaleVersion(tournament, line.stream, version - 1, version));
}

type Part = Pick<Batch, 'batch' | 'streams'>;

/** @throws NotOfDatabase */
async function* inParts(commands: readonly Append[], catalogue: EventCatalogue): AsyncGenerator<Part> {
  let part: PreparedCommand[] = [];
  let [events, size] = [0, 0];
  const work = new LongWork();
  for (const command of commands) {
    // Others have their turn while commands are turned into texts.
    if (work.isDue) await work.pause();
    const prepared = own(() => prepareCommand(command, catalogue));
    const isFull =
      part.length === BATCH_LIMITS.commands ||
      events + prepared.eventCount > BATCH_LIMITS.events ||
      size + prepared.size > BATCH_LIMITS.size;
    if (isFull && part.length > 0) {
      yield own(() => planned(part));
      part = [];
      [events, size] = [0, 0];
    }
    part.push(prepared);
    events += prepared.eventCount;
    size += prepared.size;
  }
  yield own(() => planned(part));
}

/** @throws AppendRefused */
function planned(part: readonly PreparedCommand[]): Part {
  const { batch, streams, rest } = planBatch(part, UNLIMITED);
  if (rest.length > 0) throw contradiction();
  return { batch, streams };
}

/** Why nothing was written; or, where the first command had succeeded before, its answer. */
function refused(
  { batch, streams }: Part,
  outcome: Exclude<BatchOutcome, { outcome: 'appended' }>,
  isFirst: boolean,
): Appended {
  const [first] = batch;
  const { tournament } = first!.append;
  switch (outcome.outcome) {
    case 'refused': {
      // Nobody else writes to a journal whose lock is held: behind the first part, the commands speak against each other.
      if (!isFirst) throw contradiction();
      const before = outcome.duplicates.find(({ actor, command }) => first!.key === `${actor}\n${command}`);
      if (before) return storedAnswer(first!, before);
      const versions = new Map([...streams.keys()].map((stream, at) => [stream, outcome.versions[at]!]));
      const stale = batch.flatMap(
        (command) => staleStream(command, (stream) => versions.get(stream)!) ?? [],
      )[0];
      throw new StaleVersion(tournament, stale?.stream ?? '', stale?.expected ?? 'none', stale?.actual ?? 0);
    }
    case 'restored':
      throw new JournalRestored(tournament);
    case 'unknown-text':
      throw new TextUnknown(tournament);
    default:
      return outcome satisfies never;
  }
}

function contradiction(): AppendRefused {
  return new AppendRefused('Commands that go together contradict each other.');
}

function own<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return wrap(error);
  }
}

function wrap(error: unknown): never {
  throw new NotOfDatabase(error);
}
