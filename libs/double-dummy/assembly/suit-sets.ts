/**
 * Sets of cards of one suit as 13 bits: bit 0 is the two, bit 12 the ace. What the search knows of them is
 * total for every set of 13 bits.
 */
export const SETS = 8192;

/** How many cards a set has. */
export function lengthOf(set: i32): i32 {
  return popcnt<i32>(set);
}

/** The highest card of a set as a set of its own; 0 of the empty set. */
export function highestIn(set: i32): i32 {
  // Shifts are by 0 to 31: of the empty set, by 31.
  return 0x40000000 >>> (clz<i32>(set) - 1);
}

/** The cards of a hand that nobody's card is above: AK of AKJ9 where the queen is still in play elsewhere. */
export function winnersAmong(inPlay: i32, held: i32): i32 {
  const others = inPlay & ~held;
  return others === 0 ? held : held & ~(2 * highestIn(others) - 1);
}

/** The lowest card of a set after so many of its lowest are left out. */
export function lowestBut(set: i32, leftOut: i32): i32 {
  let rest = set;
  for (let gone = 0; gone < leftOut; gone++) rest &= rest - 1;
  return rest & -rest;
}

/** The card that comes at a place from the top: 1 is the highest; 0 gives the empty set. */
export function fromTheTop(set: i32, place: i32): i32 {
  let rest = set;
  let card = 0;
  for (let counted = 0; counted < place; counted++) {
    card = highestIn(rest);
    rest ^= card;
  }
  return card;
}

/**
 * The lowest of the cards that are as good as one of the same hand: those below it down to the next card of somebody
 * else that is still in play.
 */
export function lowestAsGoodAs(card: i32, held: i32, inPlay: i32): i32 {
  const upToCard = held & (2 * card - 1);
  const others = inPlay & ~held & (card - 1);
  const asGood = others === 0 ? upToCard : upToCard & ~(2 * highestIn(others) - 1);
  return asGood & -asGood;
}
