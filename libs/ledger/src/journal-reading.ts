import type pg from 'pg';
import type { Logger } from 'pino';
import type { Appended, Line } from './append/append.js';
import { journalFile, type JournalWanted } from './journal-file/write-journal-file.js';
import { headOf, positionAt, storedCommand, textsOf, type LastLine } from './reading/journal-queries.js';
import { CurrentEpoch } from './reading/current-epoch.js';
import { UnknownEvent } from './events/errors.js';
import type { EventCatalogue } from './events/event-catalogue.js';
import { followJournal } from './reading/following.js';
import { Heads, readHeads, type AdvanceListener, type Head } from './reading/heads.js';
import { readEpoch } from './database/epoch.js';
import {
  parseLine,
  readJournalLines,
  readStreamLines,
  type StoredLine,
  type StreamAfter,
} from './verification/stored-lines.js';
import type { Verification } from './verification/verification.js';
import { verifyJournal } from './verification/verify-journal.js';
import { Hints } from './database/wake.js';

export interface JournalReadingOptions {
  readonly pool: pg.Pool;
  readonly catalogue: EventCatalogue;
  readonly log?: Logger | undefined;
  /** Milliseconds between two looks at the heads, for hints that were lost. */
  readonly pollMs?: number | undefined;
}

const POLL_MS = 2_000;
const PAGE = 1_000;
const CHANNEL = 'tirage_ledger';

/** Reads journals: their lines, heads and texts, also live; void when a backup is restored. */
export abstract class JournalReading {
  protected readonly pool: pg.Pool;
  protected readonly catalogue: EventCatalogue;
  protected readonly hints: Hints;
  /** How far the journals have come. */
  protected readonly knownHeads: Heads;
  protected readonly currentEpoch: CurrentEpoch;
  readonly #restored = new Set<() => void>();

  protected constructor({ pool, catalogue, log, pollMs = POLL_MS }: JournalReadingOptions) {
    this.pool = pool;
    this.catalogue = catalogue;
    this.currentEpoch = new CurrentEpoch({
      read: () => readEpoch(pool),
      onOver: () => this.forget(),
    });
    this.hints = new Hints({ pool, channel: CHANNEL, log });
    this.knownHeads = new Heads({
      pool,
      hints: this.hints,
      pollMs,
      log,
      onEpoch: (epoch) => void this.currentEpoch.compare(epoch),
    });
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
    return storedCommand(this.pool, { tournament, actor, commandId, bodyHash });
  }

  /**
   * A stream's events above a version, in order, upcast.
   *
   * @throws UnknownEvent, JournalRestored
   */
  readStream(
    tournament: string,
    stream: string,
    { after = 0, limit = PAGE }: { after?: number; limit?: number } = {},
  ): Promise<Line[]> {
    return this.readStreams(tournament, [{ stream, after }], { limit });
  }

  /**
   * The events of streams above a version each, as they all stood at one moment, in the order of the journal, upcast:
   * at most `limit` of each. Streams are named once.
   *
   * @throws UnknownEvent, JournalRestored
   */
  async readStreams(
    tournament: string,
    streams: readonly StreamAfter[],
    { limit = PAGE }: { limit?: number } = {},
  ): Promise<Line[]> {
    const lines = await this.currentEpoch.within((epoch) =>
      readStreamLines(this.pool, tournament, epoch, streams, limit),
    );
    return lines.map((line) => this.catalogue.upcast(parseLine(line)));
  }

  /**
   * A journal's lines above a position and up to another one, in order, upcast.
   *
   * @throws UnknownEvent, JournalRestored
   */
  async readJournal(
    tournament: string,
    { after = 0, limit = PAGE, until }: { after?: number; limit?: number; until?: number } = {},
  ): Promise<Line[]> {
    const lines = await this.currentEpoch.within((epoch) =>
      readJournalLines(this.pool, tournament, epoch, { after, limit, until }),
    );
    return lines.map((line) => this.catalogue.upcast(parseLine(line)));
  }

