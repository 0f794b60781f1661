import fc from 'fast-check';
import { RANKS, SUITS, type Card, type Rank } from '../deal/card.js';
import { formatDeal, parseDeal } from '../deal/deal-text.js';
import { BRIDGE_PACK } from '../deal/pack.js';
import { SEATS, type Seat } from '../deal/seat.js';
import { dealt } from '../testing/dealt.js';
import { isUnshuffled } from './unshuffled.js';

const cut = (pack: readonly Card[], at: number) => [...pack.slice(at), ...pack.slice(0, at)];
/** A new pack of the common kind: spades and diamonds from the ace up, clubs and hearts from the king down. */
const NEW_PACK = [
  ...upFromAce('S'),
  ...upFromAce('D'),
  ...upFromAce('C').toReversed(),
  ...upFromAce('H').toReversed(),
];
const BY_RANKS = Array.from(RANKS).flatMap((rank) => SUITS.map((suit): Card => `${suit}${rank as Rank}`));

function upFromAce(suit: 'S' | 'H' | 'D' | 'C'): Card[] {
  return Array.from('A23456789TJQK', (rank): Card => `${suit}${rank as Rank}`);
}

describe('an unshuffled pack is known by the deal', () => {
  it.each([
    ['a sorted pack, one card at a time', dealt(BRIDGE_PACK, [1])],
    ['the same, from another hand', dealt(BRIDGE_PACK, [1], ['W', 'N', 'E', 'S'])],
    ['the same, counter-clockwise', dealt(BRIDGE_PACK, [1], ['S', 'E', 'N', 'W'])],
    ['the same, piles put into pockets across', dealt(BRIDGE_PACK, [1], ['N', 'S', 'E', 'W'])],
    ['a sorted pack in packets of thirteen: a suit to each', dealt(BRIDGE_PACK, [13])],
    ['in packets of four, four and five', dealt(BRIDGE_PACK, [4, 4, 5])],
    ['in packets of three, then one', dealt(BRIDGE_PACK, [3, 3, 3, 3, 1])],
    ['a new pack', dealt(NEW_PACK, [1])],
    ['a new pack, cut', dealt(cut(NEW_PACK, 17), [1])],
    ['a new pack, cut, in packets', dealt(cut(NEW_PACK, 30), [5, 5, 3])],
    ['a pack sorted by ranks, one at a time: a suit to each', dealt(BY_RANKS, [1])],
    ['by ranks in packets of thirteen', dealt(BY_RANKS, [13])],
    ['by ranks, cut, in packets of two', dealt(cut(BY_RANKS, 7), [2, 2, 2, 2, 2, 2, 1])],
  ])('%s', (_how, deal) => expect(isUnshuffled(deal)).toBe(true));

  const rankOrders = fc
    .constantFrom(RANKS, 'KQJT98765432A')
    .chain((ranks) => fc.constantFrom(ranks.split(''), ranks.split('').toReversed()));
  const suits = fc.shuffledSubarray([...SUITS], { minLength: 4 });
  const bySuits = fc
    .tuple(suits, fc.tuple(rankOrders, rankOrders, rankOrders, rankOrders))
    .map(([order, ranks]) =>
      order.flatMap((suit, index) => ranks[index]!.map((rank) => `${suit}${rank}` as Card)),
    );
  const byRanks = fc
    .tuple(rankOrders, suits)
    .map(([ranks, order]) => ranks.flatMap((rank) => order.map((suit) => `${suit}${rank}` as Card)));
  const packs = fc.tuple(fc.oneof(bySuits, byRanks), fc.nat({ max: 51 })).map(([pack, at]) => cut(pack, at));
  /** Thirteen cards in packets: where a new packet begins. */
  const packets = fc.uniqueArray(fc.integer({ min: 1, max: 12 })).map((ends) => {
    const all = [0, ...ends.toSorted((a, b) => a - b), 13];
    return all.slice(1).map((end, index) => end - all[index]!);
  });
  const pockets = fc.shuffledSubarray([...SEATS], { minLength: 4 });

  it('whatever the order, the cut, the packets and the pockets', () => {
    fc.assert(
      fc.property(packs, packets, pockets, (pack, sizes, seats) => {
        expect(isUnshuffled(dealt(pack, sizes, seats))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
  it('but not when two hands have changed a card', () => {
    // One pack, all exchanges: of all packs a few exchanges make one that is sorted in another way.
    const deal = dealt(BRIDGE_PACK);
    const change = (seat: Seat, at: number, card: Card) => deal[seat].with(at, card);
    const places = Array.from({ length: 13 }, (_, place) => place);
    const found = places.flatMap((one) =>
      places
        .map((other) => ({
          ...deal,
          N: change('N', one, deal.E[other]!),
          E: change('E', other, deal.N[one]!),
        }))
        .filter(isUnshuffled),
    );
    expect(found).toEqual([]);
  });
});

describe('a shuffled pack', () => {
  it('is not taken for an unshuffled one', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...BRIDGE_PACK], { minLength: 52 }).map((pack) => dealt(pack)),
        (deal) => expect(isUnshuffled(deal)).toBe(false),
      ),
      { numRuns: 500 },
    );
  });
  it('is not, whatever the order of the cards in the hands', () => {
    const deal = parseDeal('N:T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63');
    expect(isUnshuffled(deal)).toBe(false);
    const sorted = dealt(BRIDGE_PACK, [1]);
    expect(isUnshuffled({ ...sorted, N: sorted.N.toReversed() })).toBe(true);
    expect(formatDeal({ ...sorted, N: sorted.N.toReversed() })).toBe(formatDeal(sorted));
  });
});
