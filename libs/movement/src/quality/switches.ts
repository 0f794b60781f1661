import { contestantsOf } from '../contestants.js';
import type { Movement } from '../movement.js';
import { cellOf, eachComparison, qualityOf, type CompetitionQuality } from './competition.js';

/** Comparisons that change sign with a round: [cell, the other contestant's round, weight as it is unswitched] each. */
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
    const changing: number[][] = this.#switched.map(() => []);
    let sum = 0;
    eachComparison(movement, (one, other, weight, roundOfOne, roundOfOther) => {
      const cell = cellOf(one, other, this.#contestants);
      this.#matrix[cell]! += weight;
      sum += weight;
      // Who plays the set in the same round is turned together.
      if (roundOfOne === roundOfOther) return;
      changing[roundOfOne]!.push(cell, roundOfOther, weight);
      changing[roundOfOther]!.push(cell, roundOfOne, weight);
    });
    this.#changing = changing.map((fields) => Int32Array.from(fields));
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
}
