import type { Search } from '../../generators/cyclic/first-round.js';
import { asIfByChance } from '../../movement/by-chance.js';
import { restAsPlanned, playing, type Match, type RestWanted } from './rest-as-planned.js';
import { Repair } from './rest-repair.js';
import type { ChangeSearch } from '../wish/wish.js';

/** So many steps are tried in one order; each time twice as many. */
const STEPS_AT_FIRST = 500;

/** How rounds that were seated anyhow are corrected: with so many times the steps, seats barred for so many of them. */
const REPAIRS = [
  { times: 1, barredFor: 5 },
  { times: 2, barredFor: 10 },
] as const;

/**
 * Looks for rounds in which nobody plays a set again or meets anybody again. Where a table is lost and everybody stays
 * they are what was planned, but for a match of each (`restAsPlanned`). Otherwise they are looked for one after the
 * other, in each the contestant with the fewest ways left first, and what was planned before anything else; who may meet
 * again does so as rarely as can be. Where none are found so, rounds that are seated anyhow are corrected step by step:
 * that finds what is close to the most that can be counted, with everybody somewhere else than planned.
 *
 * @returns none only where everything was tried or somebody has too few sets or opponents left
 */
export function findRest(
  wanted: RestWanted,
  { steps, expired = () => false }: ChangeSearch,
): Search<Match[][]> {
  if (isTooLittle(wanted)) return { outcome: 'none' };
  const planned = restAsPlanned(wanted);
  if (planned) return { outcome: 'found', found: planned };
  let left = steps;
  let part = STEPS_AT_FIRST;
  for (let order = 0; left > 0 && !expired(); order++) {
    const attempt = new Attempt(wanted, Math.min(part, left), order, expired);
    const found = attempt.run();
    if (found) return { outcome: 'found', found };
    if (attempt.isComplete) return { outcome: 'none' };
    left -= attempt.used;
    if (attempt.used >= part) part *= 2;
  }
  for (const [order, { times, barredFor }] of REPAIRS.entries()) {
    if (wanted.meetAgain || expired()) break;
    const found = new Repair(wanted, order, barredFor).run({ steps: times * steps, expired });
    if (found) return { outcome: 'found', found };
  }
  return { outcome: 'out-of-time' };
}

/** Whether it can be counted that somebody has too few sets or opponents left. */
function isTooLittle(wanted: RestWanted): boolean {
  const { lines, history, rounds, sets, meetAgain } = wanted;
  const count = playing(wanted);
  if (count[0] === 0) return true;
  return lines.some((line, index) => {
    const facing = lines.length === 1 ? line : lines[1 - index]!;
    // So many times in all somebody of the line plays; so often at most each of them can.
    const most = line.map((one) => {
      const open = sets.filter((set) => !history.hasPlayed(one, set)).length;
      const unmet = facing.filter((other) => other !== one && !history.hasMet(one, other)).length;
      return Math.min(rounds, open, meetAgain ? rounds : unmet);
    });
    return most.reduce((sum, each) => sum + each, 0) < rounds * count[index]!;
  });
}

/** One try in one order. */
class Attempt {
  /** Whether everything was tried. */
  isComplete = false;
  readonly #wanted: RestWanted;
  readonly #names: readonly string[];
  readonly #line: readonly number[];
  readonly #words: number;
  /** By contestant: a bit for each set that it can still play. */
  readonly #open: Uint32Array[];
  readonly #met: Uint8Array[];
  readonly #sitOuts: number[];
  readonly #counts: readonly number[];
  readonly #planned: readonly ReadonlyMap<number, { readonly other: number; readonly set: number }>[];
  readonly #found: { one: number; other: number; set: number }[][] = [];
  readonly #expired: () => boolean;
  #steps: number;
  readonly #limit: number;
  readonly #next: () => number;

