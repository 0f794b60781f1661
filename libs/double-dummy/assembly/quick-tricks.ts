import { HELD, IN_PLAY, trump } from './position';
import { addReason, majors, minors, setReason } from './reason';
import { lengthOf, lowestBut, winnersAmong } from './suit-sets';

/**
 * Whether the side on lead takes so many tricks at once: the leader cashes winners, trumps first, crosses to partner
 * where partner holds the best card of a suit that the leader still has, or can ruff it, and partner cashes. In a trump contract a side
 * suit is led only as long as opponents who have trumps follow.
 *
 * Partner throws away only cards that are not counted: winners of both are at most as many as there are tricks.
 *
 * @param leader who is on lead
 * @param tricks how many are left
 * @param wanted at least 1
 * @returns true with the reason set, or false
 */
export function takesAtOnce(leader: i32, tricks: i32, wanted: i32): bool {
  const partner = leader ^ 2;
  const left = (leader + 1) & 3;
  const right = (leader + 3) & 3;
  setReason(0, 0);
  let mine = 0;
  let partners = 0;
  let canCross = false;
  // Partner's trumps when the leader has cashed; a ruff is a trick of its own unless they are counted as winners.
  let dummyTrumps = trump < 4 ? lengthOf(HELD[4 * partner + trump]) : 0;
  let trumpsCounted = false;
  let ruffs = 0;
  let partnersMajors = 0;
  let partnersMinors = 0;
  // Trumps that the opponents still have when the leader cashes, and when partner does.
  let leftTrumps = trump < 4 ? lengthOf(HELD[4 * left + trump]) : 0;
  let rightTrumps = trump < 4 ? lengthOf(HELD[4 * right + trump]) : 0;
  let leftTrumpsLater = leftTrumps;
  let rightTrumpsLater = rightTrumps;
  for (let turn = 0; turn < 4; turn++) {
    const suit = trump === 4 ? turn : turn === 0 ? trump : turn <= trump ? turn - 1 : turn;
    const own = HELD[4 * leader + suit];
    const dummy = HELD[4 * partner + suit];
    if ((own | dummy) === 0) continue;
    const ownLength = lengthOf(own);
    const dummyLength = lengthOf(dummy);
    const leftLength = lengthOf(HELD[4 * left + suit]);
    const rightLength = lengthOf(HELD[4 * right + suit]);
    const longest = leftLength > rightLength ? leftLength : rightLength;
    const inPlay = IN_PLAY[suit];
    const winners = winnersAmong(inPlay, own);
    const count = lengthOf(winners);
    let cashed = count >= longest && count >= dummyLength ? ownLength : count;
    if (suit !== trump) {
      if (leftTrumps > 0 && cashed > leftLength) cashed = leftLength;
      if (rightTrumps > 0 && cashed > rightLength) cashed = rightLength;
    }
    if (cashed > 0) {
      let byRank = longest > dummyLength ? longest : dummyLength;
      if (byRank > count) byRank = count;
      if (byRank > cashed) byRank = cashed;
      if (byRank > 0) addReason(suit, lowestBut(winners, count - byRank));
      mine += cashed;
      if (mine >= wanted) return true;
      if (suit === trump) {
        leftTrumpsLater = leftTrumps = leftTrumps > cashed ? leftTrumps - cashed : 0;
        rightTrumpsLater = rightTrumps = rightTrumps > cashed ? rightTrumps - cashed : 0;
      }
    }
    if (suit === trump) dummyTrumps -= cashed;
    else if (
      dummyTrumps > 0 &&
      dummyLength === 0 &&
      ownLength > cashed &&
      (leftTrumps === 0 || leftLength > cashed) &&
      (rightTrumps === 0 || rightLength > cashed)
    ) {
      canCross = true;
      if (!trumpsCounted) ruffs = 1;
    }
    const dummyLeft = dummyLength - cashed;
    if (dummyLeft <= 0 || cashed < count) continue;
    const dummyWinners = winnersAmong(inPlay & ~winners, dummy);
    const dummyCount = lengthOf(dummyWinners);
    if (dummyCount === 0) continue;
    const ownLeft = ownLength - cashed;
    const longestLeft = longest - cashed;
    let dummyCashes = dummyCount < dummyLeft ? dummyCount : dummyLeft;
    let byRank = dummyCashes;
    if (dummyCount >= longestLeft && dummyCount >= ownLeft) dummyCashes = dummyLeft;
    if (suit !== trump) {
      if (leftTrumpsLater > 0 && dummyCashes > leftLength - cashed) dummyCashes = leftLength - cashed;
      if (rightTrumpsLater > 0 && dummyCashes > rightLength - cashed) dummyCashes = rightLength - cashed;
    }
    if (dummyCashes <= 0) continue;
    const follow = longestLeft > ownLeft ? longestLeft : ownLeft;
    if (byRank > dummyCashes) byRank = dummyCashes;
    if (byRank > follow) byRank = follow;
    if (byRank > 0) {
      const card = lowestBut(dummyWinners, dummyCount - byRank);
      if (suit < 2) partnersMajors |= card << (13 * suit);
      else partnersMinors |= card << (13 * (suit - 2));
    }
    partners += dummyCashes;
    if (suit === trump) trumpsCounted = true;
    if (ownLeft > 0) {
      canCross = true;
      if (suit === trump) {
        leftTrumpsLater = leftTrumps > dummyCashes ? leftTrumps - dummyCashes : 0;
        rightTrumpsLater = rightTrumps > dummyCashes ? rightTrumps - dummyCashes : 0;
      }
    }
  }
  if (!canCross) return false;
  const sum = mine + partners + ruffs;
  const all = sum < tricks ? sum : tricks;
  if (all < wanted) return false;
  setReason(majors | partnersMajors, minors | partnersMinors);
  return true;
}
