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
