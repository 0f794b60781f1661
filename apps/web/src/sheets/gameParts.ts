import type { GameName } from '#tournament';
import { DEAL_FILE_FORMATS, PREFERANS_HANDS, type DealFileFormat } from '../api/boardSets.js';

/** What the pages of a session have by its game. */
export interface GameParts {
  /** Boards: movements of them, travellers, dealing, a method that scores them, guide cards, plans of boards. */
  readonly boards: boolean;
  /** Sheets of tables, where deals are written line by line and everybody plays for himself. */
  readonly sheets: boolean;
  readonly deals: DealParts;
}

/** What is asked of the deals of a game. */
interface DealParts {
  /** The formats of files that they come in, the usual one first. */
  readonly formats: readonly [DealFileFormat, ...DealFileFormat[]];
  /** Whether machines deal them: otherwise copies are made by hand from hands that are printed. */
  readonly machines: boolean;
  /** Whether SquareDeal can promise them. */
  readonly squareDeal: boolean;
  /** Whether a talon lies beside three hands; otherwise there are four, from North clockwise. */
  readonly talon: boolean;
}

const PARTS: Readonly<Record<GameName, GameParts>> = {
  bridge: {
    boards: true,
    sheets: false,
    deals: { formats: DEAL_FILE_FORMATS, machines: true, squareDeal: true, talon: false },
  },
  preferans: {
    boards: false,
    sheets: true,
    deals: { formats: [PREFERANS_HANDS], machines: false, squareDeal: false, talon: true },
  },
};

/** Every game that a session can be of, the usual one first. */
export const GAMES = Object.keys(PARTS) as readonly GameName[];

/** What the pages of a session of a game have; everything that games differ in is asked for here. */
export function gameParts(game: GameName): GameParts {
  return PARTS[game];
}
