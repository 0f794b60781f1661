import type { Ending, PlainCard } from './ending.js';

interface Played {
  readonly seat: number;
  readonly card: PlainCard;
}

/**
 * How many tricks North and South take, by trying every card of everybody: it remembers nothing, reasons about nothing
 * and shares no code with the search of the product. Alpha-beta alone shortens it.
 */
export function plainlySearched({ hands, strain, leader }: Ending): number {
  return best(
    hands.map((hand) => [...hand]),
    strain,
    leader,
    [],
    0,
    hands[0]!.length,
  );
}

function best(
  hands: readonly PlainCard[][],
  trump: number,
  seat: number,
  trick: readonly Played[],
  atLeast: number,
  atMost: number,
): number {
  if (trick.length === 4) {
    const winner = winnerOf(trick, trump);
    const won = winner % 2 === 0 ? 1 : 0;
    return won + best(hands, trump, winner, [], atLeast - won, atMost - won);
  }
  const hand = hands[seat]!;
  if (hand.length === 0) return 0;
  const led = trick[0] === undefined ? undefined : suit(trick[0].card);
  const following = hand.filter((card) => suit(card) === led);
  const isNS = seat % 2 === 0;
  let low = atLeast;
  let high = atMost;
  let found = isNS ? -1 : 14;
  for (const card of following.length > 0 ? following : [...hand]) {
    hand.splice(hand.indexOf(card), 1);
    const tricks = best(hands, trump, (seat + 1) % 4, [...trick, { seat, card }], low, high);
    hand.push(card);
    if (isNS ? tricks > found : tricks < found) found = tricks;
    if (isNS) low = Math.max(low, found);
    else high = Math.min(high, found);
    if (low >= high) break;
  }
  return found;
}

function winnerOf(trick: readonly Played[], trump: number): number {
  const beats = (one: Played, other: Played) =>
    suit(one.card) === suit(other.card) ? one.card > other.card : suit(one.card) === trump;
  return trick.reduce((winner, played) => (beats(played, winner) ? played : winner)).seat;
}

function suit(card: PlainCard): number {
  return Math.floor(card / 13);
}
