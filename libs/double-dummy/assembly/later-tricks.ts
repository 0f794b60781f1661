import { HELD, IN_PLAY, NO_TRUMPS, trump } from './position';
import { addReason, setReason } from './reason';
import { highestIn, lengthOf, lowestBut, winnersAmong } from './suit-sets';

/**
 * Whether the side that is not on lead takes so many tricks whatever happens: by the best trumps of one hand, by the
 * second best behind the best, and in no trumps by the best card of every suit that can be led now.
 *
 * @param leader who is on lead
 * @param wanted at least 1
 * @returns true with the reason set, or false
 */
export function takesLater(leader: i32, wanted: i32): bool {
  setReason(0, 0);
  const left = (leader + 1) & 3;
  const right = (leader + 3) & 3;
  return trump === NO_TRUMPS
    ? stopsEverySuit(leader, left, right, wanted)
    : hasTrumps(leader, left, right, wanted);
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

function stopsEverySuit(leader: i32, left: i32, right: i32, wanted: i32): bool {
  if (wanted > 1) return false;
  for (let suit = 0; suit < 4; suit++) {
    if (HELD[4 * leader + suit] === 0) continue;
    const best = highestIn(IN_PLAY[suit]);
    if (((HELD[4 * left + suit] | HELD[4 * right + suit]) & best) === 0) return false;
    addReason(suit, best);
  }
  return true;
}
