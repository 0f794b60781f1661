/**
 * The first round of a cyclic movement, in steps round the circle from 0 to R - 1: who goes round and which set lies
 * there. A table has two who go round, or one who goes round with one who stays.
 */
export type FirstRound = readonly {
  readonly one: number;
  /** null: the other one stays. */
  readonly other: number | null;
  readonly set: number;
}[];

/** What came of looking: it was found; there is none, all were tried; or none was found in time. */
export type Search<Found> =
  | { readonly outcome: 'found'; readonly found: Found }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'out-of-time' };

export interface FirstRoundWanted {
  readonly tables: number;
  /** From as many as tables, so that all who don't stay come to each set, up to 2T - 1. */
  readonly rounds: number;
  /** Says whether the time is over. */
  readonly expired: () => boolean;
  /** Chance: a number from 0 up to 1. */
  readonly random: () => number;
  /**
   * Which side a pair plays a set on, by how far the set lies before it on the circle: the two who go round and meet
   * are to have different ones. That makes a balanced movement out of a balanced row of sides.
   */
  readonly sides?: readonly (1 | -1)[];
  /** Two tables may share a set, the same two in every round. */
  readonly share?: boolean;
}

/** So many steps are tried before all is begun anew in another order; each time twice as many. */
const STEPS_AT_FIRST = 2_000;
/** Of these so many at most for the sets, once it is known who meets whom. */
const STEPS_FOR_SETS = 400;

/**
 * Looks for the first round of a movement in which after every round each of R pairs and of R sets takes the number
 * above, 2T - R others stay, nobody meets anybody or plays a set twice, and no set is shared: Mitchell, hesitation,
 * three-quarter and complete Howell are all of this kind. So the pairs that meet are to lie at different distances on
 * the circle, each of the R at another distance from its set, and each set at one table.
 *
 * It first makes up who meets whom by their distances from the set of their table, and then finds a set for each table
 * so that everybody sits once.
 */
export function findFirstRound(wanted: FirstRoundWanted): Search<FirstRound> {
  const { tables, rounds } = wanted;
  const going = rounds - tables;
  if (going < 0 || going > tables - 1 || rounds < 2) return { outcome: 'none' };
  // Everybody's distance from the set at the table is another one, so distances sum up as places do. With R = T + 1 the
  // one set that two play who both go round would have to be the one that no table has; with an even R = T the distances
  // sum up to 0, but all numbers up to R - 1 to R/2.
  if (!wanted.share && tables % 2 === 0 && going <= 1) return { outcome: 'none' };
  for (let steps = STEPS_AT_FIRST; !wanted.expired(); steps *= 2) {
    const attempt = new Attempt(wanted, steps);
    const found = attempt.run();
    if (found) return { outcome: 'found', found };
    if (attempt.complete) return { outcome: 'none' };
  }
  return { outcome: 'out-of-time' };
}

/** One way through all that may be tried, in an order of chance, up to a number of steps. */
class Attempt {
  /** Whether everything was tried. */
  complete = true;
  readonly #rounds: number;
  readonly #going: number;
  readonly #sides: readonly number[] | undefined;
  readonly #shares: number;
  readonly #order: readonly number[];
  readonly #placed: Uint8Array;
  readonly #distances: Uint8Array;
  /** Distances from the set of the two at a table; second -1: that one stays. */
  readonly #meetings: (readonly [number, number])[] = [];
  readonly #random: () => number;
  readonly #expired: () => boolean;
  #steps: number;
  #found: FirstRound | undefined;

  constructor({ tables, rounds, random, sides, share, expired }: FirstRoundWanted, steps: number) {
    this.#rounds = rounds;
    this.#going = rounds - tables;
    this.#sides = sides;
    this.#shares = share ? 1 : 0;
    this.#order = shuffled(rounds, random);
    this.#placed = new Uint8Array(rounds);
    this.#distances = new Uint8Array(rounds);
    this.#steps = steps;
    this.#random = random;
    this.#expired = expired;
  }

  run(): FirstRound | undefined {
    this.#meet(0, 0);
    return this.#found;
  }

  /** True: ended, found or given up. */
  #spend(): boolean {
    if (--this.#steps > 0 && (this.#steps % 256 > 0 || !this.#expired())) return false;
    this.#steps = 0;
    this.complete = false;
    return true;
  }

