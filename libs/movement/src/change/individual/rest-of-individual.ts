import type { IndividualPlay } from '../../individual/individual-movement.js';
import { asIfByChance } from '../../movement/by-chance.js';

/** A round at first: who sits at its tables, four by four (North, South, East, West), and who sits out. */
export interface RoundAtFirst {
  readonly seats: readonly string[];
  readonly idle: readonly string[];
  /** By table: the set that is played there. */
  readonly sets: readonly number[];
}

/** Rounds of an individual that are wanted behind others. */
export interface IndividualRestWanted {
  readonly before: readonly IndividualPlay[];
  /** How many rounds each of those who are there has sat out before. */
  readonly satOut: ReadonlyMap<string, number>;
  /** As it is at first: corrected where somebody plays a set or with a partner again, and else left. */
  readonly rounds: readonly RoundAtFirst[];
  /** Sets that tables may exchange theirs for; none where all tables play the same. */
  readonly sets: readonly number[];
  /** So many tables at most play a set in the same round. */
  readonly copies: number;
  /** Whether two may be partners again. */
  readonly partnersAgain: boolean;
}

/** One round with numbers instead of names: those who sit out stand behind those at the tables. */
interface Round {
  readonly seats: number[];
  readonly sets: number[];
}

/** Two seats of a round that are exchanged, or a table that plays another set. */
type Move =
  | { readonly kind: 'seats'; readonly seat: number; readonly other: number }
  | { readonly kind: 'set'; readonly table: number; readonly set: number };

/** What is not to be, what had better not be, and that some sit out more often than others. */
const IMPOSSIBLE = 1_000_000;
const UNWANTED = 10;
const UNEVEN = 20;
/** When it can be played so, for so many steps more it is made better. */
const FURTHER = 150;
/** How often two may be opponents before it counts as too often. */
const OPPONENTS = 2;
/** For so many steps and up to three times as many somebody does not come back to a table. */
const BARRED_FOR = 6;

/**
 * Puts rounds of an individual right step by step: at a table where something is wrong seats are exchanged, also with
 * those who sit out, or the set is, where that helps most or harms least, and not back at once (a tabu search).
 */
export class RestOfIndividual {
  readonly #names: readonly string[];
  readonly #wanted: IndividualRestWanted;
  readonly #rounds: readonly Round[];
  /** How often each two are partners, and opponents. */
  readonly #together: Int32Array;
  readonly #against: Int32Array;
  /** By set: how often each plays it. */
  readonly #played = new Map<number, Int32Array>();
  readonly #satOut: Int32Array;
  /** Until which step somebody does not come back to a table of a round, and a set not there. */
  readonly #barred: Int32Array;
  readonly #barredSets: Int32Array;
  readonly #tables: number;
  readonly #next: () => number;
  #step = 0;
  #cost = 0;

