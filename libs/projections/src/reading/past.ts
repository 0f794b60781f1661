import { Turns } from '#platform';
import type { Json, Ledger } from '#ledger';
import type pg from 'pg';
import type { Projection } from '../projection/projection.js';
import type { Snapshot } from '../running/checkpoints.js';
import { foldedUpTo, stateAt } from '../running/projector.js';
import { Remembered } from '../running/remembered.js';

/** Lets a few pieces of work of one key run at once; the others wait in the order they came. */
export class Limiter {
  readonly #turns = new Map<string, Turns>();

  constructor(private readonly atOnce: number) {}

  /** Runs work as soon as fewer than the allowed number of its key are running. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turns = this.#turns.get(key) ?? new Turns(this.atOnce);
    this.#turns.set(key, turns);
    try {
      return await turns.take(work);
    } finally {
      if (turns.areIdle) this.#turns.delete(key);
    }
  }
}

/** Folds into the past that may run at once for one tournament. */
const AT_ONCE = 2;
const KEPT = 200;
/** So many lines the states that are remembered are made of, all together. */
const MOST_LINES = 200_000;
/** A state of so many lines takes much room: it is made of an earlier one that is remembered, with which it shares most. */
const LONG = 20_000;

/** A state of the past that is remembered, or is being made. */
interface PastState {
  readonly of: string;
  readonly position: number;
  made?: Promise<Json>;
  /** Whether its turn has come. */
  begun: boolean;
  /** Once it is there. */
  snapshot?: Snapshot<Json>;
}

/** A projection's state at any past position: the same fold, from the nearest snapshot, remembered. */
export class Past {
  readonly #pool: pg.Pool;
  readonly #ledger: Ledger;
  readonly #kept: Remembered<PastState>;
  readonly #folds = new Limiter(AT_ONCE);

  constructor(options: { pool: pg.Pool; ledger: Ledger }) {
    this.#pool = options.pool;
    this.#ledger = options.ledger;
    this.#kept = new Remembered({ count: KEPT, weight: MOST_LINES });
  }

  /** The state after the line at `position`. The caller has checked that the journal has that line. */
  async state<State extends Json>(
    projection: Projection<State>,
    tournament: string,
    position: number,
  ): Promise<State> {
    const of = `${projection.name} ${tournament}`;
    const key = `${of} ${position}`;
    const kept = this.#kept.get(key);
    if (kept) return (await kept.made) as State;
    const state: PastState = { of, position, begun: false };
    this.#kept.set(key, state, position);
    state.made = this.#fold(projection, tournament, state);
    try {
      const made = (await state.made) as State;
      state.snapshot = { position, state: made };
      return made;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  /** Forgets all states: the journals were replaced. */
  forget(): void {
    this.#kept.clear();
  }

  #fold<State extends Json>(
    projection: Projection<State>,
    tournament: string,
    made: PastState,
  ): Promise<State> {
    const { of, position } = made;
    return this.#folds.run(tournament, async () => {
      made.begun = true;
      const near = position > LONG ? this.#near(of, position) : undefined;
      const from = near && { position: near.position, state: (await near.made) as State };
      const { state } = from
        ? await foldedUpTo(this.#ledger, projection, tournament, position, from)
        : await stateAt(
            this.#pool,
            this.#ledger,
            projection,
            tournament,
            position,
            this.#nearest(of, position),
          );
      return state;
    });
  }

  /**
   * An earlier state that is not far behind and is there, or will be before this one: one that waits for its turn might wait
   * for this one.
   */
  #near(of: string, position: number): PastState | undefined {
    const near = this.#kept.values.filter(
      (kept) => kept.of === of && kept.begun && kept.position < position && 2 * kept.position >= position,
    );
    return near.toSorted((one, other) => other.position - one.position)[0];
  }

  /** The nearest earlier state that is remembered: what has not changed since is then there but once. */
  #nearest<State extends Json>(of: string, position: number): Snapshot<State> | undefined {
    const earlier = this.#kept.values.flatMap((kept) =>
      kept.of === of && kept.snapshot && kept.snapshot.position <= position ? [kept.snapshot] : [],
    );
    return earlier.toSorted((one, other) => other.position - one.position)[0] as Snapshot<State> | undefined;
  }
}
