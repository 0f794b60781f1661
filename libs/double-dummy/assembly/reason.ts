/**
 * Why a search came out as it did: the cards that won a trick by their rank, or would have. Any position with the same
 * lengths, in which the cards down to the lowest of these have the same owners, comes out the same (M. Ginsberg,
 * "GIB: Imperfect information in a computationally challenging game", 2001: partition search). Spades and hearts are in
 * one word, diamonds and clubs in the other, 13 bits each.
 */
export let majors = 0;
export let minors = 0;

export function setReason(ofMajors: i32, ofMinors: i32): void {
  majors = ofMajors;
  minors = ofMinors;
}

/** Adds cards of a suit. */
export function addReason(suit: i32, cards: i32): void {
  if (suit < 2) majors |= cards << (13 * suit);
  else minors |= cards << (13 * (suit - 2));
}

/** The cards of a suit among the reason. */
export function reasonIn(suit: i32): i32 {
  return suit < 2 ? (majors >>> (13 * suit)) & 8191 : (minors >>> (13 * (suit - 2))) & 8191;
}
