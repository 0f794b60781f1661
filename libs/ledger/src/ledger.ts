import type pg from 'pg';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Append, Appended, Line } from './append.js';
import { sendTogether, type WhileTogether } from './append-together.js';
import { bringBook, type BookBrought, type BringBook } from './book-file/bring-book.js';
import { bookFile, type BookWanted } from './book-file/write-book-file.js';
import { prepareCommand, requireUuid } from './command-preparation.js';
import { isConnectionLoss, NotOfDatabase, sqlState, withFurtherAttempts } from './connection-loss.js';
import { AppendFailed, AppendOutcomeUnknown, BookRestored, CommandIdReused, UnknownEvent } from './errors.js';
import type { EventCatalogue } from './event-catalogue.js';
import { followBook } from './following.js';
import { Heads, readHeads, type AdvanceListener, type Head } from './heads.js';
import { readInstallation } from './installation.js';
import type { Json } from './json.js';
import { Sequencer } from './sequencer.js';
import {
  parseLine,
  readBookLines,
  readStreamLines,
  type StoredLine,
  type StreamAfter,
} from './stored-lines.js';
import { ChainWalk, type Verification } from './verification.js';
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
  #epoch: Promise<number> | undefined;

  constructor({ pool, catalogue, log, connections, together, pollMs = POLL_MS }: LedgerOptions) {
    this.#pool = pool;
    this.#catalogue = catalogue;
    this.#log = log;
    this.#hints = new Hints({ pool, channel: CHANNEL, log });
    this.#heads = new Heads({
      pool,
      hints: this.#hints,
      pollMs,
      log,
      onEpoch: (epoch) => void this.#compareEpoch(epoch),
    });
    this.#sequencer = new Sequencer({
      pool,
      connections,
      together,
      log,
      onAppended: (tournament, head) => this.#heads.appended(tournament, head),
      onRestored: (_, epoch) => void this.#leaveEpoch(epoch),
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
    const { epoch: believed, tournament, commandId } = commands[0]!;
    const epoch = await this.epoch();
    if (believed !== undefined && believed !== epoch) throw new BookRestored(tournament);
    const { distributed } = this.#sequencer;
    const together = { commands, catalogue: this.#catalogue, epoch, distributed };
    const log = (state: string | undefined) =>
      this.#log?.warn({ tournament, state }, 'the connection broke in an append of a whole book');
    const sent = withFurtherAttempts(() => sendTogether(this.#pool, together, meanwhile), log);
    const appended = await sent.catch(async (error: unknown) => {
      if (error instanceof NotOfDatabase) {
        if (error.cause instanceof BookRestored) await this.#leaveEpoch(epoch);
        throw error.cause;
      }
      if (isConnectionLoss(error)) throw new AppendOutcomeUnknown(commandId);
      const state = sqlState(error)!;
      this.#log?.error({ tournament, command: commandId, state }, 'the database refused a book');
      throw new AppendFailed(commandId, state);
    });
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
  async stored(
    tournament: string,
    actor: string,
    commandId: string,
    bodyHash: string,
  ): Promise<Appended | undefined> {
    requireUuid(tournament, 'The tournament');
    requireUuid(commandId, 'The command id');
    const { rows } = await this.#pool.query<{ body: string; position: string; answer: string }>({
      name: 'ledger.stored',
      text: 'SELECT body, position, answer FROM ledger.stored($1, $2, $3)',
      values: [tournament, actor, commandId],
    });
    const row = rows[0];
    if (!row) return undefined;
    if (row.body !== bodyHash) throw new CommandIdReused(commandId);
    return { position: Number(row.position), answer: JSON.parse(row.answer) as Json, repeated: true };
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
    const lines = await this.#inEpoch((epoch) =>
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
    const lines = await this.#inEpoch((epoch) =>
      readBookLines(this.#pool, tournament, epoch, { after, limit, until }),
    );
    return lines.map((line) => this.#catalogue.upcast(parseLine(line)));
  }

  /** A book's last line: its position, hash (in hexadecimal) and time; `undefined` when there is no book. */
  async head(tournament: string): Promise<{ position: number; hash: string; time: number } | undefined> {
    const { rows } = await this.#pool.query<{ position: string; hash: string; time: string }>(
      "SELECT position, encode(hash, 'hex') AS hash, time FROM ledger.book WHERE tournament = $1",
      [tournament],
    );
    const row = rows[0];
    return row && { position: Number(row.position), hash: row.hash, time: Number(row.time) };
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
  async positionAt(tournament: string, time: number): Promise<number> {
    const { rows } = await this.#pool.query<{ position: string }>(
      'SELECT ledger.position_at($1, $2) AS position',
      [tournament, time],
    );
    return Number(rows[0]!.position);
  }

  /** Erasable texts by their ids; `null` for one that was erased, nothing for one that was never there. */
  async texts(tournament: string, ids: readonly string[]): Promise<Map<string, string | null>> {
    const { rows } = await this.#pool.query<{ id: string; text: string | null }>(
      'SELECT id, text FROM ledger.text WHERE tournament = $1 AND id = ANY ($2::uuid[])',
      [tournament, ids],
    );
    return new Map(rows.map(({ id, text }) => [id, text]));
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
      const lines = await this.#watchingEpoch(epoch, () =>
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
    const asked = (this.#epoch ??= this.#beginEpoch());
    asked.catch(() => {
      if (this.#epoch === asked) this.#epoch = undefined;
    });
    return asked;
  }

  /** Drops what is remembered of the books, and tells the listeners to do so. */
  forget(): void {
    this.#epoch = undefined;
    this.#heads.forget();
    for (const listener of this.#restored) listener();
  }

  /** Walks a book's chain up to a position (without one: to the head) and names the first bad position. */
  async verify(tournament: string, until?: number): Promise<Verification> {
    const { rows } = await this.#pool.query<{
      head: string | null;
      hash: string | null;
      last: string | null;
    }>(
      `SELECT b.position AS head, encode(b.hash, 'hex') AS hash, greatest(
         (SELECT max(l.position) FROM ledger.line l WHERE l.tournament = $1),
         (SELECT max(l.position) FROM ledger.line_archive l WHERE l.tournament = $1)
       ) AS last
       FROM (SELECT) AS always LEFT JOIN ledger.book b ON b.tournament = $1`,
      [tournament],
    );
    const { hash, ...found } = rows[0]!;
    const head = Number(found.head ?? 0);
    const last = Math.min(until ?? head, head);
    const walk = new ChainWalk();
    while (walk.position < last) {
      const lines = await this.#inEpoch((epoch) =>
        readBookLines(this.#pool, tournament, epoch, { after: walk.position, until: last, limit: PAGE }),
      );
      for (const line of lines) {
        const bad = walk.take(line);
        if (bad) return bad;
      }
      if (lines.length === 0) {
        const position = walk.position + 1;
        return { ok: false, position, why: `Line ${position} is missing, while the head is at ${head}.` };
      }
    }
    if (last === head) {
      if (Number(found.last ?? 0) > head) {
        return { ok: false, position: head + 1, why: `Line ${head + 1} lies above the head of the book.` };
      }
      if (hash !== null && hash !== walk.hash) {
        return { ok: false, position: head, why: `Line ${head} has another hash than the head of the book.` };
      }
    }
    return { ok: true, position: walk.position, hash: walk.hash };
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

  async #inEpoch<Result>(read: (epoch: number) => Promise<Result>): Promise<Result> {
    const epoch = await this.epoch();
    return this.#watchingEpoch(epoch, () => read(epoch));
  }

  async #watchingEpoch<Result>(epoch: number, read: () => Promise<Result>): Promise<Result> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof BookRestored) await this.#leaveEpoch(epoch);
      throw error;
    }
  }

  async #beginEpoch(): Promise<number> {
    const { epoch, distributed } = await readInstallation(this.#pool);
    this.#sequencer.distributed = distributed;
    return epoch;
  }

  /** Forgets, unless somebody else has noticed already that the epoch is over. */
  async #leaveEpoch(left: number): Promise<void> {
    const asked = this.#epoch;
    const believed = await asked?.catch(() => undefined);
    if (believed === left && this.#epoch === asked) this.forget();
  }

  async #compareEpoch(found: number): Promise<void> {
    const believed = await this.#epoch?.catch(() => undefined);
    if (believed !== undefined && believed !== found) await this.#leaveEpoch(believed);
  }
}
