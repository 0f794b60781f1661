import { BRIDGE_PACK } from '../deal/pack.js';
import type { Deal } from '../deal/deal.js';
import { highCardPoints, shapeOf } from '../deal/hand.js';
import { SEATS, type Seat } from '../deal/seat.js';
import { auditCards, auditTable, type AuditOfCards, type AuditTable } from './audit-table.js';
import { handsByPoints, handsByShape, HANDS, shapeName } from './hand-chances.js';

/** What the deals of a set look like beside what chance deals. */
export interface DealsAudit {
  readonly deals: number;
  /** The average high card points of each seat; chance gives 10. */
  readonly averagePoints: Readonly<Record<Seat, number>>;
  /** Hands by their high card points; rare ones together. */
  readonly points: AuditTable;
  /** Hands by their shapes; rare ones together. */
  readonly shapes: AuditTable;
  /** How often each card was dealt to each seat; chance deals it to each a quarter of the time. */
  readonly cards: AuditOfCards<Seat>;
}

/**
 * A statistical audit of deals: points, shapes and who was dealt each card, beside the exact chances. The hands of one
 * deal depend on each other a little; the figures of points and shapes are taken as if they did not.
 *
 * @param deals at least one
 */
export function auditDeals(deals: readonly Deal[]): DealsAudit {
  const hands = deals.flatMap((deal) => SEATS.map((seat) => deal[seat]));
  const average = (seat: Seat) =>
    deals.reduce((sum, deal) => sum + highCardPoints(deal[seat]), 0) / Math.max(1, deals.length);
  const chance = (ways: bigint) => (Number(ways) / Number(HANDS)) * hands.length;
  return {
    deals: deals.length,
    averagePoints: { N: average('N'), E: average('E'), S: average('S'), W: average('W') },
    points: auditTable(
      handsByPoints().map((ways, points) => [String(points), chance(ways)]),
      hands.map((hand) => String(highCardPoints(hand))),
    ),
    shapes: auditTable(
      [...handsByShape()].map(([name, ways]) => [name, chance(ways)]),
      hands.map((hand) => shapeName(shapeOf(hand))),
    ),
    cards: auditCards(deals, BRIDGE_PACK, SEATS),
  };
}
