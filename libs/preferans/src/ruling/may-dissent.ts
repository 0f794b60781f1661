import type { Seat } from '#cards';
import type { DealRecord } from '../deal/deal-record.js';
import { whistersOf } from '../deal/whist-call.js';
import { defendersOf, sittingOut } from '../table/table-seats.js';
import type { DisputedPlan } from './disputed-plan-schema.js';

/** By whose plan declarer may be played against: the one whister's, at a misère either defender's; two whist in the dark. */
export function plannersOf({ played, whists, dealer, players }: DealRecord): readonly Seat[] {
  if (played.kind === 'all-pass') return [];
  if (played.kind === 'misere') return defendersOf(played.declarer, dealer, players);
  const whisters = whistersOf(whists);
  return whisters.length === 1 ? whisters : [];
}

/**
 * Who may dissent from the whister's plan: who has passed, and the dealer who sits out unless he shares declarer's misère; at
 * a misère one of the defenders. Preferans Code 3.8.5.1.
 */
export function mayDissent(record: DealRecord): readonly Seat[] {
  const { played, dealer, players } = record;
  const planners = plannersOf(record);
  if (played.kind === 'all-pass' || planners.length === 0) return [];
  const partner = played.kind === 'misere' && played.halved ? sittingOut(dealer, players) : undefined;
  const whister = played.kind === 'contract' ? planners[0] : undefined;
  return players.filter((seat) => ![played.declarer, partner, whister].includes(seat));
}

/** What cannot be about a disputed plan, with whom it is. */
export interface PlansFault {
  readonly fault: 'sheet.plans-of-two-games' | 'sheet.plan-not-disputed';
  readonly seat?: Seat;
}

/**
 * Why two results contradict each other: they are of two games, or somebody dissents from whom nothing is asked
 * (3.8.5.1).
 */
export function plansFault({
  ofWhister,
  ofDissenter,
  dissenters,
}: Omit<DisputedPlan, 'seed'>): PlansFault | undefined {
  const game = ({ players, dealer, played, whists }: DealRecord) =>
    JSON.stringify([
      players,
      dealer,
      Object.entries(played).toSorted(([one], [other]) => one.localeCompare(other)),
      whists.map((one) => [one.seat, one.call]),
    ]);
  if (game(ofWhister) !== game(ofDissenter)) return { fault: 'sheet.plans-of-two-games' };
  const may = mayDissent(ofWhister);
  const seat = dissenters.find((one) => !may.includes(one));
  if (seat !== undefined) return { fault: 'sheet.plan-not-disputed', seat };
  const isNobodys = plannersOf(ofWhister).every((one) => dissenters.includes(one));
  return isNobodys ? { fault: 'sheet.plan-not-disputed' } : undefined;
}
