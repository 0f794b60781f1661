import { dealerOf, formatDeal, vulnerabilityOf } from '#cards';
import { dealerIn, vulnerableIn, type DealInFile, type PublishedGame } from '#interchange';
import type { DealOfBoard } from './script-of-game.js';

/** The deals of a game that boards of a session can have, and the boards of which it cannot. */
export interface DealsOfGame {
  readonly deals: readonly DealOfBoard[];
  readonly unusual: readonly number[];
}

/** The deals that a file has of the boards that are played: one of each, with the dealer and vulnerability of Law 2. */
export function dealsOfGame({ deals }: Pick<PublishedGame, 'deals'>, boards: readonly number[]): DealsOfGame {
  const played = new Set(boards);
  const texts = new Map<number, Set<string>>();
  const unusual = new Set<number>();
  for (const one of deals.filter(({ board }) => played.has(board))) {
    if (!isAsUsual(one)) unusual.add(one.board);
    texts.set(one.board, (texts.get(one.board) ?? new Set()).add(formatDeal(one.deal)));
  }
  for (const [board, several] of texts) if (several.size > 1) unusual.add(board);
  const ofBoards = [...texts].filter(([board]) => !unusual.has(board));
  return {
    deals: ofBoards.map(([board, [deal]]) => ({ board, deal: deal! })).toSorted((a, b) => a.board - b.board),
    unusual: [...unusual].toSorted((one, other) => one - other),
  };
}

function isAsUsual(one: DealInFile): boolean {
  return dealerIn(one) === dealerOf(one.board) && vulnerableIn(one) === vulnerabilityOf(one.board);
}
