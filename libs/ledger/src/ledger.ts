import type pg from 'pg';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Append, Appended, Line } from './append.js';
import { appendTogether, type WhileTogether } from './append-together.js';
import { bringBook, type BookBrought, type BringBook } from './book-file/bring-book.js';
import { headOf, positionAt, storedCommand, textsOf, type LastLine } from './book-queries.js';
import { bookFile, type BookWanted } from './book-file/write-book-file.js';
import { prepareCommand } from './command-preparation.js';
import { BookRestored, CommandIdReused, UnknownEvent } from './errors.js';
import { CurrentEpoch } from './current-epoch.js';
import type { EventCatalogue } from './event-catalogue.js';
import { followBook } from './following.js';
import { Heads, readHeads, type AdvanceListener, type Head } from './heads.js';
import { readInstallation } from './installation.js';
import { Sequencer } from './sequencer.js';
import {
  parseLine,
  readBookLines,
  readStreamLines,
  type StoredLine,
  type StreamAfter,
} from './stored-lines.js';
import type { Verification } from './verification.js';
import { verifyBook } from './verify-book.js';
import { Hints } from './wake.js';

export interface LedgerOptions {
  readonly pool: pg.Pool;
  readonly catalogue: EventCatalogue;
  readonly log?: Logger;
  /** Appends under way at most; with few, commands that arrive together gather into batches. */
  readonly connections?: number;
  /** Tournaments whose batches share a round trip and its commit at most; 1 in a distributed database. */
  readonly together?: number;
  /** Milliseconds between two looks at the heads, for hints that were lost. */
  readonly pollMs?: number;
}

const POLL_MS = 2_000;
const PAGE = 1_000;
const CHANNEL = 'tirage_ledger';

/** The event store: one book a tournament, in PostgreSQL. */
export class Ledger {
  readonly #pool: pg.Pool;
  readonly #catalogue: EventCatalogue;
  readonly #log: Logger | undefined;
  readonly #hints: Hints;
  readonly #heads: Heads;
  readonly #sequencer: Sequencer;
  readonly #restored = new Set<() => void>();
  readonly #epoch: CurrentEpoch;

