import { RANKS, SUITS, type Card, type Rank, type Suit } from '../deal/card.js';
import type { Deal } from '../deal/deal.js';
import { SEATS, type Seat } from '../deal/seat.js';

const ACE_HIGH = Array.from(RANKS) as Rank[];
const ACE_LOW = [...ACE_HIGH.slice(1), ...ACE_HIGH.slice(0, 1)];
const RANK_ORDERS = [ACE_HIGH, ACE_HIGH.toReversed(), ACE_LOW, ACE_LOW.toReversed()];

/** Each suit from either end, with its ace high and low. */
const SUIT_ORDERS = Object.fromEntries(
  SUITS.map((suit) => [suit, RANK_ORDERS.map((ranks) => ranks.map((rank): Card => `${suit}${rank}`))]),
) as unknown as Readonly<Record<Suit, readonly (readonly Card[])[]>>;

/** The packs sorted by ranks, the ace high; one with its ace low is one of these, cut. */
const RANK_SORTED_PACKS = RANK_ORDERS.slice(0, 2).flatMap((ranks) =>
  permutationsOf(SUITS).map((suits) => ranks.flatMap((rank) => suits.map((suit): Card => `${suit}${rank}`))),
);

type Holders = ReadonlyMap<Card, Seat>;

/**
 * Whether a deal looks as if it had been dealt from a sorted pack without a shuffle, so that no score stands on it
 * (Law 6D2). Only what the four hands show can be told. Found is every deal from
 *
 * - a pack sorted by suits: in any order of the suits, each suit up or down, its ace high or low, the suits not
 *   necessarily alike (a new pack from its box often is not); or a pack sorted by ranks: up or down, the suits in the
 *   same order in every rank;
 * - cut anywhere, or not;
 * - dealt to the end into four piles in a constant rotation, clockwise or not, whichever pile went into which pocket: one
 *   card at a time, or in packets of any size that is the same for all four in one circle (13 at once; 4, 4 and 5; ...).
 *
 * Together that is less than one of 10^18 shuffled deals. Not found are hands of an earlier deal put on each other and
 * dealt again, which takes the earlier deal, and sorted packs that were shuffled badly.
 */
export function isUnshuffled(deal: Deal): boolean {
  const holders = new Map(SEATS.flatMap((seat) => deal[seat].map((card) => [card, seat])));
  return isDealtFromSuits(holders) || isDealtFromRanks(holders);
}

/** Tries the orders of a suit-sorted pack suit by suit; nearly all of them end within their first cards. */
function isDealtFromSuits(holders: Holders): boolean {
  // Cut inside a suit, the pack begins with the suit's end and ends with its beginning.
  return SUITS.some((cutSuit) =>
    SUIT_ORDERS[cutSuit].some((order) =>
      order.some((_card, cut) => {
        const others = SUITS.filter((suit) => suit !== cutSuit);
        return isDealtOn(order.slice(cut), others, order.slice(0, cut), holders);
      }),
    ),
  );
}

/** Whether a pack that begins with these cards, goes on with these suits somehow and ends with `end` was dealt. */
function isDealtOn(
  cards: readonly Card[],
  suits: readonly Suit[],
  end: readonly Card[],
  holders: Holders,
): boolean {
  if (suits.length === 0) return isInRotation([...cards, ...end], holders);
  if (!isInRotation(cards, holders)) return false;
  return suits.some((suit) => {
    const others = suits.filter((other) => other !== suit);
    return SUIT_ORDERS[suit].some((order) => isDealtOn([...cards, ...order], others, end, holders));
  });
}

function isDealtFromRanks(holders: Holders): boolean {
  return RANK_SORTED_PACKS.some((pack) => pack.some((_card, cut) => isInRotation(pack, holders, cut)));
}

/** Whether these cards, the first of a pack or all of it, lie as if dealt in circles, in each to four piles alike. */
function isInRotation(cards: readonly Card[], holders: Holders, cut = 0): boolean {
  /** In the order in which they are dealt to. */
  const piles: Seat[] = [];
  /** Which packet is being dealt, from 0. */
  let packet = -1;
  let size = 0;
  let sizeInCircle = 0;
  for (let place = 0; place < cards.length; place++) {
    const seat = holders.get(cards[(cut + place) % cards.length]!)!;
    if (seat === piles[packet % 4]) {
      size++;
      continue;
    }
    if (packet % 4 === 0) sizeInCircle = size;
    else if (size !== sizeInCircle) return false;
    packet++;
    if (packet < 4 && !piles.includes(seat)) piles.push(seat);
    else if (piles[packet % 4] !== seat) return false;
    size = 1;
  }
  return cards.length < holders.size || size === sizeInCircle;
}

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutationsOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
