import { arrowSwitch } from '../generators/arrow-switch.js';
import { contestantsOf } from '../movement/contestants.js';
import type { Movement } from '../movement/movement.js';
import { roundsOf } from '../movement/refusal.js';
import { cellOf, eachComparison, qualityOf, type CompetitionQuality } from './competition.js';

/** Which rounds to play with turned boards, and how balanced the movement is then. */
export interface ArrowSwitches {
  readonly rounds: readonly number[];
  readonly quality: CompetitionQuality;
}

/** So many choices of rounds are all tried; beyond, the best is looked for by improving on a good one. */
const CHOICES_TRIED = 2_000;

/**
 * The rounds to switch in a movement with two winners so that all compete as equally as may be. About an eighth of the
 * rounds is right, and which ones matters much where there is a skip, in a web or when it is cut short. Among equals it is the latest rounds.
 *
 * @param movement with two winners.
 * @param options `count`: how many rounds; otherwise an eighth, rounded down or up, or one more, whichever is best.
 * @returns no rounds where switching makes nothing better, as at 3 tables.
 * @throws MovementRefused for a movement with one winner, or more rounds to switch than it has.
 */
export function bestArrowSwitches(movement: Movement, options: { count?: number } = {}): ArrowSwitches {
  const switches = new Switches(arrowSwitch(movement, []));
  const eighth = movement.rounds / 8;
  const counts =
    options.count === undefined
      ? [Math.max(1, Math.floor(eighth)), Math.ceil(eighth), Math.ceil(eighth) + 1].filter(
          (count) => count <= movement.rounds,
        )
      : [roundsOf(options.count, { least: 0, most: movement.rounds })];
  let best = { rounds: switches.switched, quality: switches.quality };
  for (const count of new Set(counts)) {
    const search = choices(movement.rounds, count) <= CHOICES_TRIED ? bestOfAll : bestOfExchanges;
    const rounds = search(switches, count, best.quality.sumOfSquares);
    if (rounds) best = { rounds, quality: qualityWith(switches, rounds) };
  }
  return best;
}

/** In how many ways so many rounds can be chosen. */
function choices(rounds: number, count: number): number {
  let product = 1;
  for (let taken = 0; taken < count; taken++) product *= (rounds - taken) / (taken + 1);
  return product;
}

/** The quality with these rounds switched, of a movement in which none is. */
function qualityWith(switches: Switches, rounds: readonly number[]): CompetitionQuality {
  for (const round of rounds) switches.flip(round);
  const { quality } = switches;
  for (const round of rounds) switches.flip(round);
  return quality;
}

/** Tries every choice of so many rounds: the best with a smaller sum of squares than this; none where there is none. */
function bestOfAll(switches: Switches, count: number, least: number): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  if (count === 0) return best;
  const choose = (last: number, left: number): void => {
    for (let round = last; round >= left; round--) {
      if (left === 1) {
        const squares = switches.ifFlipped(round);
        if (squares >= least) continue;
        least = squares;
        best = [round, ...switches.switched];
      } else {
        switches.flip(round);
        choose(round - 1, left - 1);
        switches.flip(round);
      }
    }
  };
  choose(switches.rounds, count);
  return best;
}

/** A good choice of so many rounds, if its sum of squares is smaller: the best one after another, then exchanged singly while that helps. */
function bestOfExchanges(switches: Switches, count: number, least: number): readonly number[] | undefined {
  for (let chosen = 0; chosen < count; chosen++) switches.flip(bestToSwitch(switches));
  for (let improved = true; improved;) {
    const before = switches.sumOfSquares;
    for (const round of switches.switched) exchange(switches, round);
    improved = switches.sumOfSquares < before;
  }
  const { sumOfSquares, switched } = switches;
  for (const round of switched) switches.flip(round);
  return sumOfSquares < least ? switched : undefined;
}

/** Switches another round instead of this one if that is better. */
function exchange(switches: Switches, round: number): void {
  const before = switches.sumOfSquares;
  switches.flip(round);
  const other = bestToSwitch(switches);
  switches.flip(other);
  if (switches.sumOfSquares >= before) {
    switches.flip(other);
    switches.flip(round);
  }
}

/** The round whose switching leaves the smallest sum of squares, the latest among equals. */
function bestToSwitch(switches: Switches): number {
  let best = { round: 0, sumOfSquares: Infinity };
  const already = new Set(switches.switched);
  for (let round = switches.rounds; round >= 1; round--) {
    if (already.has(round)) continue;
    const sumOfSquares = switches.ifFlipped(round);
    if (sumOfSquares < best.sumOfSquares) best = { round, sumOfSquares };
  }
  return best.round;
}

