import { asIfByChance } from '../../movement/by-chance.js';
import { playing, type Match, type RestWanted } from './rest-as-planned.js';
import type { ChangeSearch } from '../wish/wish.js';

/** Nobody sits there. */
const NOBODY = -1;
/** So many steps are taken before it is looked anew for what is wrong. */
const STEPS_AT_ONCE = 30;

/** A table in a round; of each copy of a set there is one. */
interface Place {
  readonly round: number;
  readonly table: number;
}

/**
 * Rounds that are seated anyhow, so that some play a set or meet somebody again, and that are corrected step by step: of
 * somebody for whom that is so the opponent or the set is exchanged with another table of the round, where that helps most
 * or harms least, and not back at once (a tabu search: F. Glover, Tabu Search, 1989).
 */
export class Repair {
  readonly #names: readonly string[];
  readonly #oneLine: boolean;
  readonly #wanted: RestWanted;
  /** By table: the set that is played there. */
  readonly #setAt: readonly number[];
  /** By round: who sits where, two for each table. */
  readonly #rounds: readonly Int32Array[];
  /** By contestant: how often it meets each other one, and how often it plays each set. */
  readonly #met: Int32Array;
  readonly #plays: Int32Array;
  /** By round, contestant and table: until which step it does not come back there. */
  readonly #barred: Int32Array;
  readonly #next: () => number;
  readonly #barredFor: number;
  #step = 0;

