import { rankOf, suitOf, type Card, type Rank, type Suit } from '../deal/card.js';

/** Preferans Code 3.1.1: from the lowest up; the ace is the lowest card here. */
const RANKS_OF_A_DRAW: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS_OF_A_DRAW: readonly Suit[] = ['S', 'C', 'D', 'H'];

/**
 * The draw for seats by cards (тираж, Preferans Code 3.1.1): everybody has drawn a card from one pack; who has the
 * lowest chooses a seat first, and the others sit down clockwise from there, by rising cards. Ranks go A < 2 < ... < K,
 * equal ranks spades < clubs < diamonds < hearts. The first dealer is drawn alike (3.2.1).
 *
 * @param drawn the card of each player
 * @returns the players clockwise; the first of them chooses
 * @throws RangeError when two players have the same card
 */
export function drawnCardOrder<Player>(drawn: ReadonlyMap<Player, Card>): Player[] {
  const cards = [...drawn.values()];
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice !== undefined) throw new RangeError(`${twice} was drawn twice.`);
  return [...drawn].sort(([, one], [, other]) => strength(one) - strength(other)).map(([player]) => player);
}

function strength(card: Card): number {
  return RANKS_OF_A_DRAW.indexOf(rankOf(card)) * 4 + SUITS_OF_A_DRAW.indexOf(suitOf(card));
}
