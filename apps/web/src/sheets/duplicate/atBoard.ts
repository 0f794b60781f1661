import { duplicateSettings, sheetAt, type Settings } from '#preferans';
import type { SeatName } from '#tournament';
import type { BoardOnSheetSeen } from '../../play/sheetQueries.js';
import type { LineNow } from '../table/linesNow.js';

/** Lines that say what became of a board: it has no other. */
const OF_DEAL: readonly LineNow['what']['kind'][] = ['deal', 'ruling', 'void'];

/** The boards of a round of which nothing is written yet, in their order. */
export function boardsLeft(
  boards: readonly BoardOnSheetSeen[],
  lines: readonly Pick<LineNow, 'board' | 'what'>[],
): BoardOnSheetSeen[] {
  const done = lines.filter(({ what }) => OF_DEAL.includes(what.kind)).map(({ board }) => board);
  return boards.filter(({ board }) => !done.includes(board));
}

/** The sheet of a board, which is one of its own: its number says who deals, and no deal before it counts. */
export function sheetOfBoard(
  { board, dealer }: Pick<BoardOnSheetSeen, 'board' | 'dealer'>,
  lines: readonly Pick<LineNow, 'board' | 'what'>[],
  agreed: { readonly settings: Settings; readonly players: readonly SeatName[] },
) {
  const sheet = sheetAt(
    lines.filter((line) => line.board === board).map(({ what }) => what),
    { settings: duplicateSettings(agreed.settings), players: agreed.players, firstDealer: dealer },
  );
  return { ...sheet, dealer };
}