  /** A journal's last line: its position, hash (in hexadecimal) and time; `undefined` when there is no journal. */
  head(tournament: string): Promise<LastLine | undefined> {
    return headOf(this.pool, tournament);
  }

  /** A page of the journals' heads in the order of their ids, those of archived journals only when they are asked for. */
  heads({
    after,
    limit = PAGE,
    archived = false,
  }: { after?: string; limit?: number; archived?: boolean } = {}): Promise<Head[]> {
    return readHeads(this.pool, { after, limit, archived });
  }

  /** The position of the last line at a time (microseconds since the epoch); 0 when the journal began later. */
  positionAt(tournament: string, time: number): Promise<number> {
    return positionAt(this.pool, tournament, time);
  }

  /** Erasable texts by their ids; `null` for one that was erased, nothing for one that was never there. */
  texts(tournament: string, ids: readonly string[]): Promise<Map<string, string | null>> {
    return textsOf(this.pool, tournament, ids);
  }

  /**
   * Follows a journal live from a position on: pages of lines, each line once and in order, until the signal aborts. At a
   * line that it cannot read it gives the lines before and then stops with the error.
   *
   * @throws UnknownEvent at a line that this program does not know
   * @throws JournalRestored when the journals were replaced by restored ones
   */
  async *follow(
    tournament: string,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<Line[], void, undefined> {
    const epoch = await this.epoch();
    yield* followJournal(this.knownHeads, tournament, after, signal, async (position, limit) => {
      const lines = await this.currentEpoch.watching(epoch, () =>
        readJournalLines(this.pool, tournament, epoch, { after: position, limit }),
      );
      const known = this.#upcastUntilUnknown(lines);
      return { lines: known, more: lines.length === limit || known.length < lines.length };
    });
  }

  /**
   * How far a journal has come, as far as this process has heard: at once what it has written itself, soon what others have.
   * Nothing where it has heard nothing.
   */
  headHeard(tournament: string): number | undefined {
    return this.knownHeads.known(tournament);
  }

  /** Calls the listener when a journal may have advanced: in process at once, by other processes soon. */
  onAdvance(listener: AdvanceListener): () => void {
    return this.knownHeads.listen(listener);
  }

  /** Calls the listener when the journals were replaced by restored ones: whatever was read before is void. */
  onRestored(listener: () => void): () => void {
    this.#restored.add(listener);
    return () => {
      this.#restored.delete(listener);
    };
  }

  /** The database's epoch, which changes when a backup is restored. To be asked for before streams are read. */
  epoch(): Promise<number> {
    return this.currentEpoch.ask();
  }

  /** Drops what is remembered of the journals, and tells the listeners to do so. */
  forget(): void {
    this.currentEpoch.forget();
    this.knownHeads.forget();
    for (const listener of this.#restored) listener();
  }

  /** Walks a journal's chain up to a position (without one: to the head) and names the first bad position. */
  verify(tournament: string, until?: number): Promise<Verification> {
    return verifyJournal(this.pool, tournament, until, (after, last) =>
      this.currentEpoch.within((epoch) =>
        readJournalLines(this.pool, tournament, epoch, { after, until: last, limit: PAGE }),
      ),
    );
  }

  /** A journal as a file (see `journal-file/journal-file.ts`), not packed yet; nothing where there is no such journal. */
  bookFile(tournament: string, wanted: JournalWanted): AsyncGenerator<Buffer, void, undefined> {
    return journalFile(this.pool, tournament, wanted);
  }

  #upcastUntilUnknown(lines: readonly StoredLine[]): Line[] {
    const known: Line[] = [];
    for (const line of lines) {
      try {
        known.push(this.catalogue.upcast(parseLine(line)));
      } catch (error) {
        if (!(error instanceof UnknownEvent) || known.length === 0) throw error;
        break;
      }
    }
    return known;
  }
}
