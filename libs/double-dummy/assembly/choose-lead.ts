import { addChoice, choicesAt } from './choices';
import {
  BEST_TWO,
  LEFT_LENGTH,
  NEXT_TWO,
  OWN_LENGTH,
  PARTNER_LENGTH,
  RIGHT_LENGTH,
  RUFFS,
} from './lead-weights';
import { HELD, IN_PLAY, NO_TRUMPS, trump } from './position';
import { highestIn, lengthOf } from './suit-sets';

/** Weights of choices are positive. */
const MIDDLE = 4000;

/** What the lead that settled such a position last is worth, and another of its suit. */
const SAME_LEAD = 90;
const SAME_SUIT = 40;

/**
 * Lists the leads.
 *
 * @param before the lead that settled a position of the same lengths last, as suit << 13 | card; 0 where none did
 * @returns how many there are
 */
export function chooseLead(tricks: i32, leader: i32, before: i32): i32 {
  const first = choicesAt(tricks, 0);
  const left = (leader + 1) & 3;
  const partner = leader ^ 2;
  const right = (leader + 3) & 3;
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = HELD[4 * leader + suit];
    if (own === 0) continue;
    const inPlay = IN_PLAY[suit];
    const ofLeft = HELD[4 * left + suit];
    const ofPartner = HELD[4 * partner + suit];
    const ofRight = HELD[4 * right + suit];
    const best = highestIn(inPlay);
    const second = highestIn(inPlay ^ best);
    const third = highestIn(inPlay ^ best ^ second);
    const ownsBest = ownerOf(best, own, ofLeft, ofPartner);
    const ownsSecond = ownerOf(second, own, ofLeft, ofPartner);
    const ownsThird = ownerOf(third, own, ofLeft, ofPartner);
    let kind = 0;
    let ruffs = 0;
    if (suit === trump) kind = 1;
    else if (trump !== NO_TRUMPS) {
      const leftRuffs = HELD[4 * left + trump] !== 0;
      const rightRuffs = HELD[4 * right + trump] !== 0;
      if (leftRuffs || rightRuffs) kind = 2;
      if (leftRuffs && ofLeft === 0) ruffs |= 1;
      if (ofPartner === 0 && HELD[4 * partner + trump] !== 0) ruffs |= 2;
      if (rightRuffs && ofRight === 0) ruffs |= 4;
    }
    const ofSuit =
      MIDDLE +
      RUFFS[(kind * 8 + ruffs) * 4 + ownsBest] +
      PARTNER_LENGTH[(kind * 8 + upToSeven(ofPartner)) * 4 + ownsBest] +
      LEFT_LENGTH[kind * 8 + upToSeven(ofLeft)] +
      RIGHT_LENGTH[kind * 8 + upToSeven(ofRight)];
    const bestTwo = ((kind * 4 + ownsBest) * 5 + ownsSecond) * 5;
    const nextTwo = ((kind * 5 + ownsSecond) * 5 + ownsThird) * 5;
    const ownLength = (kind * 8 + upToSeven(own)) * 5;
    const others = inPlay & ~own;
    let rest = own;
    while (rest !== 0) {
      const card = highestIn(rest);
      const above = rest === own;
      const below = others & (card - 1);
      rest &= below === 0 ? 0 : highestIn(below) - 1;
      const which = card === best ? 0 : above ? (rest === 0 ? 1 : 2) : rest === 0 ? 3 : 4;
      let weight =
        ofSuit + BEST_TWO[bestTwo + which] + NEXT_TWO[nextTwo + which] + OWN_LENGTH[ownLength + which];
      if (before !== 0 && before >> 13 === suit) weight += card === (before & 8191) ? SAME_LEAD : SAME_SUIT;
      addChoice(first, count++, weight, suit, card);
    }
  }
  return count;
}

function upToSeven(set: i32): i32 {
  const length = lengthOf(set);
  return length > 7 ? 7 : length;
}

function ownerOf(card: i32, own: i32, ofLeft: i32, ofPartner: i32): i32 {
  if (card === 0) return 4;
  if ((own & card) !== 0) return 0;
  if ((ofLeft & card) !== 0) return 1;
  return (ofPartner & card) !== 0 ? 2 : 3;
}
