/** What a process has opened, in order: it is closed in the opposite order, whatever happened in between. */
export class Opened {
  readonly #closers: (() => Promise<unknown>)[] = [];
  #closing: Promise<void> | undefined;

  /** Whether closing has begun. */
  get closing(): boolean {
    return this.#closing !== undefined;
  }

  /**
   * Waits for a part to open and notes how it is closed. When closing began in the meantime the part is closed too.
   *
   * @throws Error when closing has begun: the start is to be given up
   */
  async add<Part>(opening: Promise<Part>, close: (part: Part) => Promise<unknown>): Promise<Part> {
    const noted = opening.then((part) => {
      this.#closers.push(() => close(part));
      return part;
    });
    this.#opening = noted.then(
      () => undefined,
      () => undefined,
    );
    const part = await noted;
    if (this.#closing) throw new Error('The start was given up.');
    return part;
  }

  /** Notes how a part that is open is closed. */
  keep<Part>(part: Part, close: (part: Part) => Promise<unknown> | void): Part {
    this.#closers.push(async () => close(part));
    return part;
  }

  #opening: Promise<void> = Promise.resolve();

  /** Closes everything, last opened first; a part that fails to close does not keep the others from it. */
  close(onError: (error: unknown) => void): Promise<void> {
    this.#closing ??= this.#close(onError);
    return this.#closing;
  }

  async #close(onError: (error: unknown) => void): Promise<void> {
    await this.#opening;
    for (const close of this.#closers.toReversed()) await close().catch(onError);
  }
}
