import { HELD, IN_PLAY, NO_TRUMPS, trump } from './position';
import { addReason, setReason } from './reason';
import { highestIn, lengthOf, lowestBut, winnersAmong } from './suit-sets';

/**
 * Whether the side that is not on lead takes so many tricks whatever happens: by the best trumps of one hand, by the
 * second best behind the best, and where the side on lead has no trumps by the best cards of suits that it must lead.
 *
 * @param leader who is on lead
 * @param tricks how many are left
 * @param wanted at least 1
 * @returns true with the reason set, or false
 */
export function takesLater(leader: i32, tricks: i32, wanted: i32): bool {
  setReason(0, 0);
  const left = (leader + 1) & 3;
  const right = (leader + 3) & 3;
  if (trump !== NO_TRUMPS) {
    if (hasTrumps(leader, left, right, wanted)) return true;
    if ((HELD[4 * leader + trump] | HELD[4 * (leader ^ 2) + trump]) !== 0) return false;
    setReason(0, 0);
  }
  return stopsSuits(leader, left, right, tricks, wanted);
}

function hasTrumps(leader: i32, left: i32, right: i32, wanted: i32): bool {
  const inPlay = IN_PLAY[trump];
  if (inPlay === 0) return false;
  const best = highestIn(inPlay);
  const ofLeft = HELD[4 * left + trump];
  const ofRight = HELD[4 * right + trump];
  if ((best & (ofLeft | ofRight)) !== 0) {
    const winners = winnersAmong(inPlay, (best & ofLeft) !== 0 ? ofLeft : ofRight);
    const count = lengthOf(winners);
    if (count < wanted) return false;
    addReason(trump, lowestBut(winners, count - wanted));
    return true;
  }
  if (wanted > 1) return false;
  const second = highestIn(inPlay ^ best);
  if ((second & (ofLeft | ofRight)) === 0) return false;
  const holder = (second & ofLeft) !== 0 ? left : right;
  const holderOfBest = (HELD[4 * leader + trump] & best) !== 0 ? leader : leader ^ 2;
  if (lengthOf(HELD[4 * holder + trump]) < 2 || holderOfBest !== ((holder + 3) & 3)) return false;
  addReason(trump, second);
  return true;
}

/**
 * The side on lead can win at most as many tricks before it loses the lead as its longer hands have cards in the suits
 * whose best card it owns. Behind them each hand of the other side still has the best cards that it keeps: whichever suit
 * is led then, its owner wins, and cashes what else it has.
 */
function stopsSuits(leader: i32, left: i32, right: i32, tricks: i32, wanted: i32): bool {
  const partner = leader ^ 2;
  let room = tricks;
  let bossesLeft = 0;
  let bossesRight = 0;
  let winnersLeft = 0;
  let winnersRight = 0;
  for (let suit = 0; suit < 4; suit++) {
    const inPlay = IN_PLAY[suit];
    if (inPlay === 0) continue;
    const own = lengthOf(HELD[4 * leader + suit]);
    const partners = lengthOf(HELD[4 * partner + suit]);
    const longest = own > partners ? own : partners;
    const best = highestIn(inPlay);
    const ofLeft = HELD[4 * left + suit];
    const ofRight = HELD[4 * right + suit];
    if ((ofLeft & best) !== 0) {
      winnersLeft += lengthOf(winnersAmong(inPlay, ofLeft));
      if (longest > 0) bossesLeft++;
    } else if ((ofRight & best) !== 0) {
      winnersRight += lengthOf(winnersAmong(inPlay, ofRight));
      if (longest > 0) bossesRight++;
    } else {
      room -= longest;
      if (room < wanted) return false;
    }
  }
  if (bossesLeft > room || bossesRight > room) return false;
  if ((bossesLeft > 0 && winnersLeft < wanted) || (bossesRight > 0 && winnersRight < wanted)) return false;
  if (bossesLeft + bossesRight === 0) return false;
  if (bossesLeft > 0) addWinners(leader, left, wanted - bossesLeft);
  if (bossesRight > 0) addWinners(leader, right, wanted - bossesRight);
  return true;
}

/** Adds the best cards that a hand holds of what can be led, and as many winners below them, or of what cannot be led. */
function addWinners(leader: i32, seat: i32, more: i32): void {
  for (let suit = 0; suit < 4; suit++) {
    const inPlay = IN_PLAY[suit];
    const own = HELD[4 * seat + suit];
    if ((own & highestIn(inPlay)) === 0) continue;
    const winners = winnersAmong(inPlay, own);
    const count = lengthOf(winners);
    const needed = (HELD[4 * leader + suit] | HELD[4 * (leader ^ 2) + suit]) !== 0 ? 1 : 0;
    let taken = needed;
    if (more > 0) {
      const extra = count - needed < more ? count - needed : more;
      taken += extra;
      more -= extra;
    }
    if (taken > 0) addReason(suit, lowestBut(winners, count - taken));
  }
}
