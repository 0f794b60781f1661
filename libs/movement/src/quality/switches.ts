import { contestantsOf } from '../movement/contestants.js';
import type { Movement } from '../movement/movement.js';
import { cellOf, eachComparison, qualityOf, type CompetitionQuality } from './competition.js';

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