  constructor(wanted: RestWanted, steps: number, order: number, expired: () => boolean) {
    const { lines, history, sets } = wanted;
    this.#wanted = wanted;
    this.#steps = steps;
    this.#limit = steps;
    this.#expired = expired;
    this.#next = asIfByChance(order);
    this.#names = lines.flat();
    this.#line = lines.flatMap((line, index) => line.map(() => index));
    this.#words = Math.ceil(sets.length / 32);
    this.#open = this.#names.map((name) => {
      const open = new Uint32Array(this.#words);
      for (const [index, set] of sets.entries()) if (!history.hasPlayed(name, set)) mark(open, index);
      return open;
    });
    this.#met = this.#names.map((name) =>
      Uint8Array.from(this.#names, (other) => (history.hasMet(name, other) ? 1 : 0)),
    );
    this.#sitOuts = this.#names.map((name) => history.sitOuts(name));
    this.#counts = playing(wanted);
    const place = new Map(this.#names.map((name, index) => [name, index]));
    this.#planned = Array.from({ length: wanted.rounds }, (_, round) => {
      const plans = new Map<number, { other: number; set: number }>();
      for (const { one, other, set } of order === 0 || order % 3 > 0 ? wanted.planned(round) : []) {
        const [first, second] = [place.get(one), place.get(other)];
        const index = sets.indexOf(set);
        if (first === undefined || second === undefined || index < 0) continue;
        plans.set(first, { other: second, set: index });
        plans.set(second, { other: first, set: index });
      }
      return plans;
    });
  }

  run(): Match[][] | undefined {
    if (this.#round(0)) {
      return this.#found.map((matches) =>
        matches.map(({ one, other, set }) => ({
          one: this.#names[one]!,
          other: this.#names[other]!,
          set: this.#wanted.sets[set]!,
        })),
      );
    }
    this.isComplete = this.#steps >= 0 && this.#counts.every((count, line) => count === this.#sizeOf(line));
    return undefined;
  }

  /** How many steps it took. */
  get used(): number {
    return this.#limit - Math.max(0, this.#steps);
  }

  #sizeOf(line: number): number {
    return this.#line.filter((each) => each === line).length;
  }

  #round(round: number): boolean {
    if (round === this.#wanted.rounds) return true;
    const seated = this.#names.map(() => true);
    for (const [line, count] of this.#counts.entries()) {
      for (const one of this.#idleIn(line, count)) seated[one] = false;
    }
    const idle = seated.flatMap((plays, index) => (plays ? [] : [index]));
    for (const one of idle) this.#sitOuts[one]!++;
    this.#found.push([]);
    const free = new Int32Array(this.#wanted.sets.length).fill(this.#wanted.copies);
    if (this.#seat(round, seated, free)) return true;
    this.#found.pop();
    for (const one of idle) this.#sitOuts[one]!--;
    return false;
  }

  /** Who sits out: those who have done so least. */
  #idleIn(line: number, count: number): readonly number[] {
    const theirs = this.#line.flatMap((each, index) => (each === line ? [index] : []));
    return theirs
      .map((index) => ({ index, order: this.#sitOuts[index]! + this.#next() }))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, theirs.length - count)
      .map(({ index }) => index);
  }

  #seat(round: number, waiting: boolean[], free: Int32Array): boolean {
    if (--this.#steps < 0) return false;
    if (this.#steps % 256 === 0 && this.#expired()) {
      this.#steps = -1;
      return false;
    }
    const sets = new Uint32Array(this.#words);
    for (const [index, copies] of free.entries()) if (copies > 0) mark(sets, index);
    let first = -1;
    let fewest = Infinity;
    for (const [one, waits] of waiting.entries()) {
      if (!waits) continue;
      const ways = this.#waysOf(one, waiting, sets, fewest);
      if (ways === 0) return false;
      if (ways < fewest) [first, fewest] = [one, ways];
    }
    if (first < 0) return this.#round(round + 1);
    for (const [other, set] of this.#matchesOf(first, round, waiting, sets)) {
      this.#play(first, other, set, 1);
      waiting[first] = false;
      waiting[other] = false;
      free[set]!--;
      this.#found[round]!.push({ one: first, other, set });
      if (this.#seat(round, waiting, free)) return true;
      this.#found[round]!.pop();
      free[set]!++;
      waiting[first] = true;
      waiting[other] = true;
      this.#play(first, other, set, -1);
      if (this.#steps < 0) return false;
    }
    return false;
  }

  #canMeet(one: number, other: number): boolean {
    if (one === other || (!this.#wanted.meetAgain && this.#met[one]![other]! > 0)) return false;
    return this.#counts.length === 1 || this.#line[one] !== this.#line[other];
  }

  #waysOf(one: number, waiting: readonly boolean[], sets: Uint32Array, most: number): number {
    let ways = 0;
    const open = this.#open[one]!;
    for (const [other, waits] of waiting.entries()) {
      if (!waits || !this.#canMeet(one, other)) continue;
      const others = this.#open[other]!;
      for (let word = 0; word < this.#words; word++) ways += bits(open[word]! & others[word]! & sets[word]!);
      if (ways >= most) return ways;
    }
    return ways;
  }

  #matchesOf(
    one: number,
    round: number,
    waiting: readonly boolean[],
    sets: Uint32Array,
  ): (readonly [other: number, set: number])[] {
    const plan = this.#planned[round]!.get(one);
    const matches: { readonly match: readonly [number, number]; readonly order: number }[] = [];
    for (const [other, waits] of waiting.entries()) {
      if (!waits || !this.#canMeet(one, other)) continue;
      for (let set = 0; set < this.#wanted.sets.length; set++) {
        const both = this.#open[one]![set >> 5]! & this.#open[other]![set >> 5]! & sets[set >> 5]!;
        if ((both & (1 << (set & 31))) === 0) continue;
        const asPlanned = (plan?.other === other ? 1 : 0) + (plan?.set === set ? 1 : 0);
        matches.push({ match: [other, set], order: this.#next() - asPlanned + 3 * this.#met[one]![other]! });
      }
    }
    return matches.toSorted((first, second) => first.order - second.order).map(({ match }) => match);
  }

  #play(one: number, other: number, set: number, by: 1 | -1): void {
    for (const each of [one, other]) {
      const bit = 1 << (set & 31);
      if (by > 0) this.#open[each]![set >> 5]! &= ~bit;
      else this.#open[each]![set >> 5]! |= bit;
    }
    this.#met[one]![other]! += by;
    this.#met[other]![one]! += by;
  }
}

function mark(set: Uint32Array, index: number): void {
  set[index >> 5]! |= 1 << (index & 31);
}

function bits(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
