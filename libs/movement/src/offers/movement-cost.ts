import { boardPlan } from '../boards/board-plan.js';
import { everybodyAt, isIndividual } from '../movement/seats.js';
import { contestantsOf } from '../movement/contestants.js';
import { playsOf, type Movement } from '../movement/movement.js';
import { competitionQuality } from '../quality/competition.js';

/** What a movement gives and what it costs, in plain data. */
export interface MovementCost {
  readonly tables: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly winners: 1 | 2;
  /** Boards: how many are in play, and how many each pair plays at least and at most. */
  readonly boards: { readonly inPlay: number; readonly least: number; readonly most: number };
  /** How many pairs sit out, and for how many rounds each of them at most. */
  readonly sitOuts: { readonly pairs: number; readonly rounds: number };
  /** The rounds in which tables share boards, and the most tables that share a set: so many copies undo it. */
  readonly sharing: { readonly rounds: readonly number[]; readonly tables: number };
  /** Stands where boards wait, and the most sets that wait at once. */
  readonly relays: { readonly stands: number; readonly sets: number };
  /** Who can stay at a table: seats for those who need them. */
  readonly stationary: readonly string[];
  /** The quality figure Q, not rounded; null where it says nothing: of two winners, and of individuals. */
  readonly quality: number | null;
}

/** What follows from who plays what alone, without the way of the boards and without a matrix of everybody. */
export type CostOfPlays = Omit<MovementCost, 'relays' | 'quality'>;

/**
 * Works out what a movement gives and costs with so many boards in each round.
 *
 * @param hosted whoever would meet the missing pair meets a sit-out of another section, and so plays that round, too
 * @param copies of each set that there are, as far as they are of use; left out: one
 */
export function movementCost(
  movement: Movement,
  boardsPerRound: number,
  { copies = 1, ...more }: { readonly hosted?: boolean; readonly copies?: number } = {},
): MovementCost {
  const cost = costOfPlays(movement, boardsPerRound, more);
  const { relays } = boardPlan(movement, { copies: Math.min(copies, cost.sharing.tables) });
  return {
    ...cost,
    relays: {
      stands: relays.length,
      sets: relays.reduce((sum, { most }) => sum + most, 0),
    },
    quality: movement.winners === 2 || isIndividual(movement) ? null : competitionQuality(movement).percent,
  };
}

/** The part of what a movement gives and costs that is worked out at once. */
export function costOfPlays(
  movement: Movement,
  boardsPerRound: number,
  { hosted = false }: { readonly hosted?: boolean } = {},
): CostOfPlays {
  const plays = playsOf(movement).filter(({ sitOut }) => hosted || !sitOut);
  const rounds = count(plays.flatMap((play) => everybodyAt(play)));
  const played = contestantsOf(movement).map(({ contestant }) => rounds.get(contestant) ?? 0);
  const sittingOut = played.filter((theirs) => theirs < movement.rounds);
  const shared = [...count(plays.map(({ round, set }) => `${round} ${set}`))].filter(
    ([, tables]) => tables > 1,
  );
  return {
    tables: movement.tables,
    rounds: movement.rounds,
    boardsPerRound,
    winners: movement.winners,
    boards: {
      inPlay: new Set(plays.map(({ set }) => set)).size * boardsPerRound,
      least: Math.min(...played) * boardsPerRound,
      most: Math.max(...played) * boardsPerRound,
    },
    sitOuts: {
      pairs: sittingOut.length,
      rounds: Math.max(0, ...sittingOut.map((theirs) => movement.rounds - theirs)),
    },
    sharing: {
      rounds: [...new Set(shared.map(([key]) => Number.parseInt(key, 10)))],
      tables: Math.max(1, ...shared.map(([, tables]) => tables)),
    },
    stationary: movement.stationary,
  };
}

/** How often each occurs, in the order of the first occurrence. */
function count(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
