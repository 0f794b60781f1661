import type { GameName } from '#tournament';
import type { HelpName } from '../kit/helpNames.js';

/** What the pages of a session have by its game. */
export interface GameParts {
  /** Boards: movements of them, travellers, dealing, a method that scores them, guide cards, plans of boards. */
  readonly boards: boolean;
  /** Sheets of tables, where deals are written line by line and everybody plays for himself. */
  readonly sheets: boolean;
  /** Whether its name is told where games are listed: that of the usual one goes without saying. */
  readonly isNamed: boolean;
  /** Whether teams of four play in it, in matches and knockouts. */
  readonly teams: boolean;
  /** Whether results are given as files that other programs read. */
  readonly resultFiles: boolean;
  /** The page of the help that has everything about it; undefined: each page has its own. */
  readonly help?: HelpName;
}

const PARTS: Readonly<Record<GameName, GameParts>> = {
  bridge: {
    boards: true,
    sheets: false,
    isNamed: false,
    teams: true,
    resultFiles: true,
  },
  preferans: {
    boards: false,
    sheets: true,
    isNamed: true,
    teams: false,
    resultFiles: false,
    help: 'preferans',
  },
};

/** Every game that a session can be of, the usual one first. */
export const GAMES = Object.keys(PARTS) as readonly GameName[];

/** What the pages of a session of a game have; everything that games differ in is asked for here, or in `dealParts`. */
export function gameParts(game: GameName): GameParts {
  return PARTS[game];
}
