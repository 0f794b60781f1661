import { nextSeat, type Seat } from '#cards';

/** The player on the left: whose turn is next at a table of three or four. */
export function nextPlayer(seat: Seat, players: readonly Seat[]): Seat {
  let next = nextSeat(seat);
  while (!players.includes(next)) next = nextSeat(next);
  return next;
}

/** Who has the cards, from the first hand clockwise: with four players the dealer sits out (Preferans Code 3.2.10). */
export function handsOf(dealer: Seat, players: readonly Seat[]): readonly [Seat, Seat, Seat] {
  const first = nextPlayer(dealer, players);
  const second = nextPlayer(first, players);
  return [first, second, nextPlayer(second, players)];
}

/** Who sits out on the talon: the dealer of four; nobody of three. */
export function sittingOut(dealer: Seat, players: readonly Seat[]): Seat | undefined {
  return players.length === 4 ? dealer : undefined;
}

/** The two against a declarer, who is asked first before the other. Preferans Code 3.8.1. */
export function defendersOf(declarer: Seat, dealer: Seat, players: readonly Seat[]): readonly [Seat, Seat] {
  const hands = handsOf(dealer, players);
  const at = hands.indexOf(declarer);
  return [hands[(at + 1) % 3]!, hands[(at + 2) % 3]!];
}
