/** For whom costly work is done. */
export interface CostlyAsker {
  /** The account that work is charged to: a person, a device, or an unknown address. */
  readonly key: string;
  /**
   * The staff of a tournament come first, have their own places in the queue and no account. What the server asks
   * itself has no account either, and comes last.
   */
  readonly rank: 'staff' | 'reader' | 'server';
}

/** How much costly work is taken on. */
export interface CostlyLimits {
  /** So much is worked on at a time. */
  readonly atATime: number;
  /** How many readers may wait in total; staff have as many places again. */
  readonly waiting: number;
  /** Of one account. */
  readonly waitingOfOne: number;
  /** How much work one account may use before it has to wait, in milliseconds. */
  readonly budgetMs: number;
  /** How much of that comes back in a second, in milliseconds. */
  readonly backMs: number;
  /** The rest after a piece of work as a multiple of its cost, while others have to be fast. */
  readonly restTimes: number;
}

/** The cost of a piece of work, in milliseconds. */
export interface CostOfWork {
  /** What goes on the account of the asker. */
  readonly chargedMs: number;
  /** How long others had the less of the machine, by the clock: so long is rested behind it, or a multiple. */
  readonly takenMs: number;
}

/** Work that is not taken on now: when it may be asked for again, in seconds, and whether the asker has asked too much. */
export class CostlyWorkRefused extends Error {
  override readonly name = 'CostlyWorkRefused';

  constructor(
    readonly retryAfter: number,
    readonly isOwnFault: boolean,
  ) {
    super('Costly work is not taken on now.');
  }
}

interface Waiting {
  readonly asker: CostlyAsker;
  readonly begin: () => void;
}

/** What an account has spent, which goes down with time. */
interface Account {
  spentMs: number;
  at: number;
}

/** Who comes first. */
const RANKS: readonly CostlyAsker['rank'][] = ['staff', 'reader', 'server'];

/** The longest rest, in milliseconds. */
const LONGEST_REST_MS = 10_000;

/** How many accounts are kept before those back at zero are dropped. */
const MANY_ACCOUNTS = 1_000;

/**
 * Costly work of readers, a few pieces at a time. Staff comes first, then whoever has had the least of it; no account has
 * more than its share, and what finds no place in the queue is refused at once. While others have to be fast there is a
 * rest behind each piece, which staff need not wait for.
 */
export class CostlyWork {
  readonly #now: () => number;
  readonly #isHurried: () => boolean;
  readonly #resting = new Set<NodeJS.Timeout>();
  readonly #accounts = new Map<string, Account>();
  readonly #waiting: Waiting[] = [];
  #busy = 0;

  /**
   * @param isHurried whether others have to be fast now, so that work rests
   * @param now milliseconds of a clock that never goes back
   */
  constructor(
    private readonly limits: CostlyLimits,
    { isHurried, now }: { readonly isHurried: () => boolean; readonly now?: () => number },
  ) {
    this.#isHurried = isHurried;
    this.#now = now ?? (() => performance.now());
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Does work when its turn has come, and puts what it cost on the asker's account.
   *
   * @param costOf of what was done; work that fails costs the time that it took
   * @throws CostlyWorkRefused
   */
  async take<Result>(
    asker: CostlyAsker,
    work: () => Promise<Result>,
    costOf: (result: Result) => CostOfWork,
  ): Promise<Result> {
    this.#requirePlace(asker);
    if (this.#busy < this.limits.atATime) this.#busy++;
    else if (asker.rank !== 'staff' || !this.#endRest())
      await new Promise<void>((begin) => this.#waiting.push({ asker, begin }));
    const begun = this.#now();
    let cost: CostOfWork | undefined;
    try {
      const result = await work();
      cost = costOf(result);
      return result;
    } finally {
      const took = this.#now() - begun;
      const { chargedMs, takenMs } = cost ?? { chargedMs: took, takenMs: took };
      this.#charge(asker, chargedMs);
      this.#over(asker, takenMs);
    }
  }

  /** A piece is done: another begins, at once or after a rest. */
  #over({ rank }: CostlyAsker, takenMs: number): void {
    const isWaitedFor = this.#waiting.some(({ asker }) => asker.rank === 'staff');
    if (rank === 'staff' || isWaitedFor || !this.#isHurried()) return this.#goOn();
    const rest = setTimeout(
      () => {
        this.#resting.delete(rest);
        this.#goOn();
      },
      Math.min(LONGEST_REST_MS, takenMs * this.limits.restTimes),
    ).unref();
    this.#resting.add(rest);
  }

  #goOn(): void {
    const next = this.#next();
    if (next) next.begin();
    else this.#busy--;
  }

  /** Takes the place of work that rests; false: there is none. */
  #endRest(): boolean {
    const [rest] = this.#resting;
    if (rest) {
      clearTimeout(rest);
      this.#resting.delete(rest);
    }
    return rest !== undefined;
  }

  #requirePlace({ key, rank }: CostlyAsker): void {
    const { waiting, waitingOfOne, budgetMs, backMs } = this.limits;
    const of = this.#waiting.filter(({ asker }) => asker.rank === rank);
    if (of.length >= waiting) throw new CostlyWorkRefused(5, false);
    if (rank !== 'reader') return;
    const over = this.#spent(key) - budgetMs;
    if (over > 0) throw new CostlyWorkRefused(Math.ceil(over / backMs), true);
    if (of.filter(({ asker }) => asker.key === key).length >= waitingOfOne)
      throw new CostlyWorkRefused(5, true);
  }

  /** The next in the queue: staff in their order, then the account that has used least. */
  #next(): Waiting | undefined {
    const [first] = this.#waiting
      .map((waiting, place) => ({ waiting, place, ...this.#rank(waiting.asker) }))
      .toSorted((one, other) => one.rank - other.rank || one.spent - other.spent || one.place - other.place);
    if (first) this.#waiting.splice(first.place, 1);
    return first?.waiting;
  }

  #rank({ key, rank }: CostlyAsker): { readonly rank: number; readonly spent: number } {
    return { rank: RANKS.indexOf(rank), spent: rank === 'reader' ? this.#spent(key) : 0 };
  }

  #spent(key: string): number {
    const account = this.#accounts.get(key);
    if (!account) return 0;
    const now = this.#now();
    account.spentMs = Math.max(0, account.spentMs - ((now - account.at) / 1_000) * this.limits.backMs);
    account.at = now;
    return account.spentMs;
  }

  #charge({ key, rank }: CostlyAsker, ms: number): void {
    if (rank !== 'reader') return;
    const spentMs = this.#spent(key) + ms;
    this.#accounts.set(key, { spentMs, at: this.#now() });
    if (this.#accounts.size < MANY_ACCOUNTS) return;
    for (const each of this.#accounts.keys()) if (this.#spent(each) === 0) this.#accounts.delete(each);
  }
}
