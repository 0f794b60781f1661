import { arrowSwitch } from '../generators/arrow-switch.js';
import type { Movement } from '../movement/movement.js';
import { roundsOf } from '../movement/refusal.js';
import type { CompetitionQuality } from './competition.js';
import { Switches } from './switches.js';

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
