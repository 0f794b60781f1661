import type { Sheet } from '#preferans';
import { preferansSheet, SEATS } from '#tournament';
import type { SessionPlay } from '../session-play.js';
import type { SheetPlay } from '../sheet-play.js';

type Sheets = ReadonlyMap<number | undefined, Sheet>;
const known = new WeakMap<SheetPlay, { readonly settings: SessionPlay['sheets']; readonly sheets: Sheets }>();

/** The sheet that lines make; undefined: nothing is written, or nothing is agreed about sheets. */
export function sheetOf(session: SessionPlay, written: SheetPlay): Sheet | undefined {
  return sheetsOf(session, written).get(undefined);
}

/** The sheets of the boards that lines belong to, each for itself: by board. */
export function boardSheetsOf(session: SessionPlay, written: SheetPlay): ReadonlyMap<number, Sheet> {
  const sheets = [...sheetsOf(session, written)];
  return new Map(sheets.flatMap(([board, sheet]) => (board === undefined ? [] : [[board, sheet] as const])));
}

function sheetsOf({ sheets: settings }: SessionPlay, written: SheetPlay): Sheets {
  const players = SEATS.filter((seat) => written.seated[seat] !== undefined);
  if (!settings || players.length === 0) return new Map();
  const made = known.get(written);
  if (made?.settings === settings) return made.sheets;
  const boards = new Set(written.lines.length > 0 ? written.lines.map(({ board }) => board) : [undefined]);
  const sheets = new Map(
    [...boards].map((board) => {
      const lines = written.lines.filter((line) => line.board === board).map(({ what }) => what);
      return [board, preferansSheet({ settings, players, lines, board })] as const;
    }),
  );
  known.set(written, { settings, sheets });
  return sheets;
}
