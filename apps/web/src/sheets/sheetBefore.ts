import { sheetAt, type Sheet } from '#preferans';
import type { SeatName, SheetSettings } from '#tournament';
import { sheetOfBoard } from './duplicate/atBoard.js';
import type { SheetSeen } from '../play/sheetQueries.js';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Who has begun a sheet: those of its first deal; before that who sits there, but for whom a line lets join. */
function begunBy({ seated, lines }: Pick<SheetSeen, 'seated' | 'lines'>): readonly SeatName[] {
  const players = SEATS.filter((seat) => seated[seat] !== undefined);
  for (const { what } of lines) {
    if (what.kind === 'deal') return what.record.players;
    if (what.kind === 'ruling') return what.ruling.ofWhister.players;
    if (what.kind === 'joins') return players.filter((seat) => seat !== what.seat);
  }
  return players;
}

/** The sheet of a table as it stood before a line, from 1; of a board that other tables play too a sheet of its own. */
export function sheetBefore(
  seen: Pick<SheetSeen, 'seated' | 'lines' | 'boards'>,
  { convention: { settings } }: SheetSettings,
  line: number,
  board?: number,
): Sheet {
  const players = begunBy(seen);
  const lines = seen.lines.filter((one) => one.line < line);
  if (board === undefined) {
    const start = { settings, players, firstDealer: players[0]! };
    return sheetAt(
      lines.map(({ what }) => what),
      start,
    );
  }
  const dealer = seen.boards.find((one) => one.board === board)?.dealer ?? players[0]!;
  return sheetOfBoard({ board, dealer }, lines, { settings, players });
}