  constructor({ pool, catalogue, log, connections, together, pollMs = POLL_MS }: LedgerOptions) {
    this.#pool = pool;
    this.#catalogue = catalogue;
    this.#log = log;
    this.#epoch = new CurrentEpoch({ read: () => this.#beginEpoch(), onOver: () => this.forget() });
    this.#hints = new Hints({ pool, channel: CHANNEL, log });
    this.#heads = new Heads({
      pool,
      hints: this.#hints,
      pollMs,
      log,
      onEpoch: (epoch) => void this.#epoch.compare(epoch),
    });
    this.#sequencer = new Sequencer({
      pool,
      connections,
      together,
      log,
      onAppended: (tournament, head) => this.#heads.appended(tournament, head),
      onRestored: (_, epoch) => void this.#epoch.leave(epoch),
    });
  }

  /**
   * Appends a command's events to its tournament's book. A command that succeeded before is answered as before.
   *
   * @throws StaleVersion when a stream is not at the expected version
   * @throws CommandIdReused when the actor used the command id with another body
   * @throws PayloadRefused, AppendRefused when it cannot be stored as it is
   * @throws TextUnknown when a text to erase is not there
   * @throws BookRestored when the books were replaced by restored ones since the streams were read
   * @throws AppendOutcomeUnknown when the connection broke twice, AppendFailed when the database refuses
   */
  async append(command: Append): Promise<Appended> {
    const prepared = prepareCommand(command, this.#catalogue);
    const epoch = await this.epoch();
    if (command.epoch !== undefined && command.epoch !== epoch) throw new BookRestored(command.tournament);
    return this.#sequencer.append(prepared, epoch);
  }

  /**
   * Appends the commands of one tournament in their order, all of them or none, in one transaction. Only that writes books as
   * large as a whole published event, so it waits for nobody: nothing else is to be written to that book meanwhile.
   *
   * @returns where the last line lies; `repeated` when the first command had succeeded before, and nothing was written
   * @throws see `append`; StaleVersion when anything has been written to the book meanwhile; AppendRefused when the commands
   * contradict each other; what `beside` and `sent` throw
   */
  appendTogether(commands: readonly Append[], meanwhile: WhileTogether = {}): Promise<Appended> {
    return this.#sequencer.beside(() => this.#appendTogether(commands, meanwhile));
  }

  async #appendTogether(commands: readonly Append[], meanwhile: WhileTogether): Promise<Appended> {
    const { epoch: believed, tournament } = commands[0]!;
    const epoch = await this.epoch();
    if (believed !== undefined && believed !== epoch) throw new BookRestored(tournament);
    const appended = await this.#epoch.watching(epoch, () =>
      appendTogether(
        this.#pool,
        {
          commands,
          catalogue: this.#catalogue,
          epoch,
          distributed: this.#sequencer.distributed,
          log: this.#log,
        },
        meanwhile,
      ),
    );
    if (appended.repeated) return { ...appended, position: await this.#endOf(commands) };
    this.#heads.appended(tournament, appended.position);
    return appended;
  }

  /** Where the last line lies of commands that were appended together. @throws CommandIdReused when they were not */
  async #endOf(commands: readonly Append[]): Promise<number> {
    const { tournament, actor, commandId, bodyHash } = commands.at(-1)!;
    const last = await this.stored(tournament, actor, commandId, bodyHash);
    if (!last) throw new CommandIdReused(commands[0]!.commandId);
    return last.position;
  }

  /**
   * The answer of a command that succeeded before.
   *
   * @throws CommandIdReused when it had another body
   */
  stored(
    tournament: string,
    actor: string,
    commandId: string,
    bodyHash: string,
  ): Promise<Appended | undefined> {
    return storedCommand(this.#pool, { tournament, actor, commandId, bodyHash });
  }

  /**
   * A stream's events above a version, in order, upcast.
   *
   * @throws UnknownEvent, BookRestored
   */
  readStream(
    tournament: string,
    stream: string,
    { after = 0, limit = PAGE }: { after?: number; limit?: number } = {},
  ): Promise<Line[]> {
    return this.readStreams(tournament, [{ stream, after }], { limit });
  }

  /**
   * The events of streams above a version each, as they all stood at one moment, in the order of the book, upcast:
   * at most `limit` of each. Streams are named once.
   *
   * @throws UnknownEvent, BookRestored
   */
  async readStreams(
    tournament: string,
    streams: readonly StreamAfter[],
    { limit = PAGE }: { limit?: number } = {},
  ): Promise<Line[]> {
    const lines = await this.#epoch.within((epoch) =>
      readStreamLines(this.#pool, tournament, epoch, streams, limit),
    );
    return lines.map((line) => this.#catalogue.upcast(parseLine(line)));
  }

  /**
   * A book's lines above a position and up to another one, in order, upcast.
   *
   * @throws UnknownEvent, BookRestored
   */
  async readBook(
    tournament: string,
    { after = 0, limit = PAGE, until }: { after?: number; limit?: number; until?: number } = {},
  ): Promise<Line[]> {
    const lines = await this.#epoch.within((epoch) =>
      readBookLines(this.#pool, tournament, epoch, { after, limit, until }),
    );
    return lines.map((line) => this.#catalogue.upcast(parseLine(line)));
  }

  /** A book's last line: its position, hash (in hexadecimal) and time; `undefined` when there is no book. */
  head(tournament: string): Promise<LastLine | undefined> {
    return headOf(this.#pool, tournament);
  }

  /** A page of the books' heads in the order of their ids, those of archived books only when they are asked for. */
  heads({
    after,
    limit = PAGE,
    archived = false,
  }: { after?: string; limit?: number; archived?: boolean } = {}): Promise<Head[]> {
    return readHeads(this.#pool, { after, limit, archived });
  }

  /** The position of the last line at a time (microseconds since the epoch); 0 when the book began later. */
  positionAt(tournament: string, time: number): Promise<number> {
    return positionAt(this.#pool, tournament, time);
  }

  /** Erasable texts by their ids; `null` for one that was erased, nothing for one that was never there. */
  texts(tournament: string, ids: readonly string[]): Promise<Map<string, string | null>> {
    return textsOf(this.#pool, tournament, ids);
  }

  /**
   * Follows a book live from a position on: pages of lines, each line once and in order, until the signal aborts. At a
   * line that it cannot read it gives the lines before and then stops with the error.
   *
   * @throws UnknownEvent at a line that this program does not know
   * @throws BookRestored when the books were replaced by restored ones
   */
  async *follow(
    tournament: string,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<Line[], void, undefined> {
    const epoch = await this.epoch();
    yield* followBook(this.#heads, tournament, after, signal, async (position, limit) => {
      const lines = await this.#epoch.watching(epoch, () =>
        readBookLines(this.#pool, tournament, epoch, { after: position, limit }),
      );
      const known = this.#upcastUntilUnknown(lines);
      return { lines: known, more: lines.length === limit || known.length < lines.length };
    });
  }

  /** Calls the listener when a book may have advanced: in process at once, by other processes soon. */
  onAdvance(listener: AdvanceListener): () => void {
    return this.#heads.listen(listener);
  }

  /** Calls the listener when the books were replaced by restored ones: whatever was read before is void. */
  onRestored(listener: () => void): () => void {
    this.#restored.add(listener);
    return () => {
      this.#restored.delete(listener);
    };
  }

  /** The installation's epoch, which changes when a backup is restored. To be asked for before streams are read. */
  epoch(): Promise<number> {
    return this.#epoch.ask();
  }

  /** Drops what is remembered of the books, and tells the listeners to do so. */
  forget(): void {
    this.#epoch.forget();
    this.#heads.forget();
    for (const listener of this.#restored) listener();
  }

  /** Walks a book's chain up to a position (without one: to the head) and names the first bad position. */
  verify(tournament: string, until?: number): Promise<Verification> {
    return verifyBook(this.#pool, tournament, until, (after, last) =>
      this.#epoch.within((epoch) =>
        readBookLines(this.#pool, tournament, epoch, { after, until: last, limit: PAGE }),
      ),
    );
  }

  /** A book as a file (see `book-file/book-file.ts`), not packed yet; nothing where there is no such book. */
  bookFile(tournament: string, wanted: BookWanted): AsyncGenerator<Buffer, void, undefined> {
    return bookFile(this.#pool, tournament, wanted);
  }

  /**
   * Takes in a book from such a file, packed: all of it, or nothing.
   *
   * @throws BookRefused
   */
  async bring(packed: Readable, options: BringBook): Promise<BookBrought> {
    const brought = await bringBook(this.#pool, this.#catalogue, packed, options);
    this.#heads.appended(brought.tournament, brought.lines + 1);
    return brought;
  }

  /** Moves a closed tournament's lines and commands to the archive; they are read there, and an append recalls them. */
  async archive(tournament: string): Promise<void> {
    await this.#pool.query('SELECT ledger.archive($1)', [tournament]);
  }

  /** Waits for the appends under way and stops; the pool stays open. */
  async close(): Promise<void> {
    await this.#sequencer.close();
    await this.#heads.close();
    await this.#hints.close();
  }

  #upcastUntilUnknown(lines: readonly StoredLine[]): Line[] {
    const known: Line[] = [];
    for (const line of lines) {
      try {
        known.push(this.#catalogue.upcast(parseLine(line)));
      } catch (error) {
        if (!(error instanceof UnknownEvent) || known.length === 0) throw error;
        break;
      }
    }
    return known;
  }

  async #beginEpoch(): Promise<number> {
    const { epoch, distributed } = await readInstallation(this.#pool);
    this.#sequencer.distributed = distributed;
    return epoch;
  }
}
