import fc from 'fast-check';
import { SEED } from '../../testing/decider-specification.js';
import { drawSeats, drawSeatsByCards } from '../commands/commands.js';
import { drawnSeats, placesFrom, seatsByCards } from './draw.js';
import type { SessionEvent } from '../events.js';
import {
  club,
  FIVE_TABLES,
  given,
  HALF_TABLE,
  HOWELL,
  pair,
  registered,
  setUp,
  type Journal,
} from '../testing/evening.js';

type Drawn = Extract<SessionEvent, { type: 'session.seats-drawn' }>['payload'];
type DrawnByCards = Extract<SessionEvent, { type: 'session.seats-drawn-by-cards' }>['payload'];

/** What the event of a draw holds. */
function eventOf({ decision }: ReturnType<Journal['when']>): unknown {
  if (!decision.accepted) throw new Error(decision.rejection.code);
  return decision.events['session']![0]!.payload;
}
const drawnAtRandom = (journal: Journal, body: object = {}) =>
  eventOf(given(journal).when(drawSeats, { session: '1', ...body })) as Drawn;
const drawnByCards = (journal: Journal, body: object) =>
  eventOf(given(journal).when(drawSeatsByCards, { session: '1', ...body })) as DrawnByCards;

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

describe('a draw at random', () => {
  const field = given(club, ...setUp(FIVE_TABLES), ...registered(10));

  it('is drawn again, with the same seats, from its event alone', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 10 }), (seed, pairs) => {
        const journal = given(club, ...setUp(FIVE_TABLES), ...registered(pairs));
        const drawn = drawnAtRandom(journal, { seed });
        const entries = drawn.seats.map(({ entry }) => entry);
        const places = drawn.seats.map(({ contestant }) => contestant);
        expect(drawnSeats(entries.toReversed(), places, drawn.seed)).toEqual(drawn.seats);
      }),
      { numRuns: 30 },
    );
  });

  it('gives each pair a place and no place to two', () => {
    const { seats } = drawnAtRandom(field);
    expect(seats.map(({ entry }) => entry).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, index) => pair(index + 1)),
    );
    expect(seats.map(({ contestant }) => contestant)).toEqual(
      ['NS', 'EW'].flatMap((line) => [1, 2, 3, 4, 5].map((number) => `A-${line}${number}`)),
    );
  });

  it('makes a seed of its own where none is given, and says which', () =>
    expect(drawnAtRandom(field).seed).toBe(SEED));

  it('does not depend on who registered first', () => {
    const backwards = given(club, ...setUp(FIVE_TABLES), ...registered(10).toReversed());
    expect(drawnAtRandom(backwards)).toEqual(drawnAtRandom(field));
  });

  it('leaves the places behind the last pair empty', () => {
    const eight = given(club, ...setUp(HALF_TABLE), ...registered(8));
    const { seats } = drawnAtRandom(eight);
    expect(seats.map(({ contestant }) => contestant)).toEqual([
      ...[1, 2, 3, 4].map((number) => `A-NS${number}`),
      ...[1, 2, 3, 4].map((number) => `A-EW${number}`),
    ]);
  });

  it('fills the sections one after the other', () => {
    const two = given(club, ...setUp(HOWELL, HOWELL), ...registered(12));
    const { seats } = drawnAtRandom(two);
    expect(seats.map(({ contestant }) => contestant)).toEqual(
      ['A', 'B'].flatMap((section) => [1, 2, 3, 4, 5, 6].map((number) => `${section}-${number}`)),
    );
  });

  it('gives each of three pairs each place equally often, over many seeds', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const drawn = drawnSeats(['a', 'b', 'c'], ['1', '2', '3'], seed.toString(16).padStart(64, '0'));
      for (const { entry, contestant } of drawn) {
        counts.set(`${entry}${contestant}`, (counts.get(`${entry}${contestant}`) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(9);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });
});

describe('a draw by cards (Preferans Code 3.1.1)', () => {
  const four = given(club, ...setUp({ ...HOWELL, name: 'howell', tables: 2, rounds: 3 }), ...registered(4));
  const cards = [
    { entry: pair(1), card: 'HK' },
    { entry: pair(2), card: 'H7' },
    { entry: pair(3), card: 'SA' },
    { entry: pair(4), card: 'S7' },
  ];

  it('seats the lowest first and the others by rising cards: the ace is low, spades are below hearts', () => {
    const { seats } = drawnByCards(four, { cards });
    expect(seats).toEqual([
      { entry: pair(3), contestant: 'A-1' },
      { entry: pair(4), contestant: 'A-2' },
      { entry: pair(2), contestant: 'A-3' },
      { entry: pair(1), contestant: 'A-4' },
    ]);
  });

  it('lets the lowest choose, and the others follow round the circle', () => {
    const { seats } = drawnByCards(four, { cards, chosen: 'A-3' });
    expect(seats).toEqual([
      { entry: pair(3), contestant: 'A-3' },
      { entry: pair(4), contestant: 'A-4' },
      { entry: pair(2), contestant: 'A-1' },
      { entry: pair(1), contestant: 'A-2' },
    ]);
  });

  it('is made again, with the same seats, from its event alone', () => {
    const drawn = drawnByCards(four, { cards, chosen: 'A-2' });
    const places = drawn.seats.map(({ contestant }) => contestant);
    expect(seatsByCards(drawn.cards.toReversed(), places)).toEqual(drawn.seats);
  });

  it.each([
    ['the same card twice', [...cards.slice(0, 3), { entry: pair(4), card: 'HK' }], 'session.card-twice'],
    ['a pair without a card', cards.slice(0, 3), 'session.cards-incomplete'],
    [
      'a pair with two cards',
      [...cards.slice(0, 3), { entry: pair(1), card: 'C2' }],
      'session.cards-incomplete',
    ],
    ['a card too many', [...cards, { entry: pair(1), card: 'C2' }], 'session.cards-incomplete'],
    ['a stranger', [...cards.slice(0, 3), { entry: pair(9), card: 'C2' }], 'session.cards-incomplete'],
  ] as const)('refuses %s', (_what, drawn, code) =>
    given(four).when(drawSeatsByCards, { session: '1', cards: drawn }).thenRejected(code),
  );

  it.each(['1H', 'H1', 'H10', 'X2', ''])('knows no card %j', (card) => {
    const drawn = [{ entry: pair(1), card }];
    expect(() => given(four).when(drawSeatsByCards, { session: '1', cards: drawn })).toThrow(/card/);
  });

  it('refuses a chosen place that nobody has, and the phantom’s', () => {
    given(four)
      .when(drawSeatsByCards, { session: '1', cards, chosen: 'A-5' })
      .thenRejected('session.contestant-unknown', { contestant: 'A-5' });
    const half = given(club, ...setUp({ ...HOWELL, phantom: 6 }), ...registered(4));
    given(half)
      .when(drawSeatsByCards, { session: '1', cards, chosen: 'A-6' })
      .thenRejected('session.contestant-absent', { contestant: 'A-6' });
  });
});

describe('the places round the circle', () => {
  it('begin with the one that was chosen and are all there', () =>
    expect(placesFrom('c', ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']));
});
