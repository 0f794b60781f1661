import { contestantsOf } from '../movement/contestants.js';
import { playsOf, type Movement } from '../movement/movement.js';
import { qualityOf, type CompetitionQuality } from './competition.js';

/** A play by its place in the rows, from 0. */
export interface PlayPlace {
  readonly table: number;
  readonly round: number;
}

/**
 * A movement with one winner whose plays can be turned one by one, so that North-South play East-West. The sum of
 * squares follows every turn; the sum of the matrix never changes, so that fewer squares are a better movement.
 */
export class Arrows {
  readonly #contestants: number;
  /** `sides[set * P + contestant]`: 1 North-South, -1 East-West, 0 does not play it. */
  readonly #sides: Int8Array;
  /** By set: who plays it. */
  readonly #playing: readonly (readonly number[])[];
  /** How much two compete, twice: for the one and for the other. */
  readonly #matrix: Int32Array;
  readonly #plays: readonly (readonly ({
    readonly ns: number;
    readonly ew: number;
    readonly set: number;
  } | null)[])[];
  readonly #turned: boolean[][];
  readonly #sum: number;
  #sumOfSquares: number;

  constructor(movement: Movement) {
    const place = new Map(contestantsOf(movement).map(({ contestant }, index) => [contestant, index]));
    const contestants = place.size;
    this.#contestants = contestants;
    const sides = new Int8Array((movement.sets + 1) * contestants);
    const matrix = new Int32Array(contestants * contestants);
    const plays = movement.rows.map((row) =>
      row.map((play) => {
        const [ns, ew] = [place.get(play?.ns ?? ''), place.get(play?.ew ?? '')];
        return play && ns !== undefined && ew !== undefined ? { ns, ew, set: play.set } : null;
      }),
    );
    const times = new Map<number, number>();
    for (const { set, sitOut } of playsOf(movement)) {
      if (!sitOut) times.set(set, (times.get(set) ?? 0) + 1);
    }
    for (const play of plays.flat()) {
      if (!play) continue;
      sides[play.set * contestants + play.ns] = 1;
      sides[play.set * contestants + play.ew] = -1;
      // Opponents at one table count t - 1 where others in opposite directions count -1.
      matrix[play.ns * contestants + play.ew]! += times.get(play.set)!;
      matrix[play.ew * contestants + play.ns]! += times.get(play.set)!;
    }
    const playing = Array.from({ length: movement.sets + 1 }, (_, set) =>
      [...place.values()].filter((one) => sides[set * contestants + one] !== 0),
    );
    for (const [set, those] of playing.entries()) {
      for (const one of those) {
        for (const other of those) {
          if (one === other) continue;
          const at = set * contestants;
          matrix[one * contestants + other]! += sides[at + one]! * sides[at + other]!;
        }
      }
    }
    this.#sides = sides;
    this.#playing = playing;
    this.#matrix = matrix;
    this.#plays = plays;
    this.#turned = plays.map((row) => row.map(() => false));
    this.#sum = matrix.reduce((sum, weight) => sum + weight, 0) / 2;
    this.#sumOfSquares = matrix.reduce((sum, weight) => sum + weight * weight, 0) / 2;
  }

  /** `turned[table][round]`. */
  get turned(): readonly (readonly boolean[])[] {
    return this.#turned.map((row) => [...row]);
  }

  get sumOfSquares(): number {
    return this.#sumOfSquares;
  }

  get quality(): CompetitionQuality {
    return qualityOf(this.#contestants, this.#sum, this.#sumOfSquares);
  }

  /** Turns plays, or turns them back. */
  turn(places: readonly PlayPlace[]): void {
    for (const { table, round } of places) {
      const play = this.#plays[table]?.[round];
      if (!play) continue;
      this.#turned[table]![round] = !this.#turned[table]![round];
      this.#turnPlay(play.ns, play.ew, play.set);
    }
  }

  /** By how much turning one play would change the sum of squares. */
  ifTurned({ table, round }: PlayPlace): number {
    const play = this.#plays[table]?.[round];
    if (!play) return 0;
    const { ns, ew, set } = play;
    const contestants = this.#contestants;
    const sides = this.#sides;
    const matrix = this.#matrix;
    const [at, north, east] = [set * contestants, ns * contestants, ew * contestants];
    const side = sides[at + ns]!;
    let change = 0;
    for (const third of this.#playing[set]!) {
      if (third === ns || third === ew) continue;
      const by = -2 * side * sides[at + third]!;
      change += 2 * by * (matrix[north + third]! - matrix[east + third]! + by);
    }
    return change;
  }

  #turnPlay(one: number, other: number, set: number): void {
    const contestants = this.#contestants;
    const sides = this.#sides;
    const matrix = this.#matrix;
    const [at, ones, others] = [set * contestants, one * contestants, other * contestants];
    const side = sides[at + one]!;
    let change = 0;
    for (const third of this.#playing[set]!) {
      if (third === one || third === other) continue;
      const by = -2 * side * sides[at + third]!;
      const [before, against] = [matrix[ones + third]!, matrix[others + third]!];
      change += by * (2 * before + by) - by * (2 * against - by);
      matrix[ones + third] = matrix[third * contestants + one] = before + by;
      matrix[others + third] = matrix[third * contestants + other] = against - by;
    }
    sides[at + one] = -side;
    sides[at + other] = side;
    this.#sumOfSquares += change;
  }
}

