import type { Batch } from './batch-arguments.js';
import { BATCH_LIMITS, planBatch, staleStream } from './batch-planning.js';
import type { Appended } from './append.js';
import type { PreparedCommand } from './command-preparation.js';
import { storedAnswer, type BatchOutcome, type StoredCommand } from './batch-sending.js';
import { StaleVersion } from '../events/errors.js';

/** A command that waits for its answer. */
export interface Waiting extends PreparedCommand {
  readonly epoch: number;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: Error) => void;
}

/** Commands of one tournament that go together. */
export interface WaitingBatch extends Batch {
  readonly tournament: string;
  readonly batch: readonly Waiting[];
}

/** The commands of one tournament; `busy` while an append of it is under way or it waits for its turn. */
interface Gathering {
  waiting: Waiting[];
  busy: boolean;
}

/** The commands that wait, tournament by tournament. */
export class Gatherings {
  readonly #gatherings = new Map<string, Gathering>();
  /** Those that are not under way, in the order in which their turns come. */
  readonly #ready: string[] = [];

  /** How many tournaments wait for their turns. */
  get ready(): number {
    return this.#ready.length;
  }

  /** Lets a command wait. @returns whether its tournament waits for its turn since now */
  add(command: Waiting): boolean {
    const { tournament } = command.append;
    let gathering = this.#gatherings.get(tournament);
    if (!gathering) this.#gatherings.set(tournament, (gathering = { waiting: [], busy: false }));
    gathering.waiting.push(command);
    if (gathering.busy) return false;
    gathering.busy = true;
    this.#ready.push(tournament);
    return true;
  }

  /** Commands of a batch under way that go again, before the others. */
  again(tournament: string, commands: readonly Waiting[]): void {
    const gathering = this.#gatherings.get(tournament)!;
    gathering.waiting = [...commands, ...gathering.waiting];
  }

  /** Takes a batch of each of the tournaments that go together next, so many at most. */
  next(most: number): WaitingBatch[] {
    const batches: WaitingBatch[] = [];
    let size = 0;
    while (batches.length < most && size < BATCH_LIMITS.size) {
      const batch = this.#take(this.#ready.shift()!);
      for (const command of batch.batch) size += command.size;
      batches.push(batch);
    }
    // All processes lock the heads in the same order, so that none waits for one that waits for it.
    return batches.sort((one, other) => (one.tournament < other.tournament ? -1 : 1));
  }

  /** Takes a batch out of what has gathered for a tournament. */
  #take(tournament: string): WaitingBatch {
    const gathering = this.#gatherings.get(tournament)!;
    // A batch believes in one epoch; commands that were decided in another one go apart and are refused.
    const { epoch } = gathering.waiting[0]!;
    const others = gathering.waiting.filter((command) => command.epoch !== epoch);
    const { batch, streams, rest } = planBatch(
      gathering.waiting.filter((command) => command.epoch === epoch),
    );
    gathering.waiting = [...rest, ...others];
    return { tournament, epoch, batch, streams };
  }

  /** Batches are no longer under way: what has gathered meanwhile waits for its turn. */
  over(batches: readonly WaitingBatch[]): void {
    for (const { tournament } of batches) {
      if (this.#gatherings.get(tournament)!.waiting.length > 0) this.#ready.push(tournament);
      else this.#gatherings.delete(tournament);
    }
  }
}

/**
 * Answers the commands that the database has found to be repeated or stale, each judged by itself against what was
 * found under the lock. @returns the others, which may be sent again
 */
export function judged(
  batch: readonly Waiting[],
  streams: Batch['streams'],
  found: Extract<BatchOutcome, { outcome: 'refused' }>,
): Waiting[] {
  const stored = new Map(found.duplicates.map((entry) => [`${entry.actor}\n${entry.command}`, entry]));
  const versions = new Map([...streams.keys()].map((stream, index) => [stream, found.versions[index]!]));
  const again = batch.filter((command) => {
    const before = stored.get(command.key);
    if (before) {
      answerStored(command, before);
      return false;
    }
    const stale = staleStream(command, (stream) => versions.get(stream)!);
    if (!stale) return true;
    command.reject(new StaleVersion(command.append.tournament, stale.stream, stale.expected, stale.actual));
    return false;
  });
  if (again.length < batch.length) return again;
  // Sent again it would be refused again, without end.
  for (const command of batch) command.reject(new Error('ledger.append refused a batch without a reason.'));
  return [];
}

function answerStored(command: Waiting, stored: StoredCommand): void {
  try {
    command.resolve(storedAnswer(command, stored));
  } catch (error) {
    command.reject(error as Error);
  }
}
