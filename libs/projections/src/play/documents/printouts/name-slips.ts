import { scheduleOf } from '../../schedule.js';
import type { SessionPlay } from '../../play-state.js';
import { takingPart, wayOf, type WayRound } from './way.js';

/** A contestant's slip: who it is, and where it begins. */
export type QrSlip = {
  readonly contestant: string;
  /** The first round in which it is there and has a place; nothing where it has none at all. */
  readonly start: Pick<WayRound, 'round' | 'what' | 'table' | 'side' | 'seat'> | null;
};

/** The slips of everybody who takes part. */
export function nameSlips(session: SessionPlay): QrSlip[] {
  return takingPart(scheduleOf(session)).map((contestant) => {
    const first = wayOf(session, contestant).find(({ what, table }) => what !== 'absent' && table !== null);
    if (!first) return { contestant, start: null };
    const { round, what, table, side, seat } = first;
    return { contestant, start: { round, what, table, side, ...(seat && { seat }) } };
  });
}
