import { BRIDGE_PACK } from '../pack.js';
import type { Card } from '../card.js';
import type { Deal } from '../deal.js';
import { highCardPoints, shapeOf } from '../hand.js';
import { SEATS, type Seat } from '../seat.js';
import { chiSquareTail } from './chi-square.js';
import { handsByPoints, handsByShape, HANDS, shapeName } from './hand-chances.js';

/** One line of an audit: how often something was dealt, and how often chance deals it. */
export interface AuditLine {
  readonly name: string;
  readonly observed: number;
  readonly expected: number;
}

/** Lines that together are everything, with how far they stray from chance. */
export interface AuditTable {
  readonly lines: readonly AuditLine[];
  readonly chiSquare: number;
  readonly degrees: number;
  /** How likely chance strays as far or farther, from 0 to 1. */
  readonly likelihood: number;
}

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
  readonly cards: {
    readonly counts: Readonly<Record<Card, Readonly<Record<Seat, number>>>>;
    readonly chiSquare: number;
    readonly degrees: number;
    readonly likelihood: number;
  };
}

/** Fewer expected ones say nothing alone (Cochran's rule of thumb). */
const LEAST_EXPECTED = 5;

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
    points: table(
      handsByPoints().map((ways, points) => [String(points), chance(ways)]),
      hands.map((hand) => String(highCardPoints(hand))),
    ),
    shapes: table(
      [...handsByShape()].map(([name, ways]) => [name, chance(ways)]),
      hands.map((hand) => shapeName(shapeOf(hand))),
    ),
    cards: cardsBySeat(deals),
  };
}

/** Lines by name with neighbours put together until each is expected often enough to say something. */
function table(
  chances: readonly (readonly [name: string, expected: number])[],
  dealt: readonly string[],
): AuditTable {
  const observed = new Map<string, number>();
  for (const name of dealt) observed.set(name, (observed.get(name) ?? 0) + 1);
  const lines: AuditLine[] = [];
  let names: string[] = [];
  let sum = { observed: 0, expected: 0 };
  for (const [name, expected] of chances) {
    names.push(name);
    sum = { observed: sum.observed + (observed.get(name) ?? 0), expected: sum.expected + expected };
    if (sum.expected < LEAST_EXPECTED) continue;
    lines.push({ name: nameOf(names), ...sum });
    names = [];
    sum = { observed: 0, expected: 0 };
  }
  // What is left over is too rare to stand alone.
  const last = lines.pop();
  if (names.length > 0) {
    const first = last?.name.split(TO)[0];
    lines.push({
      name: nameOf([...(first === undefined ? [] : [first]), ...names]),
      observed: (last?.observed ?? 0) + sum.observed,
      expected: (last?.expected ?? 0) + sum.expected,
    });
  } else if (last) lines.push(last);
  const chiSquare = lines.reduce(
    (all, line) => all + (line.observed - line.expected) ** 2 / line.expected,
    0,
  );
  const degrees = Math.max(1, lines.length - 1);
  return { lines, chiSquare, degrees, likelihood: chiSquareTail(chiSquare, degrees) };
}

const TO = ' … ';

function nameOf(names: readonly string[]): string {
  return names.length === 1 ? names[0]! : `${names[0]}${TO}${names.at(-1)}`;
}

function cardsBySeat(deals: readonly Deal[]): DealsAudit['cards'] {
  const counts = Object.fromEntries(BRIDGE_PACK.map((card) => [card, { N: 0, E: 0, S: 0, W: 0 }])) as Record<
    Card,
    Record<Seat, number>
  >;
  for (const deal of deals) for (const seat of SEATS) for (const card of deal[seat]) counts[card][seat]++;
  const expected = deals.length / SEATS.length;
  const cards = BRIDGE_PACK.length;
  const sum = BRIDGE_PACK.flatMap((card) =>
    SEATS.map((seat) => (counts[card][seat] - expected) ** 2 / expected),
  );
  // Each seat has thirteen of the cards of every deal, which makes the counts vary a 52nd less.
  const chiSquare = (sum.reduce((all, one) => all + one, 0) * (cards - 1)) / cards;
  const degrees = (cards - 1) * (SEATS.length - 1);
  return { counts, chiSquare, degrees, likelihood: chiSquareTail(chiSquare, degrees) };
}
