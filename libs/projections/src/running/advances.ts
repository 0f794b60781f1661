import { EventEmitter } from 'node:events';

/** A channel between processes: short texts, delivered soon or never. */
export interface Hints {
  send(text: string): void;
  listen(listener: (text: string) => void): () => void;
}

/** A projection of a tournament has reached a position. */
export interface Advance {
  readonly tournament: string;
  readonly projection: string;
  /** Whether the projection's state is another one than before. */
  readonly changed: boolean;
}

/**
 * News of projections that moved on: in process at once, from other processes as hints. Hints can be lost, so whoever
 * waits looks at the rows too.
 */
export class Advances {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #unsubscribe: () => void;
  #count = 0;

  constructor(private readonly hints: Hints) {
    this.#unsubscribe = hints.listen((topic) => this.#emit(topic));
  }

  /** How much news there has been: a look begun at another count may be too old. */
  get count(): number {
    return this.#count;
  }

  /** Tells that a projection has moved on. */
  tell({ tournament, projection, changed }: Advance): void {
    for (const topic of changed ? [tournament, projection] : [tournament]) {
      this.#emit(topic);
      this.hints.send(topic);
    }
  }

  /** Calls the listener whenever a projection of the tournament may have moved on. */
  listen(tournament: string, listener: () => void): () => void {
    return this.#on(tournament, listener);
  }

  /** Calls the listener whenever a projection's state may have changed in some tournament. */
  listenChanges(projection: string, listener: () => void): () => void {
    return this.#on(projection, listener);
  }

  close(): void {
    this.#unsubscribe();
  }

  #on(topic: string, listener: () => void): () => void {
    this.#emitter.on(topic, listener);
    return () => this.#emitter.off(topic, listener);
  }

  #emit(topic: string): void {
    this.#count++;
    this.#emitter.emit(topic);
  }
}
