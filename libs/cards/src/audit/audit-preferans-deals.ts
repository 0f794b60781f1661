import { rankOf, RANKS, SUITS, type Card } from '../deal/card.js';
import { shapeOf } from '../deal/hand.js';
import type { PreferansDeal } from '../numbers/preferans-deal-number.js';
import { waysToChoose } from '../numbers/subset-number.js';
import { PREFERANS_PACK } from '../deal/pack.js';
import { auditCards, auditTable, type AuditOfCards, type AuditTable } from './audit-table.js';
import { handsByShape, shapeName } from './hand-chances.js';

/** Where a card of a deal of preferans lies: with the first, second or third player, or in the talon. */
export const PREFERANS_PLACES = ['first', 'second', 'third', 'talon'] as const;
export type PreferansPlace = (typeof PREFERANS_PLACES)[number];

/** What the deals of a set of preferans look like beside what chance deals. */
export interface PreferansDealsAudit {
  readonly deals: number;
  /** Hands by how many aces they have. */
  readonly aces: AuditTable;
  /** Hands by their shapes; rare ones together. */
  readonly shapes: AuditTable;
  /** How often each card was dealt to each place: to a hand in 10 of 32 deals, into the talon in 2 of 32. */
  readonly cards: AuditOfCards<PreferansPlace>;
}

const HAND = 10;
const HANDS = waysToChoose(HAND, PREFERANS_PACK.length);

/**
 * A statistical audit of deals of preferans: aces, shapes and where each card was dealt, beside the exact chances. The
 * hands of one deal depend on each other a little; the figures of aces and shapes are taken as if they did not.
 *
 * @param deals at least one
 */
export function auditPreferansDeals(deals: readonly PreferansDeal[]): PreferansDealsAudit {
  const hands = deals.flatMap((deal) => deal.hands);
  const chance = (ways: bigint) => (Number(ways) / Number(HANDS)) * hands.length;
  const others = PREFERANS_PACK.length - SUITS.length;
  const aces = Array.from({ length: SUITS.length + 1 }, (_, count) => count);
  const placed = deals.map(({ hands: [first, second, third], talon }) => ({ first, second, third, talon }));
  return {
    deals: deals.length,
    aces: auditTable(
      aces.map((count) => [
        String(count),
        chance(waysToChoose(count, SUITS.length) * waysToChoose(HAND - count, others)),
      ]),
      hands.map((hand) => String(hand.filter((card: Card) => rankOf(card) === RANKS[0]).length)),
    ),
    shapes: auditTable(
      [...handsByShape(HAND, PREFERANS_PACK.length / SUITS.length)].map(([name, ways]) => [
        name,
        chance(ways),
      ]),
      hands.map((hand) => shapeName(shapeOf(hand))),
    ),
    cards: auditCards(placed, PREFERANS_PACK, PREFERANS_PLACES),
  };
}
