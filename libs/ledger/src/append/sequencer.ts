import { DatabaseAway } from '#platform';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Appended } from './append.js';
import type { Batch } from './batch-arguments.js';
import { planBatch } from './batch-planning.js';
import { sendBatches, type BatchOutcome } from './batch-sending.js';
import type { PreparedCommand } from './command-preparation.js';
import { isConnectionLoss, isUnsent, sqlState, withFurtherAttempts } from '../database/connection-loss.js';
import {
  AppendFailed,
  AppendOutcomeUnknown,
  JournalRestored,
  CommandIdReused,
  LedgerClosed,
  TextUnknown,
} from '../events/errors.js';
import { Gatherings, judged, type Waiting, type WaitingBatch } from './gatherings.js';
import type { Json } from '../events/canonical-text.js';

export interface SequencerOptions {
  readonly pool: pg.Pool;
  /** Appends under way at most, over all tournaments: with few, commands gather into batches. */
  readonly connections?: number | undefined;
  /** Tournaments whose batches share a round trip at most. */
  readonly together?: number | undefined;
  readonly log?: Logger | undefined;
  /** Told how long each round trip of an append took, in seconds. */
  readonly onTimed?: ((seconds: number) => void) | undefined;
  /** Told the head's position after every batch that was written. */
  readonly onAppended: (tournament: string, head: number) => void;
  /** Told when the database says that the journals were restored. */
  readonly onRestored: (tournament: string, epoch: number) => void;
}

const CONNECTIONS = 2;
const TOGETHER = 32;

/**
 * One tournament, one line of work: while one append of a tournament is under way, the commands that arrive for it
 * gather, and go together in the next one. When more tournaments have commands than there are connections, the batches
 * of several go in one round trip and share its commit, each with an outcome of its own.
 */
export class Sequencer {
  readonly #options: SequencerOptions;
  readonly #gatherings = new Gatherings();
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

  /**
   * Does work that is no tournament's turn, beside the appends under way.
   *
   * @throws LedgerClosed
   */
  async beside<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#closed) throw new LedgerClosed();
    this.#active++;
    try {
      return await work();
    } finally {
      this.#released();
    }
  }

  /** Waits for the appends under way; later ones are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#active > 0 || this.#gatherings.ready > 0) {
      await new Promise<void>((resolve) => (this.#closing = resolve));
    }
  }

  #enqueue(command: PreparedCommand, epoch: number): Promise<Appended> {
    if (this.#closed) return Promise.reject(new LedgerClosed());
    return new Promise<Appended>((resolve, reject) => {
      if (this.#gatherings.add({ ...command, epoch, resolve, reject })) this.#soon();
    });
  }

  /** What arrives in the same turn of the event loop goes together. */
  #soon(): void {
    if (this.#called) return;
    this.#called = true;
    setImmediate(() => {
      this.#called = false;
      this.#next();
    });
  }

  #next(): void {
    const { connections = CONNECTIONS, together = TOGETHER } = this.#options;
    for (;;) {
      const free = connections - this.#active;
      if (free <= 0 || this.#gatherings.ready === 0) return;
      this.#active++;
      // What is ready is spread over the free connections; where there is more than they take, it waits.
      const share = Math.min(together, Math.ceil(this.#gatherings.ready / free));
      void this.#serve(this.#gatherings.next(share));
    }
  }

  /** Sends batches and answers their commands. */
  async #serve(batches: readonly WaitingBatch[]): Promise<void> {
    let outcomes: BatchOutcome[] | undefined;
    try {
      outcomes = await this.#send(batches);
    } catch (error) {
      if (batches.length === 1 || error instanceof DatabaseAway) await this.#eachApart(batches, error);
      else for (const batch of batches) await this.#alone(batch);
    }
    const unsettled = batches.filter((batch, index) => outcomes && !this.#settle(batch, outcomes[index]!));
    for (const batch of unsettled) await this.#apart(batch, new TextUnknown(batch.tournament));
    this.#release(batches);
  }

  #release(batches: readonly WaitingBatch[]): void {
    this.#gatherings.over(batches);
    this.#released();
  }

  #released(): void {
    this.#active--;
    // A database that is idle begins before the answers are heard and works while the next commands are made; while it
    // works on others, they are waited for.
    if (this.#active === 0) this.#next();
    else this.#soon();
    if (this.#active === 0) this.#closing?.();
  }

  async #eachApart(batches: readonly WaitingBatch[], error: unknown): Promise<void> {
    for (const batch of batches) await this.#apart(batch, error);
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
    if (error instanceof DatabaseAway) return batch.forEach((command) => this.#fail(command, error));
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
        this.#gatherings.again(tournament, judged(batch, streams, outcome));
        return true;
      }
      case 'restored':
        this.#options.onRestored(tournament, epoch);
        for (const command of batch) command.reject(new JournalRestored(tournament));
        return true;
      case 'unknown-text':
      default:
        return false;
    }
  }

  #send(batches: readonly Batch[]): Promise<BatchOutcome[]> {
    return withFurtherAttempts(
      () => this.#sendOnce(batches),
      (state) =>
        this.#options.log?.warn({ batches: batches.length, state }, 'the connection broke in an append'),
    );
  }

  async #sendOnce(batches: readonly Batch[]): Promise<BatchOutcome[]> {
    const { pool, onTimed } = this.#options;
    const begun = performance.now();
    const outcomes = await sendBatches(pool, batches);
    onTimed?.((performance.now() - begun) / 1_000);
    return outcomes;
  }

  #fail(command: Waiting, error: unknown): void {
    const { commandId, tournament } = command.append;
    if (error instanceof TextUnknown) command.reject(error);
    else if (isUnsent(error)) command.reject(error);
    else if (isConnectionLoss(error)) command.reject(new AppendOutcomeUnknown(commandId));
    else {
      const state = sqlState(error)!;
      this.#options.log?.error({ tournament, command: commandId, state }, 'the database refused a command');
      command.reject(new AppendFailed(commandId, state));
    }
  }
}
