import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from '#ledger';
import { JournalMarks } from './journal-marks.js';

/**
 * A live follower of each tournament, from before its first line to the end of the run. Closed, the gate keeps them
 * from asking for the next page, so that they cost nothing while appends alone are measured.
 */
export class Followers {
  readonly #ledger: Ledger;
  readonly #stops: AbortController[] = [];
  readonly #delivered = new Map<string, JournalMarks>();
  readonly #running: Promise<void>[] = [];
  #open: () => void = () => undefined;
  #gate: Promise<void> = Promise.resolve();

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  get delivered(): ReadonlyMap<string, JournalMarks> {
    return this.#delivered;
  }

  follow(tournaments: readonly string[]): void {
    for (const tournament of tournaments) {
      const marks = new JournalMarks();
      this.#delivered.set(tournament, marks);
      const stop = new AbortController();
      this.#stops.push(stop);
      this.#running.push(this.#follow(tournament, marks, stop.signal));
    }
  }

  closeGate(): void {
    this.#gate = new Promise((resolve) => (this.#open = resolve));
  }

  openGate(): void {
    this.#open();
  }

  /** Resolves when the followers have been given everything that was acknowledged. */
  async caughtUp(acknowledged: ReadonlyMap<string, JournalMarks>): Promise<void> {
    const behind = () =>
      [...this.#delivered].some(
        ([tournament, { count }]) => count < (acknowledged.get(tournament)?.count ?? 0),
      );
    while (behind()) await Promise.race([sleep(5), ...this.#running]);
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) stop.abort();
    this.#open();
    await Promise.all(this.#running);
  }

  async #follow(tournament: string, marks: JournalMarks, signal: AbortSignal): Promise<void> {
    for await (const lines of this.#ledger.follow(tournament, 0, signal)) {
      for (const { position, command } of lines) {
        if (position !== marks.count + 1) {
          throw new Error(`A follower was given line ${position} where ${marks.count + 1} was due.`);
        }
        marks.note(command, position, 1);
      }
      await this.#gate;
    }
  }
}
