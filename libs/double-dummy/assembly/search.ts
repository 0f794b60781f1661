import { CHOICES, choicesAt } from './choices';
import { chooseLead } from './choose-lead';
import { chooseToFollow } from './choose-to-follow';
import { takesLater } from './later-tricks';
import { forget, leadAt, placeOf, recall, remember } from './memory';
import { HELD, IN_PLAY, seeHands, LENGTHS_NORTH_EAST, LENGTHS_SOUTH_WEST, playIn, trump } from './position';
import { takesAtOnce } from './quick-tricks';
import { addReason, majors, minors, reasonIn, setReason } from './reason';
import { lengthOf, lowestAsGoodAs } from './suit-sets';

/** How many positions lie between two questions whether the time is over. */
const PATIENCE = 4096;

/** The words of the lengths as the cards lie now. */
let northEast = 0;
let southWest = 0;
/** The four cards of each trick that is being played, as suit << 13 | card. */
const PLAYED = new StaticArray<i32>(14 * 4);

/** Asked of the caller, who throws when the time is over. */
declare function askWhetherOver(): void;

let positions = 0;

/**
 * Prepares the search of the position that lies in `HELD`: everything that was remembered is forgotten.
 *
 * @param strain 0 to 3 the trump suit from spades down, 4 no trumps
 * @returns how many tricks are left
 */
export function prepare(strain: i32): i32 {
  const tricks = seeHands();
  playIn(strain);
  forget();
  northEast = 0;
  southWest = 0;
  for (let at = 0; at < 16; at++) {
    northEast += LENGTHS_NORTH_EAST[at] * lengthOf(HELD[at]);
    southWest += LENGTHS_SOUTH_WEST[at] * lengthOf(HELD[at]);
  }
  return tricks;
}

/** Where the caller lays the cards out, in bytes from the beginning of the memory: 16 sets of 4 bytes. */
export function placeOfHands(): usize {
  return changetype<usize>(HELD);
}

/** How many positions at the beginning of a trick have been looked at since the program began. */
export function positionsSearched(): i32 {
  return positions;
}

/**
 * Whether North and South take so many of the tricks that are left when all play as well as can be, seeing all cards.
 * The reason is set.
 *
 * @param leader the seat on lead
 * @param wanted at least 1 and at most as many as there are tricks
 * Where the caller throws because the time is over, the position is to be prepared anew.
 */
export function takes(tricks: i32, leader: i32, wanted: i32): bool {
  if ((++positions & (PATIENCE - 1)) === 0) askWhetherOver();
  if (tricks === 1) return takesLast(leader);
  const leadersAreNS = (leader & 1) === 0;
  const leadersWant = leadersAreNS ? wanted : tricks - wanted + 1;
  if (takesAtOnce(leader, tricks, leadersWant)) return leadersAreNS;
  if (takesLater(leader, tricks, tricks - leadersWant + 1)) return !leadersAreNS;
  const leaderAndTricks = southWest | (leader << 24) | (tricks << 26);
  const place = placeOf(northEast, leaderAndTricks);
  const known = recall(place, wanted);
  if (known >= 0) return known === 1;
  const taken = afterLead(tricks, leader, wanted, leadAt(place));
  const lead = taken === leadersAreNS ? PLAYED[4 * tricks] : 0;
  remember(northEast, leaderAndTricks, tricks, wanted, taken, lead);
  return taken;
}

/** Everybody has one card: whether North or South wins it. */
function takesLast(leader: i32): bool {
  let winner = leader;
  let suit = onlySuitOf(leader);
  let card = HELD[4 * leader + suit];
  let byRank = false;
  for (let turn = 1; turn < 4; turn++) {
    const seat = (leader + turn) & 3;
    const played = onlySuitOf(seat);
    const other = HELD[4 * seat + played];
    if (played === suit) {
      byRank = true;
      if (other > card) {
        card = other;
        winner = seat;
      }
    } else if (played === trump) {
      suit = played;
      card = other;
      winner = seat;
      byRank = false;
    }
  }
  setReason(0, 0);
  if (byRank) addReason(suit, card);
  return (winner & 1) === 0;
}

function onlySuitOf(seat: i32): i32 {
  let suit = 0;
  while (HELD[4 * seat + suit] === 0) suit++;
  return suit;
}

/** Tries the leads until one settles it, the one that did so last at the same place early. */
function afterLead(tricks: i32, leader: i32, wanted: i32, before: i32): bool {
  return tryChoices(chooseLead(tricks, leader, before), tricks, 0, leader, wanted, 4, leader, 4, 0, false);
}

/**
 * Tries the listed cards of a hand until one settles it. Where one does not, cards below all that mattered to its reason
 * are as bad; where none does, the reasons of all are why.
 *
 * @param turn 0 the lead to 3
 * @param led the suit that was led; 4 for the lead
 * @param winner who wins the trick so far, with which suit and card, and whether over another card of that suit
 */
