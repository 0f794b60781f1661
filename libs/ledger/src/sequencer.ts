import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Appended } from './append.js';
import { planBatch, staleStream } from './batch-planning.js';
import { sendBatches, type Batch, type BatchOutcome, type StoredCommand } from './batch-sending.js';
import type { PreparedCommand } from './command-preparation.js';
import { isConnectionLoss, sqlState } from './connection-loss.js';
import {
  AppendFailed,
  AppendOutcomeUnknown,
  BookRestored,
  CommandIdReused,
  LedgerClosed,
  StaleVersion,
  TextUnknown,
} from './errors.js';
import type { Json } from './json.js';

export interface SequencerOptions {
  readonly pool: pg.Pool;
  /** Appends under way at most, over all tournaments: with few, commands gather into batches. */
  readonly connections: number;
  readonly log?: Logger | undefined;
  /** Told the head's position after every batch that was written. */
  readonly onAppended: (tournament: string, head: number) => void;
  /** Told when the database says that the books were restored. */
  readonly onRestored: (tournament: string, epoch: number) => void;
}

/** A command that waits for its answer. */
interface Waiting extends PreparedCommand {
  readonly epoch: number;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: Error) => void;
}

interface WaitingBatch extends Batch {
  readonly tournament: string;
  readonly batch: readonly Waiting[];
}

/** The commands of one tournament; `busy` while an append of it is under way or it waits for its turn. */
interface Gathering {
  waiting: Waiting[];
  busy: boolean;
}

/** How long a broken connection is left before the second attempt. */
const RETRY_MS = 250;
/** SQLSTATEs after which the same statement may succeed: serialization failure, deadlock. */
const PASSING = new Set(['40001', '40P01']);
const PASSING_ATTEMPTS = 5;

/**
 * One tournament, one line of work: while one append of a tournament is under way, the commands that arrive for it
 * gather, and go together in the next one. When more tournaments have commands than there are connections, the batches
 * of several go in one round trip and share its commit; each is still a call of its own, with an outcome of its own.
 */
export class Sequencer {
  /** Tournaments whose batches share a round trip at most. */
  together = 1;
  readonly #options: SequencerOptions;
  readonly #gatherings = new Map<string, Gathering>();
  readonly #ready: string[] = [];
  readonly #underWay = new Map<string, { readonly bodyHash: string; readonly appended: Promise<Appended> }>();
  #active = 0;
  #called = false;
  #closing: (() => void) | undefined;
  #closed = false;

  constructor(options: SequencerOptions) {
    this.#options = options;
  }

