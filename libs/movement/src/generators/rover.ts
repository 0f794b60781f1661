import type { Movement, Play } from '../movement/movement.js';
import { MovementRefused, tablesOf } from '../movement/refusal.js';
import { arrowSwitch } from './arrow-switch.js';
import { mitchell } from './mitchell.js';
import { skipMitchell } from './skip-mitchell.js';

/** What a rover (bump) Mitchell is asked for with. */
export interface RoverOptions {
  /** Tables with two pairs each; the rover is one pair more. */
  readonly tables: number;
  readonly rounds?: number;
  readonly arrowSwitched?: readonly number[];
}

/**
 * A Mitchell with one pair too many: the rover, North-South T + 1, sits out in the first round and then displaces a
 * North-South pair in each round, which sits out instead. It comes to each table at most once, so that nobody sits out
 * twice, and meets no opponents and no boards twice.
 *
 * @throws MovementRefused where no such way through the tables exists, with the most rounds that have one.
 */
export function rover({ tables: wanted, rounds, arrowSwitched }: RoverOptions): Movement {
  const tables = tablesOf(wanted, { least: 4 });
  const base = (tables % 2 === 1 ? mitchell : skipMitchell)({
    tables,
    ...(rounds !== undefined && { rounds }),
  });
  const way = roverWay(base);
  if (!way) {
    throw new MovementRefused({
      code: 'movement.none-with-rounds',
      tables,
      rounds: base.rounds,
      why: 'movement.why.no-way-round',
      nearest: base.rounds - 1,
    });
  }
  const bumped = (play: Play | null, table: number, round: number) =>
    play && way[round - 1] === table ? { ...play, ns: `NS${tables + 1}` } : play;
  const movement: Movement = {
    ...base,
    name: 'rover',
    rows: base.rows.map((row, table) => row.map((play, round) => bumped(play, table + 1, round + 1))),
  };
  return arrowSwitched ? arrowSwitch(movement, arrowSwitched) : movement;
}

type Base = Pick<Movement, 'rows' | 'rounds'>;

/** So many steps are tried in one order, so many orders. */
const STEPS = 2_000;
const ORDERS = 400;

/**
 * Where a rover plays in each round, 0 in the first: nowhere. It comes to a table, an opponent and a set at most once.
 * Every second table is right in a Mitchell of a number of tables that neither 2 nor 3 divides; otherwise a way is
 * looked for, always in the same order. Through all rounds of a Mitchell of an odd number of tables that 3 divides there
 * is none: it would be all queens but one on a torus of that size, of which only all but two can stand (Monsky 1989).
 *
 * @returns nothing where no way is found.
 */
export function roverWay(base: Base): readonly number[] | undefined {
  const tables = base.rows.length;
  if (base.rounds === tables && tables % 3 === 0) return undefined;
  const everySecond = Array.from({ length: base.rounds }, (_, index) =>
    index === 0 ? 0 : ((2 * index - 2) % tables) + 1,
  );
  if (isWay(base, everySecond)) return everySecond;
  const search = new WaySearch(base);
  for (let order = 0; order < ORDERS; order++) {
    const found = search.inOrder(order);
    if (found !== 'given-up') return found;
  }
  return undefined;
}

function isWay({ rows }: Base, way: readonly number[]): boolean {
  const plays = way.slice(1).map((table, index) => rows[table - 1]![index + 1]!);
  return [way.slice(1), plays.map(({ ew }) => ew), plays.map(({ set }) => set)].every(
    (met) => new Set<string | number>(met).size === way.length - 1,
  );
}

/** Gives rounds their tables, the round with the fewest choices first. */
class WaySearch {
  readonly #tables: number;
  readonly #rounds: number;
  /** By round and table, and where they are by round and number. */
  readonly #opponentAt: readonly (readonly number[])[];
  readonly #setAt: readonly (readonly number[])[];
  readonly #tableOfOpponent: readonly (readonly number[])[];
  readonly #tableOfSet: readonly (readonly number[])[];
  /** How often each table of a round has fallen away, by what was chosen for other rounds, and how many are left. */
  #closed: readonly Uint8Array[] = [];
  #open: number[] = [];
  #way: number[] = [];
  #steps = 0;
  #chance = 0;

  constructor({ rows, rounds }: Base) {
    this.#tables = rows.length;
    this.#rounds = rounds;
    const inRound = <T>(of: (table: number, round: number) => T) =>
      Array.from({ length: rounds }, (_, round) => rows.map((_row, table) => of(table, round)));
    this.#opponentAt = inRound((table, round) => Number(rows[table]![round]!.ew.slice(2)));
    this.#setAt = inRound((table, round) => rows[table]![round]!.set);
    this.#tableOfOpponent = this.#opponentAt.map((at) => where(at, this.#tables));
    this.#tableOfSet = this.#setAt.map((at) => where(at, this.#tables));
  }

  inOrder(order: number): readonly number[] | undefined | 'given-up' {
    this.#chance = order + 1;
    this.#steps = STEPS;
    this.#closed = Array.from({ length: this.#rounds }, () => new Uint8Array(this.#tables));
    this.#open = Array.from({ length: this.#rounds }, () => this.#tables);
    this.#way = Array.from({ length: this.#rounds }, () => -1);
    if (this.#choose(this.#rounds - 1)) return [0, ...this.#way.slice(1).map((table) => table + 1)];
    return this.#steps < 0 ? 'given-up' : undefined;
  }

  #choose(left: number): boolean {
    if (left === 0) return true;
    if (--this.#steps < 0) return false;
    let round = -1;
    for (let at = 1; at < this.#rounds; at++) {
      if (this.#way[at]! < 0 && (round < 0 || this.#open[at]! < this.#open[round]!)) round = at;
    }
    if (this.#open[round] === 0) return false;
    const first = this.#next(this.#tables);
    for (let step = 0; step < this.#tables; step++) {
      const table = (first + step) % this.#tables;
      if (this.#closed[round]![table]! > 0) continue;
      this.#way[round] = table;
      this.#close(round, table, 1);
      if (this.#choose(left - 1)) return true;
      this.#close(round, table, -1);
      this.#way[round] = -1;
      if (this.#steps < 0) return false;
    }
    return false;
  }

  #close(round: number, table: number, by: 1 | -1): void {
    const opponent = this.#opponentAt[round]![table]!;
    const set = this.#setAt[round]![table]!;
    for (let other = 1; other < this.#rounds; other++) {
      if (other === round) continue;
      this.#closeAt(other, table, by);
      this.#closeAt(other, this.#tableOfOpponent[other]![opponent]!, by);
      this.#closeAt(other, this.#tableOfSet[other]![set]!, by);
    }
  }

  #closeAt(round: number, table: number, by: 1 | -1): void {
    const closed = this.#closed[round]!;
    if (closed[table] === 0) this.#open[round]!--;
    closed[table]! += by;
    if (closed[table] === 0) this.#open[round]!++;
  }

  /** A number below n: the numbers follow each other as if by chance, but always in the same way. */
  #next(n: number): number {
    this.#chance = (this.#chance * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((this.#chance / 2 ** 31) * n);
  }
}

/** At which place each number is. */
function where(numbers: readonly number[], most: number): readonly number[] {
  const places = Array.from({ length: most + 1 }, () => -1);
  for (const [place, number] of numbers.entries()) places[number] = place;
  return places;
}
