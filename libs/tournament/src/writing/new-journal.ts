import type { Append, Appended, Json, Ledger, WhileTogether } from '#ledger';
import { ZodError } from 'zod';
import { LongWork } from '#platform';
import type { NewEvent, StreamUse } from '../journal/aggregate.js';
import { eventDefinitions } from '../catalogue/catalogue.js';
import {
  CommandHandling,
  type JournalForCommands,
  type StatesForCommands,
  type TakeDeal,
} from './command-handling.js';
import type { StreamStates, VersionedState } from './states.js';
import type { AnyCommand } from '../command/command.js';
import type { Rejection } from '../command/rejection.js';
import { CommandRejected } from './command-rejected.js';
import { derivedId, tournamentIdOf } from './derived-id.js';

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

/** A command of a journal that is written as a whole. */
export interface CommandOfJournal {
  readonly command: AnyCommand;
  readonly body: Json;
}

/** Who writes a whole journal, with the id of the command that opens it. */
export interface JournalGiven {
  readonly actor: string;
  /** The client's uuid: given again, it is the same journal. */
  readonly commandId: string;
  /** Tells the journal from another one with the same id: a SHA-256 of 64 hexadecimal digits. */
  readonly bodyHash: string;
}

/** A command of a journal was refused, so the journal is not written. */
export class JournalRejected extends Error {
  override readonly name = 'JournalRejected';

  /**
   * @param place the command's place in the journal, from 0
   * @param why the decision's stable code, or where its body is not as its schema says
   */
  constructor(
    readonly place: number,
    readonly command: string,
    readonly body: Json,
    readonly why: Rejection | { readonly path: string; readonly issue: string },
  ) {
    super(`Command ${place} of the book, ${command}, is refused: ${JSON.stringify(why)}.`);
  }
}

/** Who is told how far the work is. */
export interface WhileWriting {
  /** Called now and then, with how many commands are decided; what it throws ends the work. */
  decided?(commands: number): void;
}

/**
 * Writes a new tournament's whole journal. Its commands are decided one after the other on what the earlier ones have
 * made; then all of them are appended at once, or none.
 */
export class NewJournals {
  readonly #ledger: Pick<Ledger, 'epoch' | 'appendTogether' | 'stored' | 'head'>;
  readonly #now: () => number;
  readonly #takeDeal: TakeDeal | undefined;

  /** @param now microseconds since the epoch */
  constructor(
    ledger: Pick<Ledger, 'epoch' | 'appendTogether' | 'stored' | 'head'>,
    takeDeal?: TakeDeal,
    now: () => number = () => Date.now() * 1_000,
  ) {
    this.#ledger = ledger;
    this.#takeDeal = takeDeal;
    this.#now = now;
  }

  /** A journal that was written before; undefined if there is none. @throws CommandIdReused when it was another one */
  async written({ actor, commandId, bodyHash }: JournalGiven): Promise<WrittenJournal | undefined> {
    const tournament = tournamentIdOf(actor, commandId);
    const stored = await this.#ledger.stored(tournament, actor, commandId, bodyHash);
    if (!stored) return undefined;
    const head = await this.#ledger.head(tournament);
    return { tournament, position: head?.position ?? stored.position, repeated: true };
  }

  /**
   * Decides the commands of a journal, the first of which opens it; nothing is written yet.
   *
   * @throws JournalRejected with the first command that is refused
   */
  async decide(
    { actor, commandId, bodyHash }: JournalGiven,
    commands: Iterable<CommandOfJournal>,
    { decided }: WhileWriting = {},
  ): Promise<DecidedJournal> {
    const tournament = tournamentIdOf(actor, commandId);
    const draft = new DraftJournal(await this.#ledger.epoch(), this.#now);
    const handling = new CommandHandling(draft, draft, this.#now, undefined, this.#takeDeal);
    const work = new LongWork();
    let index = 0;
    for (const { command, body } of commands) {
      const id = index === 0 ? commandId : derivedId('of-book', commandId, `${index}`);
      try {
        const parsed = command.body.parse(body) as Json;
        // oxlint-disable-next-line no-await-in-loop -- each is decided on what the ones before it have made
        await handling.handle(command, { tournament, actor, commandId: id, body: parsed });
      } catch (error) {
        const why = whyRejected(error);
        throw why ? new JournalRejected(index, command.name, body, why) : error;
      }
      index++;
      if (!work.isDue) continue;
      decided?.(index);
      // oxlint-disable-next-line no-await-in-loop -- others have their turn
      await work.pause();
    }
    const [first, ...others] = draft.appends;
    return { tournament, lines: draft.lines, appends: [{ ...first!, bodyHash }, ...others] };
  }

  /**
   * Writes a decided journal, and what is stored beside it, in one transaction.
   *
   * @throws see `Ledger.appendTogether`
   */
  async write({ tournament, appends }: DecidedJournal, meanwhile?: WhileTogether): Promise<WrittenJournal> {
    const { position, repeated } = await this.#ledger.appendTogether(appends, meanwhile);
    return { tournament, position, repeated };
  }
}

function whyRejected(error: unknown): JournalRejected['why'] | undefined {
  if (error instanceof CommandRejected) return { code: error.code, ...error.params } as Rejection;
  if (!(error instanceof ZodError)) return undefined;
  const [issue] = error.issues;
  return { path: issue?.path.join('.') ?? '', issue: issue?.message ?? '' };
}

/** A written journal: where its last line is. */
export interface WrittenJournal {
  readonly tournament: string;
  readonly position: number;
  /** Whether it had been written before. */
  readonly repeated: boolean;
}

/** A whole journal, decided but not written. */
export interface DecidedJournal {
  readonly tournament: string;
  readonly lines: number;
  readonly appends: readonly Append[];
}
