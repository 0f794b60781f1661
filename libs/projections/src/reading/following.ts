/** A hint can be lost: look this often at the least. */
const LOOK_MS = 2_000;

/** What tells when a tournament is to be looked at. */
export interface Moves {
  /** How much news there has been. */
  readonly count: number;
  listen(tournament: string, listener: () => void): () => void;
}

/**
 * The moments at which a follower is to look at a tournament: at once, whenever it was moved, and every two seconds; until
 * the signal says stop. Each comes with the count of moves: looks are shared only within one.
 */
export async function* momentsToRead(
  moves: Moves,
  tournament: string,
  signal: AbortSignal,
): AsyncGenerator<number> {
  let moved = true;
  let wake: () => void = () => undefined;
  const unsubscribe = moves.listen(tournament, () => {
    moved = true;
    wake();
  });
  const stop = () => wake();
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted) {
      moved = false;
      yield moves.count;
      if (moved || signal.aborted) continue;
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

/** Followers that look for the same at the same time share one look. */
export class SharedReads<Seen> {
  readonly #reads = new Map<string, Promise<Seen>>();

  read(key: string, read: () => Promise<Seen>): Promise<Seen> {
    const shared = this.#reads.get(key);
    if (shared) return shared;
    const reading = read().finally(() => this.#reads.delete(key));
    this.#reads.set(key, reading);
    return reading;
  }
}
