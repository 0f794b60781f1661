import type { Json, Ledger } from '#ledger';
import type pg from 'pg';
import type { Projection } from '../projection.js';
import { stateAt } from '../running/projector.js';
import { Limiter } from './limiter.js';

/** Folds into the past that may run at once for one tournament. */
const AT_ONCE = 2;
const KEPT = 200;

/** A projection's state at any past position: the same fold, from the nearest snapshot, remembered. */
export class Past {
  readonly #pool: pg.Pool;
  readonly #ledger: Ledger;
  readonly #kept = new Map<string, Promise<Json>>();
  readonly #most: number;
  readonly #folds = new Limiter(AT_ONCE);

  /** @param options.kept how many states are remembered at most */
  constructor(options: { pool: pg.Pool; ledger: Ledger; kept?: number }) {
    this.#pool = options.pool;
    this.#ledger = options.ledger;
    this.#most = options.kept ?? KEPT;
  }

  /** The state after the line at `position`; the caller has checked that the book has that line. */
  async state<State extends Json>(
    projection: Projection<State>,
    tournament: string,
    position: number,
  ): Promise<State> {
    const key = `${projection.name} ${tournament} ${position}`;
    const kept = this.#kept.get(key) ?? this.#fold(projection, tournament, position);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!);
    kept.catch(() => this.#kept.delete(key));
    return (await kept) as State;
  }

  /** Drops what is remembered, because the books were replaced. */
  forget(): void {
    this.#kept.clear();
  }

  async #fold<State extends Json>(projection: Projection<State>, tournament: string, position: number) {
    const { state } = await this.#folds.run(tournament, () =>
      stateAt(this.#pool, this.#ledger, projection, tournament, position),
    );
    return state;
  }
}
