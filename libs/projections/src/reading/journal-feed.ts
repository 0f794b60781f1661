import type { JournalAudience } from '../journal/journal.js';
import type { Advances } from '../running/advances.js';
import { momentsToRead, SharedReads } from './following.js';
import type { JournalLine, JournalReading } from './journal-reading.js';

const PAGE = 500;

/**
 * The live journal for an audience: followers that stand at the same line share one look at the rows. A follower
 * resumes after the position it saw last and gets every line of its audience once, in order.
 */
export class JournalFeed {
  readonly #reading: JournalReading;
  readonly #advances: Advances;
  readonly #looks = new SharedReads<JournalLine[]>();

  constructor(options: { reading: JournalReading; advances: Advances }) {
    this.#reading = options.reading;
    this.#advances = options.advances;
  }

  /** Follows a journal from the line after `after` until the signal says stop. */
  async *follow(
    tournament: string,
    audience: JournalAudience,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<JournalLine[]> {
    let position = after;
    for await (const advances of momentsToRead(this.#advances, tournament, signal)) {
      let lines: JournalLine[];
      do {
        lines = await this.#read(tournament, audience, position, advances);
        position = lines.at(-1)?.position ?? position;
        if (lines.length > 0) yield lines;
      } while (lines.length === PAGE && !signal.aborted);
    }
  }

  #read(
    tournament: string,
    audience: JournalAudience,
    after: number,
    advances: number,
  ): Promise<JournalLine[]> {
    return this.#looks.read(`${tournament} ${audience} ${after} ${advances}`, () =>
      this.#reading.lines(tournament, audience, { after, limit: PAGE }),
    );
  }
}
