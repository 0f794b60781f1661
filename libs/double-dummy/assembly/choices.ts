/**
 * The cards to try, best first: of each trick that is left and each of its four turns up to 13, as
 * weight << 15 | suit << 13 | card. Only one of cards that are as good as each other is among them.
 */
export const CHOICES = new StaticArray<i32>(14 * 64);

/** Where the choices of a turn begin. */
export function choicesAt(tricks: i32, turn: i32): i32 {
  return tricks * 64 + turn * 16;
}

/** Puts a choice where its weight belongs among those that begin at `first`. */
export function addChoice(first: i32, count: i32, weight: i32, suit: i32, card: i32): void {
  const choice = (weight << 15) | (suit << 13) | card;
  let at = first + count;
  while (at > first && CHOICES[at - 1] < choice) {
    CHOICES[at] = CHOICES[at - 1];
    at--;
  }
  CHOICES[at] = choice;
}
