import type { Card } from '../deal/card.js';
import { dealBridge } from './deal-bridge.js';
import { formatDeal } from '../deal/deal-text.js';
import type { Deal } from '../deal/deal.js';
import { highCardPoints, shapeOf } from '../deal/hand.js';
import { BRIDGE_PACK } from '../deal/pack.js';
import type { RandomBytes } from './random-bytes.js';
import { SEATS, type Seat } from '../deal/seat.js';
import { seededRandom } from './seeded-random.js';
import { bytesInTurn } from '../testing/byte-streams.js';

/** The same bytes in every run. */
function repeatable(): RandomBytes {
  const random = seededRandom('5eed'.repeat(16));
  return (bytes) => random(bytes);
}

describe('dealing', () => {
  it('goes one card at a time, clockwise from North', () => {
    const nothingMoves = bytesInTurn(Array.from({ length: 51 }, (_, index) => 51 - index));
    expect(formatDeal(dealBridge(nothingMoves))).toBe(
      'N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62',
    );
  });
  it('gives each its thirteen cards, from the highest down', () => {
    const deal = dealBridge(repeatable());
    const places = SEATS.map((seat) => deal[seat].map((card) => BRIDGE_PACK.indexOf(card)));
    expect(places.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
    expect(places.flat().toSorted((a, b) => a - b)).toEqual([...BRIDGE_PACK.keys()]);
    for (const hand of places) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
  });
  it('never takes the bytes of a draw, whose seed is published', () => {
    // @ts-expect-error -- refused by the compiler
    expect(dealBridge(seededRandom('00'.repeat(32)))).toBeDefined();
  });
});

describe('of 5,200 deals', () => {
  const DEALS = 5_200;
  const random = repeatable();
  const deals: Deal[] = Array.from({ length: DEALS }, () => dealBridge(random));

  /** How far counts lie from what is expected of them: the sum of squares that chi-square tables are about. */
  const chiSquare = (counts: readonly number[], expected: readonly number[]) =>
    counts.reduce((sum, count, index) => sum + (count - expected[index]!) ** 2 / expected[index]!, 0);

  it('each card is as often in each hand: chi-square of 153 degrees of freedom, but for 0.2 %', () => {
    const held = (seat: Seat, card: Card) => deals.filter((deal) => deal[seat].includes(card)).length;
    const counts = BRIDGE_PACK.flatMap((card) => SEATS.map((seat) => held(seat, card)));
    // Thirteen to a hand makes counts lie closer together than independent ones would: by 52 to 51.
    const statistic =
      (chiSquare(
        counts,
        counts.map(() => DEALS / 4),
      ) *
        51) /
      52;
    expect(statistic).toBeGreaterThan(104.5);
    expect(statistic).toBeLessThan(212.8);
  });
  it('cards next to each other in the pack are together no more often than others: 12 times of 51', () => {
    const together = (one: Card, other: Card) =>
      deals.filter((deal) => SEATS.some((seat) => deal[seat].includes(one) && deal[seat].includes(other)))
        .length;
    const pairs = BRIDGE_PACK.slice(1).map((card, index) => together(BRIDGE_PACK[index]!, card));
    const mean = pairs.reduce((sum, count) => sum + count) / pairs.length;
    // Within four standard deviations of the mean of 51 counts.
    expect(Math.abs(mean - (DEALS * 12) / 51)).toBeLessThan(
      4 * Math.sqrt((DEALS * (12 / 51) * (39 / 51)) / 51),
    );
  });
  it('the hands have ten points on average, with the variance of 17.06 that hands have', () => {
    const points = deals.flatMap((deal) => SEATS.map((seat) => highCardPoints(deal[seat])));
    expect(points.reduce((sum, count) => sum + count)).toBe(DEALS * 40);
    const variance = points.reduce((sum, count) => sum + (count - 10) ** 2, 0) / points.length;
    // Its own standard deviation over so many deals is 0.18.
    expect(Math.abs(variance - 17.06)).toBeLessThan(4 * 0.18);
  });
  it('the shapes are as frequent as they should be', () => {
    /** Percent of all hands. */
    const SHAPES: Record<string, number> = {
      '4432': 21.551,
      '5332': 15.517,
      '5431': 12.931,
      '5422': 10.58,
      '4333': 10.536,
      '6322': 5.642,
      '6421': 4.702,
      '6331': 3.448,
      '5521': 3.174,
      '4441': 2.993,
    };
    const norths = deals.map((deal) => [...shapeOf(deal.N)].sort((a, b) => b - a).join(''));
    const seen = Object.keys(SHAPES).map((shape) => norths.filter((other) => other === shape).length);
    const expected = Object.values(SHAPES).map((percent) => (DEALS * percent) / 100);
    const others = DEALS - seen.reduce((sum, count) => sum + count);
    const expectedOthers = DEALS - expected.reduce((sum, count) => sum + count);
    // Ten degrees of freedom: the 99.9th percentile.
    expect(chiSquare([...seen, others], [...expected, expectedOthers])).toBeLessThan(29.6);
  });
});
