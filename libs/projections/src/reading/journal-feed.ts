import type { JournalAudience } from '../journal/journal.js';
import type { Advances } from '../running/advances.js';
import type { JournalLine, JournalReading } from './journal-reading.js';

const PAGE = 500;
/** A hint can be lost: look at the rows this often at the least. */
const LOOK_MS = 2_000;

/**
 * The live journal for an audience: followers that stand at the same line share one look at the rows. A follower
 * resumes after the position it saw last and gets every line of its audience once, in order.
 */
export class JournalFeed {
  readonly #reading: JournalReading;
  readonly #advances: Advances;
  readonly #looks = new Map<string, Promise<JournalLine[]>>();

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
    let moved = true;
    let wake: () => void = () => undefined;
    const unsubscribe = this.#advances.listen(tournament, () => {
      moved = true;
      wake();
    });
    const stop = () => wake();
    signal.addEventListener('abort', stop);
    try {
      while (!signal.aborted) {
        moved = false;
        const lines = await this.#look(tournament, audience, position);
        if (lines.length > 0) {
          position = lines.at(-1)!.position;
          yield lines;
        }
        if (lines.length === PAGE || moved || signal.aborted) continue;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOOK_MS);
          timer.unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    } finally {
      unsubscribe();
      signal.removeEventListener('abort', stop);
    }
  }

  #look(tournament: string, audience: JournalAudience, after: number): Promise<JournalLine[]> {
    const key = `${tournament} ${audience} ${after} ${this.#advances.count}`;
    const shared = this.#looks.get(key);
    if (shared) return shared;
    const look = this.#reading
      .lines(tournament, audience, { after, limit: PAGE })
      .finally(() => this.#looks.delete(key));
    this.#looks.set(key, look);
    return look;
  }
}
