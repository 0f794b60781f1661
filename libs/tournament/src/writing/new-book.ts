import { ZodError } from 'zod';
import type { Append, Json, Ledger, WhileTogether } from '#ledger';
import { LongWork } from '#platform';
import type { AnyCommand } from '../command.js';
import type { Rejection } from '../rejection.js';
import { CommandHandling, type TakeDeal } from './command-handling.js';
import { CommandRejected } from './command-rejected.js';
import { derivedId, tournamentIdOf } from './derived-id.js';
import { DraftBook } from './draft-book.js';

/** A command of a book that is written as a whole. */
export interface CommandOfBook {
  readonly command: AnyCommand;
  readonly body: Json;
}

/** Who writes a whole book, with the id of the command that opens it. */
export interface BookGiven {
  readonly actor: string;
  /** The client's uuid: given again, it is the same book. */
  readonly commandId: string;
  /** What tells the book from another one that the same id is given with: a SHA-256 in 64 hexadecimal digits. */
  readonly bodyHash: string;
}

/** A command of a book is refused, so that there is no such book. */
export class BookRejected extends Error {
  override readonly name = 'BookRejected';

  /**
   * @param place the command's place in the book, from 0
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
 * Writes a new tournament's whole book: its commands are decided one after the other on what the earlier ones have made,
 * then all of them are appended at once, or nothing is.
 */
export class NewBooks {
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

  /** A book that was written before; nothing where there is none. @throws CommandIdReused when it was another one */
  async written({ actor, commandId, bodyHash }: BookGiven): Promise<WrittenBook | undefined> {
    const tournament = tournamentIdOf(actor, commandId);
    const stored = await this.#ledger.stored(tournament, actor, commandId, bodyHash);
    if (!stored) return undefined;
    const head = await this.#ledger.head(tournament);
    return { tournament, position: head?.position ?? stored.position, repeated: true };
  }

  /**
   * Decides the commands of a book, the first of which opens it; nothing is written yet.
   *
   * @throws BookRejected with the first command that is refused
   */
  async decide(
    { actor, commandId, bodyHash }: BookGiven,
    commands: Iterable<CommandOfBook>,
    { decided }: WhileWriting = {},
  ): Promise<DecidedBook> {
    const tournament = tournamentIdOf(actor, commandId);
    const draft = new DraftBook(await this.#ledger.epoch(), this.#now);
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
        throw why ? new BookRejected(index, command.name, body, why) : error;
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
   * Writes a book that was decided, and what is kept beside it in the same transaction.
   *
   * @throws see `Ledger.appendTogether`
   */
  async write({ tournament, appends }: DecidedBook, meanwhile?: WhileTogether): Promise<WrittenBook> {
    const { position, repeated } = await this.#ledger.appendTogether(appends, meanwhile);
    return { tournament, position, repeated };
  }
}

function whyRejected(error: unknown): BookRejected['why'] | undefined {
  if (error instanceof CommandRejected) return { code: error.code, ...error.params } as Rejection;
  if (!(error instanceof ZodError)) return undefined;
  const [issue] = error.issues;
  return { path: issue?.path.join('.') ?? '', issue: issue?.message ?? '' };
}

/** A book that has been written: where its last line lies. */
export interface WrittenBook {
  readonly tournament: string;
  readonly position: number;
  /** Whether it had been written before. */
  readonly repeated: boolean;
}

/** A whole book that has been decided. */
export interface DecidedBook {
  readonly tournament: string;
  readonly lines: number;
  readonly appends: readonly Append[];
}
