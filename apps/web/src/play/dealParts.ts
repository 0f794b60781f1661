import { USUAL_GAME } from '#cards';
import type { GameName } from '#tournament';
import { DEAL_FILE_FORMATS, PREFERANS_HANDS, type DealFileFormat } from '../api/boardSets.js';

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

const PARTS: Readonly<Record<GameName, DealParts>> = {
  bridge: { formats: DEAL_FILE_FORMATS, machines: true, squareDeal: true, talon: false },
  preferans: { formats: [PREFERANS_HANDS], machines: false, squareDeal: false, talon: true },
};

/** What the pages of deals have by their game; pages of sessions are not to wait for it. */
export function dealParts(game: GameName): DealParts {
  return PARTS[game];
}

/** Of which game deals are: those of a set, or published ones. */
export function gameOfDeals(deals: { readonly game?: GameName } | null | undefined): GameName {
  return deals?.game ?? USUAL_GAME;
}
