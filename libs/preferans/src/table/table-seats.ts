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

/** How many tricks a contract names. */
export const GAME_LEVELS = [6, 7, 8, 9, 10] as const;
export type GameLevel = (typeof GAME_LEVELS)[number];

/** What a contract is played in, from the lowest up: spades, clubs, diamonds, hearts, no trumps. Preferans Code 3.3.7. */
export const DENOMINATIONS = ['S', 'C', 'D', 'H', 'NT'] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

/** A step of the ladder: `6S`, `10NT`. */
export type Bid = `${GameLevel}${Denomination}`;

/** The 25 steps from the lowest up. Preferans Code 3.3.7. */
export const LADDER: readonly Bid[] = GAME_LEVELS.flatMap((level) =>
  DENOMINATIONS.map((denomination): Bid => `${level}${denomination}`),
);

/** The level that a step names. */
export function levelOf(bid: Bid): GameLevel {
  return Number.parseInt(bid, 10) as GameLevel;
}

/** The step of a contract. */
export function bidOf(level: GameLevel, denomination: Denomination): Bid {
  return `${level}${denomination}`;
}

/** How high a step stands: 0 for 6S, 24 for 10NT. */
export function stepOf(bid: Bid): number {
  return LADDER.indexOf(bid);
}