  #meet(going: number, staying: number): boolean {
    if (this.#spend()) return true;
    const rounds = this.#rounds;
    const one = this.#order.find((place) => !this.#placed[place]);
    if (one === undefined) return this.#giveSets();
    const left = rounds - 2 * going - staying;
    const stays = rounds - 2 * this.#going - staying;
    this.#placed[one] = 1;
    const stayFirst = this.#random() * left < stays;
    for (const stay of [stayFirst, !stayFirst]) {
      if (stay && stays > 0) {
        this.#meetings.push([one, -1]);
        if (this.#meet(going, staying + 1)) return true;
        this.#meetings.pop();
      }
      if (stay || going === this.#going) continue;
      for (const other of shuffled(rounds, this.#random)) {
        const apart = Math.abs(other - one);
        if (this.#placed[other] || this.#distances[apart] || 2 * apart === rounds) continue;
        if (this.#sides && this.#sides[one] === this.#sides[other]) continue;
        this.#placed[other] = this.#distances[apart] = this.#distances[rounds - apart] = 1;
        this.#meetings.push([one, other]);
        if (this.#meet(going + 1, staying)) return true;
        this.#meetings.pop();
        this.#placed[other] = this.#distances[apart] = this.#distances[rounds - apart] = 0;
      }
    }
    this.#placed[one] = 0;
    return false;
  }

  #giveSets(): boolean {
    const sets = setsFor(this.#meetings, {
      rounds: this.#rounds,
      shares: this.#shares,
      random: this.#random,
    });
    if (sets === 'too-many') {
      this.complete = false;
      return false;
    }
    if (!sets) return false;
    const place = (set: number, distance: number) => (set - distance + this.#rounds) % this.#rounds;
    this.#found = this.#meetings.map(([one, other], table) => ({
      one: place(sets[table]!, one),
      other: other < 0 ? null : place(sets[table]!, other),
      set: sets[table]!,
    }));
    return true;
  }
}

/** A set for each table, all different but for those that two share, so that everybody has one place; or nothing. */
function setsFor(
  meetings: readonly (readonly [number, number])[],
  {
    rounds,
    shares,
    random,
  }: { readonly rounds: number; readonly shares: number; readonly random: () => number },
): readonly number[] | 'too-many' | undefined {
  const sets = new Int16Array(meetings.length).fill(-1);
  const given = new Uint8Array(rounds);
  const seated = new Uint8Array(rounds);
  const order = shuffled(rounds, random);
  let steps = STEPS_FOR_SETS;
  let shared = 0;
  const fits = ([one, other]: readonly [number, number], set: number) =>
    (given[set] === 0 || (given[set] === 1 && shared < shares)) &&
    !seated[(set - one + rounds) % rounds] &&
    (other < 0 || !seated[(set - other + rounds) % rounds]);
  const mark = ([one, other]: readonly [number, number], set: number, as: 0 | 1) => {
    if (as === 1 && given[set] === 1) shared++;
    if (as === 0 && given[set] === 2) shared--;
    given[set]! += as === 1 ? 1 : -1;
    seated[(set - one + rounds) % rounds] = as;
    if (other >= 0) seated[(set - other + rounds) % rounds] = as;
  };
  const give = (left: number): boolean => {
    if (left === 0) return true;
    if (--steps < 0) return false;
    // The table with the fewest choices first.
    let table = -1;
    let choices: readonly number[] = [];
    for (const [at, meeting] of meetings.entries()) {
      if (sets[at]! >= 0) continue;
      const fitting = order.filter((set) => fits(meeting, set));
      if (table < 0 || fitting.length < choices.length) [table, choices] = [at, fitting];
      if (fitting.length < 2) break;
    }
    for (const set of choices) {
      sets[table] = set;
      mark(meetings[table]!, set, 1);
      if (give(left - 1)) return true;
      mark(meetings[table]!, set, 0);
    }
    sets[table] = -1;
    return false;
  };
  if (give(meetings.length)) return [...sets];
  return steps < 0 ? 'too-many' : undefined;
}

/** 0 to n - 1 in an order of chance. */
export function shuffled(n: number, random: () => number): number[] {
  const numbers = Array.from({ length: n }, (_, index) => index);
  for (let at = n - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [numbers[at], numbers[other]] = [numbers[other]!, numbers[at]!];
  }
  return numbers;
}
