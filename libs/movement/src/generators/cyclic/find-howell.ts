import type { Movement, Play } from '../../movement/movement.js';
import { Arrows, improveArrows, turnedBy, type PlayPlace } from '../../quality/arrows.js';
import { balancedSides } from './balanced-sides.js';
import { findFirstRound, type FirstRound, type Search } from './first-round.js';

/** What a Howell of any length is looked for with. */
export interface HowellSearch {
  readonly tables: number;
  /** From as many as tables up to 2T - 1. */
  readonly rounds: number;
  /** Says whether the time is over; the longer, the better balanced is what is found. */
  readonly expired: () => boolean;
  /** Chance: a number from 0 up to 1. */
  readonly random: () => number;
  /** A quality at which it is good enough. */
  readonly enough?: number;
  /** Where there is none without, two tables may share their boards in every round, or have a copy each. */
  readonly share?: boolean;
}

/** Turns tried for each play that can be turned. */
const STEPS = 100;

/**
 * Looks for a movement of one cyclic family, with one winner and arrows turned for the best quality: first rounds one
 * after another until the time is over, the best of them. A table where two meet who go round has the same direction
 * in all rounds, at a table with a stationary pair each round has its own.
 *
 * @returns none: all was tried and there is none without sharing.
 */
export function findHowell(wanted: HowellSearch): Search<Movement> {
  const search = findWith(wanted, false);
  return search.outcome === 'none' && wanted.share ? findWith(wanted, true) : search;
}

function findWith(
  { tables, rounds, expired, random, enough = 100 }: HowellSearch,
  share: boolean,
): Search<Movement> {
  const complete = rounds === 2 * tables - 1;
  const sides = complete ? balancedSides(rounds, random) : undefined;
  let best: { movement: Movement; squares: number } | undefined;
  do {
    const first = findFirstRound({ tables, rounds, expired, random, share, ...(sides && { sides }) });
    if (first.outcome !== 'found') {
      if (first.outcome === 'none' && sides) break;
      return best ? { outcome: 'found', found: best.movement } : first;
    }
    const straight = movementOf(tables, rounds, first.found, sides);
    const arrows = new Arrows(straight);
    const groups = groupsOf(straight);
    if (!complete) improveArrows(arrows, { groups, steps: STEPS * groups.length, random, expired });
    if (!best || arrows.sumOfSquares < best.squares) {
      best = { movement: turnedBy(straight, arrows), squares: arrows.sumOfSquares };
    }
    if (complete || arrows.quality.percent! >= enough) break;
  } while (!expired());
  if (best) return { outcome: 'found', found: best.movement };
  // No first round has these sides: any will do.
  return findFirstRound({ tables, rounds, expired, random, share }).outcome === 'none'
    ? { outcome: 'none' }
    : { outcome: 'out-of-time' };
}

function movementOf(
  tables: number,
  rounds: number,
  first: FirstRound,
  sides: readonly number[] | undefined,
): Movement {
  const inOrder = first.toSorted((one, other) => one.set - other.set);
  let stationary = rounds;
  const stays: string[] = [];
  const rows = inOrder.map(({ one, other, set }): readonly Play[] => {
    const pair = (place: number, round: number) => String(((place + round) % rounds) + 1);
    const stay = other === null ? String(++stationary) : undefined;
    if (stay !== undefined) stays.push(stay);
    const northSouth = stay !== undefined || !sides || sides[(set - one + rounds) % rounds] === 1;
    return Array.from({ length: rounds }, (_, round) => {
      const [ns, ew] =
        stay === undefined ? [pair(one, round), pair(other!, round)] : [stay, pair(one, round)];
      return { ...(northSouth ? { ns, ew } : { ns: ew, ew: ns }), set: ((set + round) % rounds) + 1 };
    });
  });
  return {
    name: rounds === 2 * tables - 1 ? 'howell' : 'three-quarter-howell',
    tables,
    rounds,
    sets: rounds,
    winners: 1,
    rows,
    stationary: stays,
    ...(new Set(first.map(({ set }) => set)).size < tables && { declared: { copies: 2 } }),
  };
}

function groupsOf({ rows, stationary }: Movement): readonly (readonly PlayPlace[])[] {
  return rows.flatMap((row, table) => {
    const places = row.map((_, round) => ({ table, round }));
    return stationary.includes(row[0]!.ns) ? places.map((place) => [place]) : [places];
  });
}
