import { isCaddyMove, type BoardPlan } from '../boards/board-plan.js';
import type { Itinerary } from '../boards/itinerary.js';

/** Where a copy of a set lies: at a table and at those that share it, at the relay that feeds a table, or in its box. */
export type CopyPlace =
  | { readonly at: 'table'; readonly table: number; readonly sharedWith: readonly number[] }
  | { readonly at: 'relay'; readonly table: number }
  | { readonly at: 'box' };

/** What becomes of a copy of a set after a round. */
export interface BoardInstruction {
  /** 0: before the first round, when the tables are laid. */
  readonly afterRound: number;
  readonly set: number;
  readonly copy: number;
  /** Where it lies until then; of the tables that have shared it the one that hands it on. */
  readonly from: CopyPlace;
  /** Where it lies in the next round; the same place: it stays. */
  readonly to: CopyPlace;
  /** The next round in which it is at a table; null: never. */
  readonly neededInRound: number | null;
  /** Who carries it by the plan: North one table down (Law 8A2), a caddy any other way, nobody what stays. */
  readonly carrier: 'north' | 'caddy' | 'nobody';
}

const IN_THE_BOX: CopyPlace = { at: 'box' };

/** Where a copy of a set lies in a round; in round 0, before the first one, in its box. */
export function placeOfCopy({ stops, boxed }: Itinerary, round: number): CopyPlace {
  if (round === 0) return IN_THE_BOX;
  const next = stops.find((stop) => stop.round >= round);
  if (!next || (boxed && next === stops[0] && next.round > round)) return IN_THE_BOX;
  const { table, sharedWith } = next;
  return next.round === round ? { at: 'table', table, sharedWith } : { at: 'relay', table };
}

/**
 * What becomes of each copy of each set after a round, one instruction a copy, in the order of sets and copies: where it
 * is carried or that it stays.
 *
 * @param afterRound 0: how the tables and the relays are laid before the first round
 */
export function boardInstructions(plan: BoardPlan, afterRound: number): BoardInstruction[] {
  const leaving = plan.moves.filter((move) => move.afterRound === afterRound);
  return plan.ways.map((way) => {
    const { set, copy, stops } = way;
    const to = placeOfCopy(way, afterRound + 1);
    const neededInRound = stops.find(({ round }) => round > afterRound)?.round ?? null;
    const instruction = { afterRound, set, copy, to, neededInRound };
    const move = leaving.find((each) => each.set === set && each.copy === copy);
    const at = placeOfCopy(way, afterRound);
    if (move && at.at === 'table') {
      const from = handedOnBy(at, move.from);
      return { ...instruction, from, carrier: isCaddyMove(move) ? 'caddy' : 'north' };
    }
    return { ...instruction, from: at, carrier: staysOf(at, to) };
  });
}

/** A place at tables that share boards, seen from the one that hands them on. */
function handedOnBy(at: Extract<CopyPlace, { at: 'table' }>, table: number): CopyPlace {
  const all = [at.table, ...at.sharedWith];
  return { at: 'table', table, sharedWith: all.filter((other) => other !== table) };
}

/** Who carries what no table hands on: it stays, its table takes it from the relay, or a caddy out of the box. */
function staysOf(from: CopyPlace, to: CopyPlace): BoardInstruction['carrier'] {
  if (from.at === to.at) return 'nobody';
  return from.at === 'relay' ? 'north' : 'caddy';
}
