import { figureOf, settleSheet, type Sheet } from '#preferans';
import { SEATS, type SeatName } from '#tournament';
import type { SessionPlay } from '../../../play/play-state.js';
import { boardSheetsOf, sheetOf } from '../../../play/sheets/sheet-of.js';

/** What a player has on a sheet, as far as its columns are written; exact numbers as text. */
export interface SheetFigures {
  readonly pool: string;
  readonly mountain: string;
  readonly whists: readonly { readonly on: SeatName; readonly amount: string }[];
  /** What a judge gave besides (3.8.5.1b). */
  readonly adjustment: string;
  /** What the player would have if the game ended now, in whists; of a board that others play too, the deal's net value. */
  readonly balance: string;
}

/** A sheet on which somebody has other figures; null: nothing was written there. */
export interface SheetChanged {
  readonly table: string;
  readonly round: number;
  /** Where all tables play the same deals: of which of them; null: the table deals for itself. */
  readonly board: number | null;
  readonly players: readonly {
    readonly seat: SeatName;
    readonly contestant: string;
    readonly before: SheetFigures | null;
    readonly after: SheetFigures | null;
  }[];
}

/** The sheets on which rulings of one of the two have written, with everybody whose figures are others. */
export function sheetsChanged(before: SessionPlay, after: SessionPlay): SheetChanged[] {
  return sheetsRuled(before, after).flatMap((place) => {
    const [past, now] = [figuresAt(before, place), figuresAt(after, place)];
    const boards = [...new Set([...past.keys(), ...now.keys()])].toSorted(
      (one, other) => (one ?? 0) - (other ?? 0),
    );
    const { table, round } = place;
    return boards.flatMap((board) => {
      const players = playersChanged(before, after, place, [past.get(board), now.get(board)]);
      return players.length > 0 ? [{ table, round, board, players }] : [];
    });
  });
}

interface Place {
  readonly table: string;
  readonly round: number;
}

type FiguresAt = ReadonlyMap<SeatName, SheetFigures>;

function playersChanged(
  before: SessionPlay,
  after: SessionPlay,
  { table, round }: Place,
  [past, now]: readonly [FiguresAt | undefined, FiguresAt | undefined],
): SheetChanged['players'] {
  return SEATS.flatMap((seat) => {
    const contestant =
      after.written[table]?.[round]?.seated[seat] ?? before.written[table]?.[round]?.seated[seat];
    const [was, is] = [past?.get(seat) ?? null, now?.get(seat) ?? null];
    const isSame = JSON.stringify(was) === JSON.stringify(is);
    return contestant === undefined || isSame ? [] : [{ seat, contestant, before: was, after: is }];
  });
}

/** The sheets that rulings have written on. */
function sheetsRuled(before: SessionPlay, after: SessionPlay): Place[] {
  const all = [...Object.values(before.rulings), ...Object.values(after.rulings)].flatMap(({ what }) =>
    what.kind === 'sheet-line' ? [{ table: what.table, round: what.round }] : [],
  );
  return [...new Map(all.map((place) => [`${place.table}/${place.round}`, place])).values()];
}

/** What everybody has on the sheet of a table, or on those of its boards. */
export function figuresAt(
  session: SessionPlay,
  { table, round }: Place,
): ReadonlyMap<number | null, FiguresAt> {
  const written = session.written[table]?.[round];
  if (!written || written.lines.length === 0) return new Map();
  const sheet = sheetOf(session, written);
  return new Map<number | null, FiguresAt>([
    ...(sheet ? [[null, figuresOn(sheet)] as const] : []),
    ...[...boardSheetsOf(session, written)].map(([board, one]) => [board, figuresOn(one)] as const),
  ]);
}

function figuresOn(sheet: Sheet): FiguresAt {
  const figure = (column: Parameters<typeof figureOf>[1]) => `${figureOf(sheet, column)}`;
  const balances = new Map(settleSheet(sheet).map(({ seat, balance }) => [seat, `${balance}`]));
  return new Map(
    sheet.players.map((seat) => [
      seat,
      {
        pool: figure({ seat, kind: 'pool' }),
        mountain: figure({ seat, kind: 'mountain' }),
        whists: sheet.players
          .filter((on) => on !== seat)
          .map((on) => ({ on, amount: figure({ seat, kind: 'whists', on }) })),
        adjustment: figure({ seat, kind: 'adjustment' }),
        balance: balances.get(seat)!,
      },
    ]),
  );
}