export interface ArrowSearch {
  /** What is turned together: single plays, or those of a table. */
  readonly groups: readonly (readonly PlayPlace[])[];
  readonly steps: number;
  /** Chance: a number from 0 up to 1. */
  readonly random: () => number;
  /** Says whether the time is over: the best that was met by then is left. Left out: all steps are made. */
  readonly expired?: () => boolean;
}

/** After so many steps the time is looked at. */
const STEPS_BETWEEN_LOOKS = 4096;

/**
 * Turns arrows for the best quality by simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983): a turn that makes it
 * worse is kept by chance, ever more seldom. The best that was met is left.
 */
export function improveArrows(
  arrows: Arrows,
  { groups, steps, random, expired = () => false }: ArrowSearch,
): void {
  if (groups.length === 0) return;
  const hot = arrows.quality.pairings ** 0.5 * 20;
  const cold = hot / 20;
  const inBest = new Uint8Array(groups.length);
  const now = new Uint8Array(groups.length);
  let best = arrows.sumOfSquares;
  for (let step = 0; step < steps; step++) {
    if (step % STEPS_BETWEEN_LOOKS === 0 && expired()) break;
    const at = Math.floor(random() * groups.length);
    const group = groups[at]!;
    // Most turns are not kept: a single one is made only when it is.
    const single = group.length === 1 ? group[0] : undefined;
    const before = arrows.sumOfSquares;
    if (!single) arrows.turn(group);
    const worse = single ? arrows.ifTurned(single) : arrows.sumOfSquares - before;
    if (worse > 0 && random() >= Math.exp(-worse / (hot * (cold / hot) ** (step / steps)))) {
      if (!single) arrows.turn(group);
      continue;
    }
    if (single) arrows.turn(group);
    now[at] = 1 - now[at]!;
    if (arrows.sumOfSquares < best) {
      best = arrows.sumOfSquares;
      inBest.set(now);
    }
  }
  for (const [index, group] of groups.entries()) if (now[index] !== inBest[index]) arrows.turn(group);
}

/** The movement with the plays turned that the arrows have turned. */
export function turnedBy(movement: Movement, { turned }: Arrows): Movement {
  return {
    ...movement,
    rows: movement.rows.map((row, table) =>
      row.map((play, round) =>
        play && turned[table]![round] ? { ns: play.ew, ew: play.ns, set: play.set } : play,
      ),
    ),
  };
}
