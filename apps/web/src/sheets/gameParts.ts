import { USUAL_GAME } from '#cards';
import { PREFERANS_CODE } from '#laws';
import type { GameName } from '#tournament';
import { DEAL_FILE_FORMATS, PREFERANS_HANDS, type DealFileFormat } from '../api/boardSets.js';
import type { HelpName } from '../parts/helpNames.js';

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
  readonly deals: DealParts;
  readonly laws: LawParts;
}

/** What is asked of the law book of a game. */
interface LawParts {
  /** The one edition of the book; undefined: tournaments choose one. */
  readonly edition?: string;
  /** How a law is named, and by which name of the book it is cited besides its edition. */
  readonly named: 'rulings.law' | 'rulings.rule';
  readonly book?: 'rulings.code';
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
    isNamed: false,
    teams: true,
    resultFiles: true,
    deals: { formats: DEAL_FILE_FORMATS, machines: true, squareDeal: true, talon: false },
    laws: { named: 'rulings.law' },
  },
  preferans: {
    boards: false,
    sheets: true,
    isNamed: true,
    teams: false,
    resultFiles: false,
    help: 'preferans',
    deals: { formats: [PREFERANS_HANDS], machines: false, squareDeal: false, talon: true },
    laws: { edition: PREFERANS_CODE, named: 'rulings.rule', book: 'rulings.code' },
  },
};

/** Every game that a session can be of, the usual one first. */
export const GAMES = Object.keys(PARTS) as readonly GameName[];

/** Of which game deals are: those of a set, or published ones. */
export function gameOfDeals(deals: { readonly game?: GameName } | null | undefined): GameName {
  return deals?.game ?? USUAL_GAME;
}

/** What the pages of a session of a game have; everything that games differ in is asked for here. */
export function gameParts(game: GameName): GameParts {
  return PARTS[game];
}