  constructor(wanted: IndividualRestWanted, order: number) {
    const { before, rounds, satOut } = wanted;
    this.#wanted = wanted;
    this.#next = asIfByChance(order);
    const there = rounds.flatMap(({ seats, idle }) => [...seats, ...idle]);
    this.#names = [...new Set([...there, ...before.flatMap(({ n, s, e, w }) => [n, s, e, w])])];
    const number = new Map(this.#names.map((name, index) => [name, index]));
    this.#together = new Int32Array(this.#names.length ** 2);
    this.#against = new Int32Array(this.#names.length ** 2);
    this.#satOut = Int32Array.from(this.#names.map((name) => satOut.get(name) ?? 0));
    for (const { n, s, e, w, set } of before) {
      const seats = [n, s, e, w].map((name) => number.get(name)!);
      this.#countTable({ seats, sets: [set] }, 0, 1);
    }
    this.#rounds = rounds.map(({ seats, idle, sets }) => ({
      seats: [...seats, ...idle].map((name) => number.get(name)!),
      sets: [...sets],
    }));
    this.#tables = Math.max(0, ...rounds.map(({ sets }) => sets.length));
    this.#barred = new Int32Array(rounds.length * this.#names.length * (this.#tables + 1));
    this.#barredSets = new Int32Array(rounds.length * this.#tables * wanted.sets.length);
    for (const round of this.#rounds) {
      for (const table of round.sets.keys()) this.#cost += this.#countTable(round, table, 1);
      for (const player of round.seats.slice(4 * round.sets.length)) this.#cost += this.#sitOut(player, 1);
      this.#cost += this.#sharing(round);
    }
  }

  /** Puts it right; undefined: not in so many steps. A few more are for what only had better not be. */
  run(steps: number, expired: () => boolean): readonly (readonly IndividualPlay[])[] | undefined {
    let best: { readonly cost: number; readonly rounds: readonly (readonly IndividualPlay[])[] } | undefined;
    let further = 0;
    for (; this.#step < steps && !expired(); this.#step++) {
      const grave = this.#wrongTables(true);
      if (grave.length === 0 && (!best || this.#cost < best.cost))
        best = { cost: this.#cost, rounds: this.#plays() };
      if (best) further++;
      if (further > FURTHER) break;
      const wrong = grave.length > 0 ? grave : [...this.#wrongTables(false), ...this.#tablesOfUneven()];
      if (wrong.length === 0) break;
      const { round, table } = wrong[Math.floor(this.#next() * wrong.length)]!;
      this.#improve(round, table);
    }
    return best?.rounds;
  }

  #plays(): readonly (readonly IndividualPlay[])[] {
    return this.#rounds.map(({ seats, sets }) =>
      sets.map((set, table) => {
        const name = (seat: number) => this.#names[seats[4 * table + seat]!]!;
        return { n: name(0), s: name(1), e: name(2), w: name(3), set };
      }),
    );
  }

  #wrongTables(grave: boolean): { readonly round: number; readonly table: number }[] {
    return this.#rounds.flatMap((each, round) =>
      [...each.sets.keys()]
        .filter((table) => (grave ? this.#isGrave(each, table) : this.#isUnwanted(each, table)))
        .map((table) => ({ round, table })),
    );
  }

  /** The tables of rounds in which somebody sits out who does so two rounds more than another. */
  #tablesOfUneven(): { readonly round: number; readonly table: number }[] {
    const least = Math.min(
      ...this.#rounds.flatMap(({ seats }) => seats.map((player) => this.#satOut[player]!)),
    );
    return this.#rounds.flatMap(({ seats, sets }, round) =>
      seats.slice(4 * sets.length).some((player) => this.#satOut[player]! > least + 1)
        ? [...sets.keys()].map((table) => ({ round, table }))
        : [],
    );
  }

  #isGrave({ seats, sets }: Round, table: number): boolean {
    const set = sets[table]!;
    const four = seats.slice(4 * table, 4 * table + 4);
    return (
      four.some((player) => this.#timesOf(set)[player]! > 1) ||
      (!this.#wanted.partnersAgain && this.#partnersAgain(four)) ||
      sets.filter((each) => each === set).length > this.#wanted.copies
    );
  }

  #isUnwanted({ seats }: Round, table: number): boolean {
    const four = seats.slice(4 * table, 4 * table + 4);
    return (
      this.#partnersAgain(four) ||
      OPPOSITE.some(([one, other]) => this.#against[this.#at(four[one]!, four[other]!)]! > OPPONENTS)
    );
  }

  #partnersAgain(four: readonly number[]): boolean {
    return PARTNERS.some(([one, other]) => this.#together[this.#at(four[one]!, four[other]!)]! > 1);
  }

  #at(one: number, other: number): number {
    return Math.min(one, other) * this.#names.length + Math.max(one, other);
  }

  #timesOf(set: number): Int32Array {
    const known = this.#played.get(set);
    if (known) return known;
    const fresh = new Int32Array(this.#names.length);
    this.#played.set(set, fresh);
    return fresh;
  }

  /** Counts a table of a round, or takes it away; by how much the cost changes. */
  #countTable({ seats, sets }: Round, table: number, by: 1 | -1): number {
    const [n, s, e, w] = [
      seats[4 * table]!,
      seats[4 * table + 1]!,
      seats[4 * table + 2]!,
      seats[4 * table + 3]!,
    ];
    const times = this.#timesOf(sets[table]!);
    const partners = this.#met(this.#together, n, s, by, 1) + this.#met(this.#together, e, w, by, 1);
    const opponents =
      this.#met(this.#against, n, e, by, OPPONENTS) +
      this.#met(this.#against, n, w, by, OPPONENTS) +
      this.#met(this.#against, s, e, by, OPPONENTS) +
      this.#met(this.#against, s, w, by, OPPONENTS);
    const again =
      counted(times, n, by, 1) +
      counted(times, s, by, 1) +
      counted(times, e, by, 1) +
      counted(times, w, by, 1);
    return (
      partners * (this.#wanted.partnersAgain ? UNWANTED : IMPOSSIBLE) +
      opponents * UNWANTED +
      again * IMPOSSIBLE
    );
  }

  #met(counts: Int32Array, one: number, other: number, by: 1 | -1, most: number): number {
    return counted(counts, this.#at(one, other), by, most);
  }

  /** Counts that somebody sits out, or takes it away; those who have done so more often cost more. */
  #sitOut(player: number, by: 1 | -1): number {
    const before = this.#satOut[player]!;
    this.#satOut[player] = before + by;
    return ((before + by) ** 2 - before ** 2) * UNEVEN;
  }

  /** What it costs that more tables than there are copies play a set in a round. */
  #sharing({ sets }: Round): number {
    const times = new Map<number, number>();
    for (const set of sets) times.set(set, (times.get(set) ?? 0) + 1);
    const over = [...times.values()].map((count) => Math.max(0, count - this.#wanted.copies));
    return over.reduce((sum, each) => sum + each, 0) * IMPOSSIBLE;
  }

  /** Makes the best move at a table. */
  #improve(at: number, table: number): void {
    const round = this.#rounds[at]!;
    let best: Move | undefined;
    let least = Infinity;
    let alike = 0;
    const consider = (move: Move) => {
      const undo = move.kind === 'set' ? { ...move, set: round.sets[move.table]! } : move;
      const cost = this.#make(round, move);
      this.#make(round, undo);
      if (cost > least) return;
      alike = cost < least ? 1 : alike + 1;
      if (alike === 1 || this.#next() * alike < 1) best = move;
      least = cost;
    };
    for (let seat = 4 * table; seat < 4 * table + 4; seat++) {
      for (let other = 0; other < round.seats.length; other++) {
        if (other >> 2 === table ? isOtherPartner(seat, other) : !this.#areBarred(at, round, seat, other))
          consider({ kind: 'seats', seat, other });
      }
    }
    for (const [index, set] of this.#wanted.sets.entries()) {
      if (set !== round.sets[table] && this.#barredSets[this.#setAt(at, table, index)]! <= this.#step)
        consider({ kind: 'set', table, set });
    }
    if (!best) return;
    this.#bar(at, round, best);
    this.#cost += this.#make(round, best);
  }

  /** Makes a move; by how much the cost changes. */
  #make(round: Round, move: Move): number {
    const { seats, sets } = round;
    if (move.kind === 'set') {
      const cost = this.#countTable(round, move.table, -1) - this.#sharing(round);
      sets[move.table] = move.set;
      return cost + this.#sharing(round) + this.#countTable(round, move.table, 1);
    }
    const { seat, other } = move;
    let cost = this.#countSeats(round, seat, other, -1);
    [seats[seat], seats[other]] = [seats[other]!, seats[seat]!];
    cost += this.#countSeats(round, seat, other, 1);
    return cost;
  }

  /** Counts the tables of two seats, or that who holds one sits out. */
  #countSeats(round: Round, seat: number, other: number, by: 1 | -1): number {
    const first = this.#countSeat(round, seat, by);
    return other >> 2 === seat >> 2 ? first : first + this.#countSeat(round, other, by);
  }

  #countSeat(round: Round, seat: number, by: 1 | -1): number {
    const table = seat >> 2;
    return table < round.sets.length
      ? this.#countTable(round, table, by)
      : this.#sitOut(round.seats[seat]!, by);
  }

  #areBarred(at: number, round: Round, seat: number, other: number): boolean {
    return (
      this.#barred[this.#placeAt(at, round, seat, other)]! > this.#step ||
      this.#barred[this.#placeAt(at, round, other, seat)]! > this.#step
    );
  }

  #bar(at: number, round: Round, move: Move): void {
    const until = this.#step + BARRED_FOR * (1 + 2 * this.#next());
    if (move.kind === 'set') {
      const index = this.#wanted.sets.indexOf(round.sets[move.table]!);
      if (index >= 0) this.#barredSets[this.#setAt(at, move.table, index)] = until;
      return;
    }
    for (const seat of [move.seat, move.other]) this.#barred[this.#placeAt(at, round, seat, seat)] = until;
  }

  /** Of a round the place of who holds a seat at the table of another; all who sit out are at one. */
  #placeAt(at: number, { seats, sets }: Round, seat: number, other: number): number {
    const table = Math.min(other >> 2, sets.length);
    return (at * this.#names.length + seats[seat]!) * (sets.length + 1) + table;
  }

  #setAt(at: number, table: number, index: number): number {
    return (at * this.#tables + table) * this.#wanted.sets.length + index;
  }
}

/** Whether an exchange among four brings other partners: South with East, or with West. */
function isOtherPartner(seat: number, other: number): boolean {
  return seat % 4 === 1 && other > seat;
}

const PARTNERS = [
  [0, 1],
  [2, 3],
] as const;
const OPPOSITE = [
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
] as const;

/** Counts something that had better not be more than so often; by how much more too often it is then. */
function counted(counts: Int32Array, at: number, by: 1 | -1, most: number): number {
  const before = counts[at]!;
  counts[at] = before + by;
  return Math.max(0, before + by - most) - Math.max(0, before - most);
}
