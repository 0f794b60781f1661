import type { GameName } from '#tournament';

/** What the pages of a session have by its game. */
export interface GameParts {
  /** Boards: movements of them, travellers, dealing, a method that scores them, guide cards, plans of boards. */
  readonly boards: boolean;
  /** Sheets of tables, where deals are written line by line and everybody plays for himself. */
  readonly sheets: boolean;
}

const PARTS: Readonly<Record<GameName, GameParts>> = {
  bridge: { boards: true, sheets: false },
  preferans: { boards: false, sheets: true },
};

/** Every game that a session can be of, the usual one first. */
export const GAMES = Object.keys(PARTS) as readonly GameName[];

/** What the pages of a session of a game have; everything that games differ in is asked for here. */
export function gameParts(game: GameName): GameParts {
  return PARTS[game];
}
