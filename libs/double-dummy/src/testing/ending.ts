import { countTricks } from '../solve-deal.js';
import { prepare } from '../search.js';

/** A card as 13 * suit + rank: suits 0 to 3 from spades down, ranks 0 to 12 from the two up. */
export type PlainCard = number;

/** A position at the beginning of a trick: seats are 0 to 3 clockwise from North, strain 4 is no trumps. */
export interface Ending {
  readonly hands: readonly (readonly PlainCard[])[];
  readonly strain: number;
  readonly leader: number;
}

/**
 * An ending with the cards that chance gives.
 *
 * @param random numbers from 0 up to 1
 * @param cards how many each hand has
 */
export function endingOf(random: () => number, cards: number): Ending {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  for (let last = 51; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  const hands = [0, 1, 2, 3].map((seat) => pack.slice(seat * cards, (seat + 1) * cards));
  return { hands, strain: Math.floor(random() * 5), leader: Math.floor(random() * 4) };
}

/** How many tricks North and South take, by the search of the product. */
export function searched({ hands, strain, leader }: Ending): number {
  const sets = new Int32Array(16);
  hands.forEach((hand, seat) => {
    for (const card of hand) sets[4 * seat + Math.floor(card / 13)]! |= 1 << (card % 13);
  });
  const tricks = prepare(sets, strain, () => false);
  return countTricks(tricks, leader, tricks >> 1);
}
