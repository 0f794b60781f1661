import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Appended } from './append.js';
import { planBatch, staleStream, type BatchPlan } from './batch-planning.js';
import { sendBatch, type BatchOutcome, type StoredCommand } from './batch-sending.js';
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

/** The commands of one tournament; `busy` while an append of it is under way or it waits for its turn. */
interface Line {
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
 * gather, and go together in the next one.
 */
export class Sequencer {
  readonly #options: SequencerOptions;
  readonly #lines = new Map<string, Line>();
  readonly #ready: string[] = [];
  readonly #underWay = new Map<string, { readonly bodyHash: string; readonly appended: Promise<Appended> }>();
  #active = 0;
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
    if (this.#active > 0) await new Promise<void>((resolve) => (this.#closing = resolve));
  }

  #enqueue(command: PreparedCommand, epoch: number): Promise<Appended> {
    if (this.#closed) return Promise.reject(new LedgerClosed());
    return new Promise<Appended>((resolve, reject) => {
      const { tournament } = command.append;
      let line = this.#lines.get(tournament);
      if (!line) this.#lines.set(tournament, (line = { waiting: [], busy: false }));
      line.waiting.push({ ...command, epoch, resolve, reject });
      if (!line.busy) {
        line.busy = true;
        this.#ready.push(tournament);
        this.#next();
      }
    });
  }

  #next(): void {
    while (this.#active < this.#options.connections) {
      const tournament = this.#ready.shift();
      if (tournament === undefined) break;
      this.#active++;
      void this.#serve(tournament).finally(() => {
        this.#active--;
        const line = this.#lines.get(tournament)!;
        if (line.waiting.length > 0) this.#ready.push(tournament);
        else this.#lines.delete(tournament);
        this.#next();
        if (this.#active === 0) this.#closing?.();
      });
    }
  }

  /** Sends one batch of a tournament and answers its commands. */
  async #serve(tournament: string): Promise<void> {
    const line = this.#lines.get(tournament)!;
    // A batch believes in one epoch; commands that were decided in another one go apart and are refused.
    const epoch = line.waiting[0]!.epoch;
    const same = line.waiting.filter((command) => command.epoch === epoch);
    const plan = planBatch(same);
    const rest = new Set<Waiting>(plan.rest);
    line.waiting = line.waiting.filter((command) => rest.has(command) || command.epoch !== epoch);
    try {
      const again = await this.#settle(tournament, plan);
      line.waiting = [...again, ...line.waiting];
    } catch (error) {
      if (plan.batch.length === 1) this.#fail(plan.batch[0]!, error);
      else await this.#oneByOne(tournament, plan.batch, error);
    }
  }

  /** So that one command that the database cannot take harms nobody else. */
  async #oneByOne(tournament: string, batch: readonly Waiting[], error: unknown): Promise<void> {
    this.#options.log?.warn(
      { tournament, commands: batch.length, state: sqlState(error) },
      'a batch of commands failed and is tried one by one',
    );
    for (const command of batch) {
      try {
        await this.#settle(tournament, planBatch([command]));
      } catch (error) {
        this.#fail(command, error);
      }
    }
  }

  /** Sends a batch and answers the commands that are settled by it. @returns those that are not */
  async #settle(tournament: string, plan: BatchPlan<Waiting>): Promise<Waiting[]> {
    const outcome = await this.#send(plan);
    switch (outcome.outcome) {
      case 'appended': {
        let position = outcome.after;
        const answers = plan.batch.map(({ eventCount }) => (position += eventCount));
        this.#options.onAppended(tournament, position);
        plan.batch.forEach((command, index) => {
          command.resolve({
            position: answers[index]!,
            answer: JSON.parse(command.answer) as Json,
            repeated: false,
          });
        });
        return [];
      }
      case 'restored':
        this.#options.onRestored(tournament, plan.batch[0]!.epoch);
        for (const command of plan.batch) command.reject(new BookRestored(tournament));
        return [];
      case 'unknown-text':
        throw new TextUnknown(tournament);
      case 'refused':
      default:
        return this.#judge(plan, outcome);
    }
  }

  async #send({ batch, streams }: BatchPlan<Waiting>): Promise<BatchOutcome> {
    const send = () => sendBatch(this.#options.pool, batch[0]!.epoch, batch, streams);
    for (let attempt = 1; ; attempt++) {
      try {
        return await send();
      } catch (error) {
        const state = sqlState(error);
        if (state !== undefined && PASSING.has(state) && attempt < PASSING_ATTEMPTS) continue;
        if (!isConnectionLoss(error)) throw error;
        // Whether it was written is not known. Sent again with the same ids, it is written once in any case.
        this.#options.log?.warn({ commands: batch.length, state }, 'the connection broke in an append');
        await sleep(RETRY_MS);
        return send();
      }
    }
  }

  /** Each command is judged by itself, against what the database found under the lock. */
  #judge(plan: BatchPlan<Waiting>, found: Extract<BatchOutcome, { outcome: 'refused' }>): Waiting[] {
    const stored = new Map(found.duplicates.map((entry) => [`${entry.actor}\n${entry.command}`, entry]));
    const versions = new Map(
      [...plan.streams.keys()].map((stream, index) => [stream, found.versions[index]!]),
    );
    const again = plan.batch.filter((command) => {
      const before = stored.get(command.key);
      if (before) {
        answerStored(command, before);
        return false;
      }
      const stale = staleStream(command, (stream) => versions.get(stream)!);
      if (!stale) return true;
      const { tournament } = command.append;
      command.reject(new StaleVersion(tournament, stale.stream, stale.expected, stale.actual));
      return false;
    });
    if (again.length === plan.batch.length)
      throw new Error('ledger.append refused a batch without a reason.');
    return again;
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

function answerStored(command: Waiting, stored: StoredCommand): void {
  const { bodyHash, commandId } = command.append;
  if (stored.body !== bodyHash) command.reject(new CommandIdReused(commandId));
  else
    command.resolve({ position: stored.position, answer: JSON.parse(stored.answer) as Json, repeated: true });
}