/**
 * Comparisons that change sign with a round: [cell, the other contestant's round, weight as it is unswitched] each, those
 * of one cell behind each other.
 */
type Changing = Int32Array;
const FIELDS = 3;

/**
 * A movement whose rounds can be switched one by one. The sum of squares follows every switch; the sum of the matrix
 * never changes, since every table always has one pair in each direction: so fewer squares are a better movement.
 */
export class Switches {
  readonly rounds: number;
  readonly #contestants: number;
  readonly #matrix: Int32Array;
  readonly #changing: readonly Changing[];
  readonly #switched: boolean[];
  readonly #sum: number;
  #sumOfSquares: number;

  /** @param movement with one winner, nothing switched yet. */
  constructor(movement: Movement) {
    this.rounds = movement.rounds;
    this.#contestants = contestantsOf(movement).length;
    this.#matrix = new Int32Array(this.#contestants ** 2);
    this.#switched = Array.from({ length: movement.rounds + 1 }, () => false);
    const byCell: (number[] | undefined)[] = [];
    let sum = 0;
    eachComparison(movement, (one, other, weight, roundOfOne, roundOfOther) => {
      const cell = cellOf(one, other, this.#contestants);
      this.#matrix[cell]! += weight;
      sum += weight;
      // Who plays the set in the same round is turned together.
      if (roundOfOne === roundOfOther) return;
      const own = byCell[cell];
      if (own) own.push(roundOfOne, roundOfOther, weight);
      else byCell[cell] = [roundOfOne, roundOfOther, weight];
    });
    this.#changing = changingIn(byCell, this.#switched.length);
    this.#sum = sum;
    this.#sumOfSquares = this.#matrix.reduce((squares, weight) => squares + weight * weight, 0);
  }

  get switched(): readonly number[] {
    return this.#switched.flatMap((switched, round) => (switched ? [round] : []));
  }

  get sumOfSquares(): number {
    return this.#sumOfSquares;
  }

  get quality(): CompetitionQuality {
    return qualityOf(this.#contestants, this.#sum, this.#sumOfSquares);
  }

  /** Switches a round, or switches it back. */
  flip(round: number): void {
    const switched = !this.#switched[round];
    this.#switched[round] = switched;
    const changing = this.#changing[round]!;
    for (let at = 0; at < changing.length; at += FIELDS) {
      const cell = changing[at]!;
      const sign = this.#switched[changing[at + 1]!] === switched ? 2 : -2;
      const change = sign * changing[at + 2]!;
      const before = this.#matrix[cell]!;
      this.#matrix[cell] = before + change;
      this.#sumOfSquares += change * (2 * before + change);
    }
  }

  /** The sum of squares that there would be with a round switched, or switched back. */
  ifFlipped(round: number): number {
    const switched = !this.#switched[round];
    const changing = this.#changing[round]!;
    let squares = this.#sumOfSquares;
    for (let at = 0; at < changing.length;) {
      const cell = changing[at]!;
      let change = 0;
      for (; changing[at] === cell; at += FIELDS) {
        const weight = changing[at + 2]!;
        change += this.#switched[changing[at + 1]!] === switched ? 2 * weight : -2 * weight;
      }
      squares += change * (2 * this.#matrix[cell]! + change);
    }
    return squares;
  }
}

/** By round what changes with it, cell by cell. */
function changingIn(byCell: readonly (readonly number[] | undefined)[], rounds: number): Changing[] {
  const lengths = new Int32Array(rounds);
  const each = (found: (round: number, cell: number, other: number, weight: number) => void) => {
    for (const [cell, fields = []] of byCell.entries()) {
      for (let at = 0; at < fields.length; at += FIELDS) {
        const [one, other, weight] = [fields[at]!, fields[at + 1]!, fields[at + 2]!];
        found(one, cell, other, weight);
        found(other, cell, one, weight);
      }
    }
  };
  each((round) => {
    lengths[round]! += FIELDS;
  });
  const changing = Array.from(lengths, (length) => new Int32Array(length));
  lengths.fill(0);
  each((round, cell, other, weight) => {
    changing[round]!.set([cell, other, weight], lengths[round]!);
    lengths[round]! += FIELDS;
  });
  return changing;
}
