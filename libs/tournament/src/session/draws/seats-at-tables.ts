import { sheetGame } from '../../games/games.js';
import type { SessionState } from '../state.js';
import type { DrawnTable } from '../plan/tables-drawn.js';

/**
 * Rounds as they are drawn with their players at the seats that those have by the game's own draw at each table, where that
 * was agreed; otherwise as they are.
 *
 * @param makeSeed of such a draw
 */
export function atTheirSeats<
  Round extends { readonly round: number; readonly tables: readonly DrawnTable[] },
>(
  rounds: readonly Round[],
  { game, sheets }: Pick<SessionState, 'game' | 'sheets'>,
  makeSeed: () => string,
): { readonly rounds: Round[]; readonly cards?: string } {
  const seats = sheets && sheetGame(game)?.seatsByCards(sheets);
  if (!seats) return { rounds: [...rounds] };
  const cards = makeSeed();
  return {
    cards,
    rounds: rounds.map((one) => ({
      ...one,
      tables: one.tables.map(({ table, players }) => ({
        table,
        players: [...seats(players, cards, { table, round: one.round })],
      })),
    })),
  };
}
