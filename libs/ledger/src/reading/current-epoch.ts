import { JournalRestored } from '../events/errors.js';

/** The database's epoch as this process knows it: another one after a backup was restored. */
export class CurrentEpoch {
  readonly #read: () => Promise<number>;
  readonly #onOver: () => void;
  #asked: Promise<number> | undefined;

  /**
   * @param options.read asks the database
   * @param options.onOver told when the epoch is found to be over
   */
  constructor(options: { readonly read: () => Promise<number>; readonly onOver: () => void }) {
    this.#read = options.read;
    this.#onOver = options.onOver;
  }

  /** The epoch; the database is asked once. */
  ask(): Promise<number> {
    const asked = (this.#asked ??= this.#read());
    asked.catch(() => {
      if (this.#asked === asked) this.#asked = undefined;
    });
    return asked;
  }

  /** The next to ask asks the database. */
  forget(): void {
    this.#asked = undefined;
  }

  /** Reads in the current epoch. @throws JournalRestored when it is over */
  async within<Result>(read: (epoch: number) => Promise<Result>): Promise<Result> {
    const epoch = await this.ask();
    return this.watching(epoch, () => read(epoch));
  }

  /** Reads in an epoch that was asked for before. @throws JournalRestored when it is over */
  async watching<Result>(epoch: number, read: () => Promise<Result>): Promise<Result> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof JournalRestored) await this.leave(epoch);
      throw error;
    }
  }

  /** An epoch is over: that is told, unless somebody else has noticed already. */
  async leave(left: number): Promise<void> {
    const asked = this.#asked;
    const believed = await asked?.catch(() => undefined);
    if (believed === left && this.#asked === asked) this.#onOver();
  }

  /** Holds an epoch that was found against the one that is believed in. */
  async compare(found: number): Promise<void> {
    const believed = await this.#asked?.catch(() => undefined);
    if (believed !== undefined && believed !== found) await this.leave(believed);
  }
}
