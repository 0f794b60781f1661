import type { Meeting } from './meeting.js';

/** More rounds than fit in the bits of a number are not searched for. */
const MOST_ROUNDS = 30;

export interface RoundsWanted {
  readonly rounds: number;
  /** How long is searched: so many looks at a meeting that has no round yet. */
  readonly looks: number;
  /** What of a meeting is in one place at a time. */
  apart(meeting: Meeting): readonly string[];
}

/**
 * Searches rounds for meetings: always continues with what has the fewest possibilities left, a meeting with few rounds
 * or a contestant's round with few meetings, and goes back when it gets stuck. Begins anew in another order when it has
 * not come to an end after a while. The same meetings always give the same rounds.
 *
 * @returns rounds from 0; null for meetings that no round was found for
 */
export function searchRounds(
  meetings: readonly Meeting[],
  { rounds, looks, apart }: RoundsWanted,
): (number | null)[] {
  const nothing = meetings.map((): number | null => null);
  if (rounds === 0 || rounds > MOST_ROUNDS || meetings.length === 0) return nothing;
  let best = nothing;
  let left = looks;
  for (let attempt = 0; left > 0; attempt++) {
    const search = new Search(meetings.map(apart), rounds, attempt);
    const allowed = Math.min(left, (looks / 20) * (attempt + 1));
    if (search.impossible) return nothing;
    const found = search.run(allowed);
    if (placed(found) > placed(best)) best = found;
    if (placed(best) === meetings.length) return best;
    if (search.exhausted) return best;
    left -= allowed;
  }
  return best;
}

function placed(roundOf: readonly (number | null)[]): number {
  return roundOf.filter((round) => round !== null).length;
}

/** One search, with the order in which equals are tried. */
class Search {
  readonly #rounds: number;
  readonly #things: readonly (readonly number[])[];
  /** Of things that have a meeting in every round: their meetings. */
  readonly #full: readonly (readonly number[])[];
  readonly #busy: number[];
  readonly #roundOf: (number | null)[];
  readonly #order: readonly number[];
  #best: (number | null)[];
  #bestCount = 0;
  #count = 0;
  #looks = 0;
  #usedRounds = 0;
  /** A thing has more meetings than there are rounds. */
  readonly impossible: boolean;
  /** Everything was tried. */
  exhausted = false;

  constructor(apart: readonly (readonly string[])[], rounds: number, attempt: number) {
    this.#rounds = rounds;
    const numbers = new Map<string, number>();
    this.#things = apart.map((names) =>
      names.map((name) => {
        const number = numbers.get(name) ?? numbers.size;
        numbers.set(name, number);
        return number;
      }),
    );
    const meetingsOf = Array.from({ length: numbers.size }, (): number[] => []);
    for (const [meeting, things] of this.#things.entries()) {
      for (const thing of things) meetingsOf[thing]!.push(meeting);
    }
    this.impossible = meetingsOf.some((meetings) => meetings.length > rounds);
    this.#full = meetingsOf.filter((meetings) => meetings.length === rounds);
    this.#busy = meetingsOf.map(() => 0);
    this.#roundOf = apart.map(() => null);
    this.#best = apart.map(() => null);
    this.#order = shuffled(apart.length, attempt);
  }

  /** As many meetings as it could place at once. */
  run(looks: number): (number | null)[] {
    this.#looks = looks;
    this.exhausted = !this.#goOn() && this.#looks > 0;
    return this.#best;
  }

  #goOn(): boolean {
    if (this.#count > this.#bestCount) {
      this.#best = [...this.#roundOf];
      this.#bestCount = this.#count;
    }
    if (this.#count === this.#roundOf.length) return true;
    for (const [meeting, round] of this.#fewestPossibilities()) {
      this.#looks -= this.#roundOf.length - this.#count;
      if (this.#looks <= 0) return false;
      const usedBefore = this.#usedRounds;
      this.#take(meeting, round);
      if (this.#goOn()) return true;
      this.#takeBack(meeting, round, usedBefore);
    }
    return false;
  }

  #take(meeting: number, round: number): void {
    for (const thing of this.#things[meeting]!) this.#busy[thing]! |= 1 << round;
    this.#roundOf[meeting] = round;
    this.#usedRounds = Math.max(this.#usedRounds, round + 1);
    this.#count++;
  }

  #takeBack(meeting: number, round: number, usedBefore: number): void {
    for (const thing of this.#things[meeting]!) this.#busy[thing]! &= ~(1 << round);
    this.#roundOf[meeting] = null;
    this.#usedRounds = usedBefore;
    this.#count--;
  }

  /** Rounds in which a meeting can take place; rounds that nothing is in yet are all alike, so one of them stands for all. */
  #possibleRounds(meeting: number): number {
    let busy = 0;
    for (const thing of this.#things[meeting]!) busy |= this.#busy[thing]!;
    const open = Math.min(this.#usedRounds + 1, this.#rounds);
    return ~busy & ((1 << open) - 1);
  }

  #fewestPossibilities(): readonly (readonly [meeting: number, round: number])[] {
    let fewest: readonly (readonly [number, number])[] = [];
    let least = Infinity;
    for (const meeting of this.#order) {
      if (this.#roundOf[meeting] !== null) continue;
      const possible = this.#possibleRounds(meeting);
      const count = bits(possible);
      if (count >= least) continue;
      least = count;
      fewest = roundsIn(possible).map((round) => [meeting, round]);
      if (count <= 1) return fewest;
    }
    for (const meetings of this.#full) {
      for (let round = 0; round < this.#usedRounds; round++) {
        if (meetings.some((meeting) => this.#roundOf[meeting] === round)) continue;
        const able = meetings.filter(
          (meeting) => this.#roundOf[meeting] === null && (this.#possibleRounds(meeting) >> round) & 1,
        );
        if (able.length >= least) continue;
        least = able.length;
        fewest = able.map((meeting) => [meeting, round]);
        if (least <= 1) return fewest;
      }
    }
    return fewest;
  }
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function roundsIn(mask: number): number[] {
  return Array.from({ length: 31 }, (_, round) => round).filter((round) => (mask >> round) & 1);
}

/** An order of so many, another one for each attempt: the first is as they come. */
function shuffled(length: number, attempt: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  if (attempt === 0) return order;
  // A plain congruential generator (Numerical Recipes): nothing hangs on its quality, and it always says the same.
  let state = attempt >>> 0;
  for (let index = length - 1; index > 0; index--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}