function tryChoices(
  count: i32,
  tricks: i32,
  turn: i32,
  seat: i32,
  wanted: i32,
  led: i32,
  winner: i32,
  winningSuit: i32,
  winningCard: i32,
  byRank: bool,
): bool {
  const first = choicesAt(tricks, turn);
  const isNS = (seat & 1) === 0;
  let allMajors = 0;
  let allMinors = 0;
  // Cards of each suit that are lower than this need not be tried.
  let spadesFrom = 0;
  let heartsFrom = 0;
  let diamondsFrom = 0;
  let clubsFrom = 0;
  for (let at = first; at < first + count; at++) {
    const choice = CHOICES[at] & 32767;
    const suit = choice >> 13;
    const card = choice & 8191;
    const from = suit < 2 ? (suit === 0 ? spadesFrom : heartsFrom) : suit === 2 ? diamondsFrom : clubsFrom;
    if (card < from) continue;
    const holding = 4 * seat + suit;
    PLAYED[4 * tricks + turn] = choice;
    HELD[holding] = HELD[holding] ^ card;
    northEast -= LENGTHS_NORTH_EAST[holding];
    southWest -= LENGTHS_SOUTH_WEST[holding];
    const taken =
      turn === 0
        ? follow(tricks, 1, (seat + 1) & 3, wanted, suit, seat, suit, card, false)
        : suit === winningSuit
          ? card > winningCard
            ? afterCard(tricks, turn, seat, wanted, led, seat, suit, card, true)
            : afterCard(tricks, turn, seat, wanted, led, winner, winningSuit, winningCard, true)
          : suit === trump
            ? afterCard(tricks, turn, seat, wanted, led, seat, suit, card, false)
            : afterCard(tricks, turn, seat, wanted, led, winner, winningSuit, winningCard, byRank);
    HELD[holding] = HELD[holding] ^ card;
    northEast += LENGTHS_NORTH_EAST[holding];
    southWest += LENGTHS_SOUTH_WEST[holding];
    if (taken === isNS) return taken;
    const reason = reasonIn(suit);
    const lowest = reason & -reason;
    if (reason !== 0 && lowest <= card) {
      // It stood for those below it, too, which a position with the same reason must therefore have.
      addReason(suit, lowestAsGoodAs(card, HELD[holding], IN_PLAY[suit]));
    } else {
      const below = reason === 0 ? 8192 : lowest;
      if (suit === 0) spadesFrom = below;
      else if (suit === 1) heartsFrom = below;
      else if (suit === 2) diamondsFrom = below;
      else clubsFrom = below;
    }
    allMajors |= majors;
    allMinors |= minors;
  }
  setReason(allMajors, allMinors);
  return !isNS;
}

function afterCard(
  tricks: i32,
  turn: i32,
  seat: i32,
  wanted: i32,
  led: i32,
  winner: i32,
  winningSuit: i32,
  winningCard: i32,
  byRank: bool,
): bool {
  return turn < 3
    ? follow(tricks, turn + 1, (seat + 1) & 3, wanted, led, winner, winningSuit, winningCard, byRank)
    : afterTrick(tricks, wanted, winner, winningSuit, winningCard, byRank);
}

function follow(
  tricks: i32,
  turn: i32,
  seat: i32,
  wanted: i32,
  led: i32,
  winner: i32,
  winningSuit: i32,
  winningCard: i32,
  byRank: bool,
): bool {
  const count = chooseToFollow(tricks, turn, seat, led, winner, winningSuit, winningCard);
  return tryChoices(count, tricks, turn, seat, wanted, led, winner, winningSuit, winningCard, byRank);
}

/** Goes on with the next trick, unless the one that was played has settled it. */
function afterTrick(
  tricks: i32,
  wanted: i32,
  winner: i32,
  winningSuit: i32,
  winningCard: i32,
  byRank: bool,
): bool {
  const still = (winner & 1) === 0 ? wanted - 1 : wanted;
  let taken = still <= 0;
  if (still > 0 && still < tricks) {
    const at = 4 * tricks;
    takeAway(PLAYED[at], PLAYED[at + 1], PLAYED[at + 2], PLAYED[at + 3]);
    taken = takes(tricks - 1, winner, still);
    takeAway(PLAYED[at], PLAYED[at + 1], PLAYED[at + 2], PLAYED[at + 3]);
  } else setReason(0, 0);
  if (byRank) addReason(winningSuit, winningCard);
  return taken;
}

/** Takes the cards of a trick out of play, or puts them back. */
function takeAway(one: i32, two: i32, three: i32, four: i32): void {
  IN_PLAY[one >> 13] = IN_PLAY[one >> 13] ^ (one & 8191);
  IN_PLAY[two >> 13] = IN_PLAY[two >> 13] ^ (two & 8191);
  IN_PLAY[three >> 13] = IN_PLAY[three >> 13] ^ (three & 8191);
  IN_PLAY[four >> 13] = IN_PLAY[four >> 13] ^ (four & 8191);
}