  /**
   * Appends a command; one that is sent twice at the same time is answered from one append.
   *
   * @throws see `Ledger.append`
   */
  async append(command: PreparedCommand, epoch: number): Promise<Appended> {
    const { tournament, bodyHash, commandId } = command.append;
    const key = `${tournament}\n${command.key}`;
    for (let twin = this.#underWay.get(key); twin; twin = this.#underWay.get(key)) {
      const appended = await twin.appended.catch(() => undefined);
      if (!appended) continue;
      if (twin.bodyHash !== bodyHash) throw new CommandIdReused(commandId);
      return { ...appended, repeated: true };
    }
    const appended = this.#enqueue(command, epoch);
    this.#underWay.set(key, { bodyHash, appended });
    try {
      return await appended;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** Waits for the appends under way; later ones are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#active > 0 || this.#ready.length > 0) {
      await new Promise<void>((resolve) => (this.#closing = resolve));
    }
  }

  #enqueue(command: PreparedCommand, epoch: number): Promise<Appended> {
    if (this.#closed) return Promise.reject(new LedgerClosed());
    return new Promise<Appended>((resolve, reject) => {
      const { tournament } = command.append;
      let gathering = this.#gatherings.get(tournament);
      if (!gathering) this.#gatherings.set(tournament, (gathering = { waiting: [], busy: false }));
      gathering.waiting.push({ ...command, epoch, resolve, reject });
      if (gathering.busy) return;
      gathering.busy = true;
      this.#ready.push(tournament);
      if (this.#called) return;
      // What arrives in the same turn of the event loop goes together.
      this.#called = true;
      setImmediate(() => {
        this.#called = false;
        this.#next();
      });
    });
  }

  #next(): void {
    for (;;) {
      const free = this.#options.connections - this.#active;
      if (free <= 0 || this.#ready.length === 0) return;
      // What is ready is spread over the free connections; where there is more than they take, it waits.
      const share = Math.min(this.together, Math.ceil(this.#ready.length / free));
      this.#active++;
      void this.#serve(this.#ready.splice(0, share));
    }
  }

  /** Sends one batch of each tournament and answers their commands. */
  async #serve(tournaments: string[]): Promise<void> {
    // All processes lock the heads in the same order, so that none waits for one that waits for it.
    const batches = tournaments.sort().map((tournament) => this.#take(tournament));
    let outcomes: BatchOutcome[] | undefined;
    try {
      outcomes = await this.#send(batches);
    } catch (error) {
      if (batches.length === 1) await this.#apart(batches[0]!, error);
      else for (const batch of batches) await this.#alone(batch);
    }
    const unsettled = batches.filter((batch, index) => outcomes && !this.#settle(batch, outcomes[index]!));
    for (const batch of unsettled) await this.#apart(batch, new TextUnknown(batch.tournament));
    // Before the answers are heard: the database works on the next batches while their commands are made.
    this.#release(tournaments);
  }

  #release(tournaments: readonly string[]): void {
    this.#active--;
    for (const tournament of tournaments) {
      if (this.#gatherings.get(tournament)!.waiting.length > 0) this.#ready.push(tournament);
      else this.#gatherings.delete(tournament);
    }
    this.#next();
    if (this.#active === 0) this.#closing?.();
  }

  /** Takes a batch out of what has gathered for a tournament. */
  #take(tournament: string): WaitingBatch {
    const gathering = this.#gatherings.get(tournament)!;
    // A batch believes in one epoch; commands that were decided in another one go apart and are refused.
    const { epoch } = gathering.waiting[0]!;
    const { batch, streams } = planBatch(gathering.waiting.filter((command) => command.epoch === epoch));
    const taken = new Set(batch);
    gathering.waiting = gathering.waiting.filter((command) => !taken.has(command));
    return { tournament, epoch, batch, streams };
  }

  async #alone(batch: WaitingBatch): Promise<void> {
    try {
      const [outcome] = await this.#send([batch]);
      if (!this.#settle(batch, outcome!)) throw new TextUnknown(batch.tournament);
    } catch (error) {
      await this.#apart(batch, error);
    }
  }

  /** After a batch failed, its commands one by one: one that the database cannot take harms nobody else. */
  async #apart({ tournament, epoch, batch }: WaitingBatch, error: unknown): Promise<void> {
    if (batch.length === 1) return this.#fail(batch[0]!, error);
    this.#options.log?.warn(
      { tournament, commands: batch.length, state: sqlState(error) },
      'a batch of commands failed and is tried one by one',
    );
    for (const command of batch) await this.#alone({ tournament, epoch, ...planBatch([command]) });
  }

  /**
   * Answers the commands that are settled by what became of their batch; others go again.
   * @returns whether that is all: false when the batch must be taken apart, because one of its commands names a text
   *   that is not there
   */
  #settle({ tournament, epoch, batch, streams }: WaitingBatch, outcome: BatchOutcome): boolean {
    switch (outcome.outcome) {
      case 'appended': {
        let position = outcome.after;
        const positions = batch.map(({ eventCount }) => (position += eventCount));
        this.#options.onAppended(tournament, position);
        batch.forEach(({ answer, resolve }, index) =>
          resolve({ position: positions[index]!, answer: JSON.parse(answer) as Json, repeated: false }),
        );
        return true;
      }
      case 'refused': {
        const gathering = this.#gatherings.get(tournament)!;
        gathering.waiting = [...judge(batch, streams, outcome), ...gathering.waiting];
        return true;
      }
      case 'restored':
        this.#options.onRestored(tournament, epoch);
        for (const command of batch) command.reject(new BookRestored(tournament));
        return true;
      case 'unknown-text':
      default:
        return false;
    }
  }

  async #send(batches: readonly Batch[]): Promise<BatchOutcome[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await sendBatches(this.#options.pool, batches);
      } catch (error) {
        const state = sqlState(error);
        if (state !== undefined && PASSING.has(state) && attempt < PASSING_ATTEMPTS) continue;
        if (!isConnectionLoss(error)) throw error;
        // Whether it was written is not known. Sent again with the same ids, it is written once in any case.
        this.#options.log?.warn({ batches: batches.length, state }, 'the connection broke in an append');
        await sleep(RETRY_MS);
        return sendBatches(this.#options.pool, batches);
      }
    }
  }

  #fail(command: Waiting, error: unknown): void {
    const { commandId, tournament } = command.append;
    if (error instanceof TextUnknown) command.reject(error);
    else if (isConnectionLoss(error)) command.reject(new AppendOutcomeUnknown(commandId));
    else {
      const state = sqlState(error)!;
      this.#options.log?.error({ tournament, command: commandId, state }, 'the database refused a command');
      command.reject(new AppendFailed(commandId, state));
    }
  }
}

/**
 * Answers the commands that the database has found to be repeated or stale, each judged by itself against what was
 * found under the lock. @returns the others, which may be sent again
 */
function judge(
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
  const { bodyHash, commandId } = command.append;
  if (stored.body !== bodyHash) command.reject(new CommandIdReused(commandId));
  else
    command.resolve({ position: stored.position, answer: JSON.parse(stored.answer) as Json, repeated: true });
}
