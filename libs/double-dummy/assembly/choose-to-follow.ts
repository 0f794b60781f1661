import { addChoice, CHOICES, choicesAt } from './choices';
import { HELD, IN_PLAY, NO_TRUMPS, trump } from './position';
import { highestIn, lengthOf } from './suit-sets';

/** Higher than any card of the suit that was led. */
const RUFF = 8192;

/**
 * Lists the cards of the second, third or fourth hand.
 *
 * @param turn 1, 2 or 3
 * @param led the suit that was led
 * @param winner who wins the trick so far, with which suit and card
 * @returns how many there are
 */
export function chooseToFollow(
  tricks: i32,
  turn: i32,
  seat: i32,
  led: i32,
  winner: i32,
  winningSuit: i32,
  winningCard: i32,
): i32 {
  return HELD[4 * seat + led] === 0
    ? discardOrRuff(tricks, turn, seat, led, winner, winningSuit, winningCard)
    : followSuit(tricks, turn, seat, led, winner, winningSuit, winningCard);
}

/** Low where partner wins anyway; else the cheapest card that wins for certain, else one that somebody must beat, else low. */
function followSuit(
  tricks: i32,
  turn: i32,
  seat: i32,
  led: i32,
  winner: i32,
  winningSuit: i32,
  winningCard: i32,
): i32 {
  const first = choicesAt(tricks, turn);
  const own = HELD[4 * seat + led];
  const others = IN_PLAY[led] & ~own;
  const highest = highestIn(own);
  const lower = others & (highest - 1);
  if ((own & (lower === 0 ? 0 : highestIn(lower) - 1)) === 0) {
    CHOICES[first] = (1 << 15) | (led << 13) | highest;
    return 1;
  }
  const toBeat = winningSuit === led ? winningCard : RUFF;
  const next = turn < 3 ? highestOf((seat + 1) & 3, led) : 0;
  const partnerHolds = partnerWillWin(turn, seat, led, winner, winningSuit, winningCard);
  let count = 0;
  let rest = own;
  while (rest !== 0) {
    const card = highestIn(rest);
    const below = others & (card - 1);
    rest &= below === 0 ? 0 : highestIn(below) - 1;
    let weight = count + 1;
    if (partnerHolds) weight += 20;
    else if (card > toBeat && card > next) weight += 60;
    else if (card > toBeat && turn < 3) weight += 40;
    else weight += 30;
    addChoice(first, count++, weight, led, card);
  }
  return count;
}

/** The highest card that a hand yet to play can put on a suit, a ruff being higher than all. */
function highestOf(seat: i32, led: i32): i32 {
  const own = HELD[4 * seat + led];
  if (own !== 0) return highestIn(own);
  return trump !== NO_TRUMPS && led !== trump && HELD[4 * seat + trump] !== 0 ? RUFF : 0;
}

/**
 * The cheapest ruff that wins, where partner will not, above what the next hand can ruff with; else low cards of long
 * suits, no best card and no guard of a second best.
 */
function discardOrRuff(
  tricks: i32,
  turn: i32,
  seat: i32,
  led: i32,
  winner: i32,
  winningSuit: i32,
  winningCard: i32,
): i32 {
  const first = choicesAt(tricks, turn);
  const partnerWins = partnerWillWin(turn, seat, led, winner, winningSuit, winningCard);
  const nextSeat = (seat + 1) & 3;
  const overruff =
    turn < 3 && trump !== NO_TRUMPS && HELD[4 * nextSeat + led] === 0
      ? highestIn(HELD[4 * nextSeat + trump])
      : 0;
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    const own = HELD[4 * seat + suit];
    const others = IN_PLAY[suit] & ~own;
    const best = highestIn(IN_PLAY[suit]);
    let rest = own;
    const guardsSecond = lengthOf(own) === 2 && (own & highestIn(IN_PLAY[suit] ^ best)) !== 0;
    let lower = 0;
    while (rest !== 0) {
      const card = highestIn(rest);
      const below = others & (card - 1);
      rest &= below === 0 ? 0 : highestIn(below) - 1;
      let weight = 20 + ++lower;
      if (suit !== trump) weight += 20 + lengthOf(own) - (card === best ? 15 : guardsSecond ? 12 : 0);
      else if (winningSuit === trump && card < winningCard) weight -= 20;
      else if (!partnerWins) weight += card > overruff ? 60 : 30;
      else if (turn < 3) weight += 10;
      addChoice(first, count++, weight, suit, card);
    }
  }
  return count;
}

/** Whether partner wins the trick if this hand does not play to win it. */
function partnerWillWin(
  turn: i32,
  seat: i32,
  led: i32,
  winner: i32,
  winningSuit: i32,
  winningCard: i32,
): bool {
  const partnerWins = winner === (seat ^ 2);
  if (turn === 3) return partnerWins;
  const next = highestOf((seat + 1) & 3, led);
  if (turn === 2) return partnerWins && (winningSuit === led ? winningCard > next : next < RUFF);
  const toBeat = winningSuit === led ? winningCard : RUFF;
  return highestOf(seat ^ 2, led) > (next > toBeat ? next : toBeat);
}
