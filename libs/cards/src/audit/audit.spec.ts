import { dealBridge, type SecretRandomBytes } from '../shuffling/deal-bridge.js';
import { seededRandom } from '../shuffling/seeded-random.js';
import { BRIDGE_PACK, PREFERANS_PACK } from '../deal/pack.js';
import type { Deal } from '../deal/deal.js';
import { SEATS } from '../deal/seat.js';
import { dealPreferans } from '../preferans/deal-preferans.js';
import { auditDeals } from './audit-deals.js';
import { auditPreferansDeals, PREFERANS_PLACES } from './audit-preferans-deals.js';
import { chiSquareTail } from './audit-table.js';
import { handsByPoints, handsByShape, HANDS } from './hand-chances.js';

const sumOf = (numbers: Iterable<bigint>) => [...numbers].reduce((sum, one) => sum + one, 0n);

/** Deals of a test: their source is public, so nobody plays them. */
function someDeals(count: number, seed: string): Deal[] {
  const random = seededRandom(seed.repeat(64));
  const source: SecretRandomBytes = (bytes) => random(bytes);
  return Array.from({ length: count }, () => dealBridge(source));
}

describe('the chances of a hand', () => {
  it('are those of 635,013,559,600 hands', () => {
    expect(HANDS).toBe(635_013_559_600n);
    expect(sumOf(handsByPoints())).toBe(HANDS);
    expect(sumOf(handsByShape().values())).toBe(HANDS);
  });

  it('give 10 points on average, as many with 37 as the pack can be cut, and 4-4-3-2 most often', () => {
    const points = handsByPoints();
    expect(sumOf(points.map((ways, count) => ways * BigInt(count)))).toBe(10n * HANDS);
    expect(points[37]).toBe(4n);
    expect([...handsByShape()].slice(0, 2)).toEqual([
      ['4-4-3-2', 136_852_887_600n],
      ['5-3-3-2', 98_534_079_072n],
    ]);
  });
});

describe('the tail of the chi-square distribution', () => {
  it.each([
    [3.841458820694124, 1, 0.05],
    [18.307038053275146, 10, 0.05],
    [2.705543454095404, 1, 0.1],
    [124.342113, 100, 0.05],
    [0, 5, 1],
  ])('beyond %d with %d degrees is %d', (x, degrees, tail) => {
    expect(chiSquareTail(x, degrees)).toBeCloseTo(tail, 6);
  });

  it('with two degrees is the exponential', () => {
    for (const x of [0.1, 1, 3, 10, 40]) expect(chiSquareTail(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12);
  });
});

describe('an audit', () => {
  it('counts every hand once, and every card of every deal', () => {
    const audit = auditDeals(someDeals(50, '1'));
    for (const { lines } of [audit.points, audit.shapes]) {
      expect(lines.reduce((sum, { observed }) => sum + observed, 0)).toBe(200);
      expect(lines.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(200, 6);
      for (const { expected } of lines) expect(expected).toBeGreaterThanOrEqual(5);
    }
    for (const card of BRIDGE_PACK) {
      expect(SEATS.reduce((sum, seat) => sum + audit.cards.counts[card][seat], 0)).toBe(50);
    }
    expect(SEATS.reduce((sum, seat) => sum + audit.averagePoints[seat], 0)).toBeCloseTo(40, 10);
  });

  it('finds nothing in shuffled deals', () => {
    const { points, shapes, cards } = auditDeals(someDeals(400, '2'));
    for (const { likelihood } of [points, shapes, cards]) expect(likelihood).toBeGreaterThan(0.001);
  });

  it('finds that somebody gets the aces, and that hands are too even', () => {
    const favoured = someDeals(60, '3').map((deal) => {
      const [card] = deal.N.filter((held) => !held.endsWith('A'));
      const holder = SEATS.find((seat) => deal[seat].includes('SA'))!;
      if (holder === 'N') return deal;
      return {
        ...deal,
        N: deal.N.map((held) => (held === card ? 'SA' : held)),
        [holder]: deal[holder].map((held) => (held === 'SA' ? card! : held)),
      };
    });
    expect(auditDeals(favoured).cards.likelihood).toBeLessThan(0.001);
    const even = someDeals(3000, '4').filter((deal) =>
      SEATS.every(
        (seat) => new Set(deal[seat].map((card) => card[0])).size === 4 && deal[seat].length === 13,
      ),
    );
    expect(auditDeals(even).shapes.likelihood).toBeLessThan(1e-6);
  });

  it('of a single deal is there, too', () => {
    expect(auditDeals(someDeals(1, '5')).points.lines).toHaveLength(1);
  });
});

describe('an audit of deals of preferans', () => {
  const dealt = (count: number, seed: string) => {
    const random = seededRandom(seed.repeat(64));
    const source: SecretRandomBytes = (bytes) => random(bytes);
    return Array.from({ length: count }, () => dealPreferans(source));
  };

  it('knows the chances of 64,512,240 hands of ten: 4-3-2-1 comes most often, 8-2 seldom', () => {
    const shapes = handsByShape(10, 8);
    expect(sumOf(shapes.values())).toBe(64_512_240n);
    expect([...shapes][0]![0]).toBe('4-3-2-1');
    expect(shapes.get('8-2-0-0')).toBe(12n * 28n);
    expect(shapes.has('9-1-0-0')).toBe(false);
  });

  it('counts every hand once, and each card in one of four places', () => {
    const audit = auditPreferansDeals(dealt(64, '6'));
    for (const { lines } of [audit.aces, audit.shapes]) {
      expect(lines.reduce((sum, { observed }) => sum + observed, 0)).toBe(192);
      expect(lines.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(192, 6);
    }
    for (const card of PREFERANS_PACK) {
      expect(PREFERANS_PLACES.reduce((sum, place) => sum + audit.cards.counts[card][place], 0)).toBe(64);
    }
    expect(audit.cards.degrees).toBe(93);
  });

  it('finds nothing in shuffled deals, and that the talon is given an ace too often', () => {
    const fair = dealt(400, '7');
    const { aces, shapes, cards } = auditPreferansDeals(fair);
    for (const { likelihood } of [aces, shapes, cards]) expect(likelihood).toBeGreaterThan(0.001);
    const favoured = fair.map(({ hands, talon }, index) => {
      const holder = hands.findIndex((hand) => hand.includes('SA'));
      if (holder < 0 || index % 4 > 0) return { hands, talon };
      const [given, kept] = talon as [(typeof talon)[number], (typeof talon)[number]];
      const [first, second, third] = hands.map((hand, place) =>
        place === holder ? hand.map((card) => (card === 'SA' ? given : card)) : hand,
      );
      return { hands: [first!, second!, third!] as const, talon: ['SA' as const, kept] };
    });
    expect(auditPreferansDeals(favoured).cards.likelihood).toBeLessThan(0.001);
  });
});
