import { highestIn, lengthOf, SETS } from './suit-sets';

/** Seats are 0 to 3 clockwise from North, suits 0 to 3 from spades down; no trumps is the fifth strain. */
export const NO_TRUMPS = 4;

/** What each hand holds, as sets of a suit: of seat s and suit t at 4 s + t. */
export const HELD = new StaticArray<i32>(16);

/** What is in play of each suit at the beginning of the trick. */
export const IN_PLAY = new StaticArray<i32>(4);

/**
 * Who owns the cards in play, by relative rank: for each suit and set in play two bits a card, the highest card in the
 * highest bits, 26 bits in all and six zeros below. Two positions in which these words agree from the top down to some
 * rank have the same owners of the same relative ranks.
 */
export const OWNERS = new StaticArray<i32>(4 * SETS);

/** What a card of a hand and suit counts in the two words that hold the lengths of three suits of all hands. */
export const LENGTHS_NORTH_EAST = new StaticArray<i32>(16);
export const LENGTHS_SOUTH_WEST = new StaticArray<i32>(16);

for (let seat = 0; seat < 4; seat++) {
  for (let suit = 0; suit < 3; suit++) {
    const unit = 1 << (4 * (3 * (seat & 1) + suit));
    if (seat < 2) LENGTHS_NORTH_EAST[4 * seat + suit] = unit;
    else LENGTHS_SOUTH_WEST[4 * seat + suit] = unit;
  }
}

/** The trump suit, or `NO_TRUMPS`. */
export let trump = NO_TRUMPS;

export function playIn(strain: i32): void {
  trump = strain;
}

/**
 * Finds what is in play in the hands that lie in `HELD`; each has as many cards as the others.
 *
 * @returns how many cards each hand has
 */
export function seeHands(): i32 {
  for (let suit = 0; suit < 4; suit++) {
    IN_PLAY[suit] = HELD[suit] | HELD[4 + suit] | HELD[8 + suit] | HELD[12 + suit];
    nameOwners(suit, IN_PLAY[suit]);
  }
  return lengthOf(HELD[0]) + lengthOf(HELD[1]) + lengthOf(HELD[2]) + lengthOf(HELD[3]);
}

function nameOwners(suit: i32, inPlay: i32): void {
  const first = suit * SETS;
  for (let set = 1; set < SETS; set++) {
    if ((set & ~inPlay) !== 0) continue;
    const card = highestIn(set);
    let owner = 0;
    while ((HELD[4 * owner + suit] & card) === 0) owner++;
    OWNERS[first + set] = (owner << 30) | (OWNERS[first + (set ^ card)] >>> 2);
  }
}