  /**
   * @param barredFor for so many steps and up to three times as many somebody does not come back to a table: few find
   *   what there is at few tables, more are needed at many
   */
  constructor(wanted: RestWanted, order: number, barredFor: number) {
    const { lines, history, rounds, sets, copies } = wanted;
    this.#wanted = wanted;
    this.#names = lines.flat();
    this.#oneLine = lines.length === 1;
    this.#setAt = sets.flatMap((_set, index) => Array.from({ length: copies }, () => index));
    this.#next = asIfByChance(order);
    this.#barredFor = barredFor;
    this.#met = Int32Array.from(
      this.#names.flatMap((one) => this.#names.map((other) => (history.hasMet(one, other) ? 1 : 0))),
    );
    this.#plays = Int32Array.from(
      this.#names.flatMap((one) => sets.map((set) => (history.hasPlayed(one, set) ? 1 : 0))),
    );
    this.#barred = new Int32Array(rounds * this.#names.length * this.#setAt.length);
    this.#rounds = this.#seatedAnyhow();
    for (const seats of this.#rounds) for (const table of this.#setAt.keys()) this.#count(seats, table, 1);
  }

  /** Puts it right; undefined: not in so many steps. */
  run({ steps, expired = () => false }: ChangeSearch): Match[][] | undefined {
    while (this.#step < steps && !expired()) {
      const wrong = this.#wrongPlaces();
      if (wrong.length === 0) return this.#matches();
      for (let times = 0; times < STEPS_AT_ONCE; times++) {
        const { round, table } = wrong[Math.floor(this.#next() * wrong.length)]!;
        this.#step++;
        if (this.#isWrong(this.#rounds[round]!, table)) this.#improve(round, table);
      }
    }
    return undefined;
  }

  /** Those who have sat out least sit out; the others sit anywhere. */
  #seatedAnyhow(): Int32Array[] {
    const { lines, history, rounds } = this.#wanted;
    const counts = playing(this.#wanted);
    const sitOuts = new Map(this.#names.map((name) => [name, history.sitOuts(name)]));
    const places = new Map(this.#names.map((name, place) => [name, place]));
    return Array.from({ length: rounds }, () => {
      const [some, others] = lines.map((line, index) => {
        const order = this.#mixed(line).toSorted((one, other) => sitOuts.get(one)! - sitOuts.get(other)!);
        const idle = order.slice(0, line.length - counts[index]!);
        for (const name of idle) sitOuts.set(name, sitOuts.get(name)! + 1);
        return this.#mixed(order.slice(idle.length)).map((name) => places.get(name)!);
      }) as [number[], number[] | undefined];
      const seconds = others ?? some.splice(some.length / 2);
      const tables = this.#mixed([...this.#setAt.keys()]);
      const seats = new Int32Array(2 * tables.length).fill(NOBODY);
      for (const [index, first] of some.entries()) seats.set([first, seconds[index]!], 2 * tables[index]!);
      return seats;
    });
  }

  #mixed<Value>(values: readonly Value[]): Value[] {
    return values
      .map((value) => ({ value, order: this.#next() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ value }) => value);
  }

  #wrongPlaces(): Place[] {
    return this.#rounds.flatMap((seats, round) =>
      [...this.#setAt.keys()]
        .filter((table) => this.#isWrong(seats, table))
        .map((table) => ({ round, table })),
    );
  }

  #isWrong(seats: Int32Array, table: number): boolean {
    const [one, other] = [seats[2 * table]!, seats[2 * table + 1]!];
    return (
      one !== NOBODY &&
      (this.#meetings(one, other) > 1 || this.#times(one, table) > 1 || this.#times(other, table) > 1)
    );
  }

  /** How often two meet. */
  #meetings(one: number, other: number): number {
    return this.#met[one * this.#names.length + other]!;
  }

  /** How often somebody plays the set of a table. */
  #times(one: number, table: number): number {
    return this.#plays[one * this.#wanted.sets.length + this.#setAt[table]!]!;
  }

  /** Counts what is played at a table, or no longer. */
  #count(seats: Int32Array, table: number, by: 1 | -1): void {
    const [one, other] = [seats[2 * table]!, seats[2 * table + 1]!];
    if (one === NOBODY) return;
    this.#met[one * this.#names.length + other]! += by;
    this.#met[other * this.#names.length + one]! += by;
    for (const each of [one, other])
      this.#plays[each * this.#wanted.sets.length + this.#setAt[table]!]! += by;
  }

  /** Makes the best exchange of a table with another one of its round: of one who sits there, or of the sets. */
  #improve(round: number, table: number): void {
    const seats = this.#rounds[round]!;
    let best = { seat: NOBODY, other: NOBODY, sets: false, cost: Infinity };
    let alike = 0;
    const consider = (seat: number, other: number, sets: boolean) => {
      if (this.#isBarred(round, seats[seat]!, other >> 1) || this.#isBarred(round, seats[other]!, seat >> 1))
        return;
      const cost = sets ? this.#costOfSets(seats, table, other >> 1) : this.#costOfSeats(seats, seat, other);
      if (cost > best.cost) return;
      alike = cost < best.cost ? 1 : alike + 1;
      if (alike === 1 || this.#next() * alike < 1) best = { seat, other, sets, cost };
    };
    for (const other of this.#setAt.keys()) {
      if (other === table) continue;
      consider(2 * table, 2 * other, true);
      if (seats[2 * other] === NOBODY) continue;
      for (const side of [0, 1]) {
        consider(2 * table + side, 2 * other + side, false);
        if (this.#oneLine) consider(2 * table + side, 2 * other + 1 - side, false);
      }
    }
    if (best.seat !== NOBODY) this.#exchange(round, best);
  }

  #exchange(
    round: number,
    { seat, other, sets }: { readonly seat: number; readonly other: number; readonly sets: boolean },
  ): void {
    const seats = this.#rounds[round]!;
    for (const each of [seat, other]) this.#count(seats, each >> 1, -1);
    const until = this.#step + this.#barredFor * (1 + 2 * this.#next());
    for (const side of sets ? [0, 1] : [0]) {
      const [one, two] = [seats[seat + side]!, seats[other + side]!];
      this.#bar(round, one, seat >> 1, until);
      this.#bar(round, two, other >> 1, until);
      seats[seat + side] = two;
      seats[other + side] = one;
    }
    for (const each of [seat, other]) this.#count(seats, each >> 1, 1);
  }

  #isBarred(round: number, one: number, table: number): boolean {
    return one !== NOBODY && this.#barred[this.#barAt(round, one, table)]! > this.#step;
  }

  #bar(round: number, one: number, table: number, until: number): void {
    if (one !== NOBODY) this.#barred[this.#barAt(round, one, table)] = until;
  }

  #barAt(round: number, one: number, table: number): number {
    return (round * this.#names.length + one) * this.#setAt.length + table;
  }

  /** What two tables cost more with each other's sets. */
  #costOfSets(seats: Int32Array, table: number, other: number): number {
    return [0, 1].reduce(
      (sum, side) =>
        sum +
        this.#costOfMove(seats[2 * table + side]!, table, other) +
        this.#costOfMove(seats[2 * other + side]!, other, table),
      0,
    );
  }

  /** What it costs more when two exchange their seats. */
  #costOfSeats(seats: Int32Array, seat: number, other: number): number {
    const [one, two] = [seats[seat]!, seats[other]!];
    const [facesOne, facesTwo] = [seats[seat ^ 1]!, seats[other ^ 1]!];
    return (
      this.#costOfMove(one, seat >> 1, other >> 1) +
      this.#costOfMove(two, other >> 1, seat >> 1) +
      Number(this.#meetings(one, facesTwo) > 0) +
      Number(this.#meetings(two, facesOne) > 0) -
      Number(this.#meetings(one, facesOne) > 1) -
      Number(this.#meetings(two, facesTwo) > 1)
    );
  }

  /** What it costs more that somebody plays the set of another table. */
  #costOfMove(one: number, from: number, to: number): number {
    if (one === NOBODY || this.#setAt[from] === this.#setAt[to]) return 0;
    return Number(this.#times(one, to) > 0) - Number(this.#times(one, from) > 1);
  }

  #matches(): Match[][] {
    return this.#rounds.map((seats) =>
      this.#setAt.flatMap((set, table) => {
        const [one, other] = [seats[2 * table]!, seats[2 * table + 1]!];
        if (one === NOBODY) return [];
        return [{ one: this.#names[one]!, other: this.#names[other]!, set: this.#wanted.sets[set]! }];
      }),
    );
  }
}
