import {
  cardsAtTable,
  settleSheet,
  toldEntry,
  toldParts,
  type Entry,
  type Sheet,
  type ToldEntry,
  type ToldPart,
} from '#preferans';
import {
  dealerOfBoard,
  sectionOf,
  seatedAt,
  SEATS,
  sheetGame,
  type LineRuling,
  type Seated,
  type SeatName,
  type SheetLine,
  type SheetSettings,
} from '#tournament';
import type { SessionPlay } from '../session-play.js';
import type { HistoryEvent } from '../history-event.js';
import { NOTHING_ON_SHEET, type SheetEvent, type SheetPlay } from '../sheet-play.js';
import { scheduleOf } from '../schedule.js';
import { boardSheetsOf, sheetOf } from './sheet-of.js';

/** A line of a sheet with what it has written. */
export type LineDocument = {
  readonly what: SheetLine;
  readonly flags: readonly string[];
  /** Where all tables play the same deals: which of them it belongs to. */
  readonly board?: number;
  /** The ruling that it stands by. */
  readonly ruling?: string;
  /** What a judge's line stood on by the law book before rulings were given by themselves. */
  readonly rulings?: readonly LineRuling[];
  readonly line: number;
  readonly entries: readonly ToldEntry[];
};

/** A yellow card. Its reasons are ids of free texts. */
export type CardOnSheetPlay = HistoryEvent & {
  readonly card: number;
  readonly seat: SeatName;
  readonly contestant: string;
  readonly reason: string;
  readonly takenBack: (HistoryEvent & { readonly reason: string }) | null;
};

/** A board of the round, with what the deal is worth to each by itself; exact numbers as text. */
export type BoardOnSheet = {
  readonly board: number;
  readonly dealer: SeatName;
  /** Null: it has not been played here yet, or is not to be. */
  readonly net: { readonly [Seat in SeatName]?: string } | null;
};

/** A player's part of the sheet as it is drawn: what each column came to after each entry, `2.6.10`. */
export type PartDocument = ToldPart & { readonly contestant: string };

/** A player's time by the clock at the table, in seconds. */
export type TimeDocument = {
  readonly seat: SeatName;
  readonly contestant: string;
  readonly used: number;
  readonly allowed: number;
};

/** The cards that a player has drawn: for the seat, and for the first deal. */
export type CardsOfPlayer = {
  readonly contestant: string;
  readonly forSeat: string;
  readonly forDeal: string;
};

/** The sheet of a table in a round. */
export type SheetDocument = {
  readonly table: string;
  readonly round: number;
  readonly status: SheetPlay['status'];
  /** Which state of the sheet this is: who signs says so. */
  readonly entry: number;
  readonly seated: Seated;
  /** Who sits there as well, and still has to join what the others have begun (3.1.2). */
  readonly toJoin: Seated;
  /** The cards by which the players sit (тираж), with the seed that anybody draws them from again; null: the judges drew the seats. */
  readonly drawn: { readonly seed: string; readonly cards: readonly CardsOfPlayer[] } | null;
  /** Whose deal it is. */
  readonly dealer: SeatName | null;
  readonly deals: number;
  /** By what was agreed nothing more is dealt. */
  readonly over: boolean;
  readonly lines: readonly LineDocument[];
  /** The boards of the round, which all tables play; none where each table deals for itself. */
  readonly boards: readonly BoardOnSheet[];
  /** None where boards are played: a deal stands for itself, no pool is filled. */
  readonly parts: readonly PartDocument[];
  readonly signed: readonly SeatName[];
  readonly disputed: SeatName | null;
  readonly cards: readonly CardOnSheetPlay[];
  /** How long each has thought; none where nobody's time is taken. */
  readonly times: readonly TimeDocument[];
  readonly history: readonly SheetEvent[];
};

/** The sheet of a table in a round, also an empty one; undefined: nobody plays there. */
export function sheetDocument(session: SessionPlay, table: string, round: number): SheetDocument | undefined {
  const { sheets: settings } = session;
  const game = sheetGame(session.game);
  const seated = seatedAt(scheduleOf(session), table, round);
  const known = session.written[table]?.[round];
  if (!game || !settings || (!seated && !known)) return undefined;
  const written = known ?? NOTHING_ON_SHEET;
  const { status, entry, lines, signed, disputed, seconds, history } = written;
  // Until something stands on it the sheet is of those whom the draw has put there, whatever was struck or shown before.
  const there = (lines.length > 0 ? undefined : seated) ?? written.seated;
  const players = SEATS.filter((seat) => there[seat] !== undefined);
  const boards = boardsOnSheet(session, { table, round, players, written });
  const left = boards.filter(
    ({ board }) => !lines.some((line) => line.board === board && game.isOfDeal(line.what)),
  );
  const sheet = lines.length > 0 ? sheetOf(session, written) : undefined;
  return {
    table,
    round,
    status,
    entry,
    seated: there,
    toJoin: Object.fromEntries(Object.entries(seated ?? {}).filter(([seat]) => !(seat in there))),
    drawn: cardsDrawn(session, { table, round, players: players.map((seat) => there[seat]!) }),
    dealer: boards.length > 0 ? (left[0]?.dealer ?? null) : (sheet?.dealer ?? players[0] ?? null),
    deals: boards.length > 0 ? boards.filter(({ net }) => net !== null).length : (sheet?.deals ?? 0),
    over:
      boards.length > 0
        ? left.length === 0
        : game.isOver({ settings, players, lines: lines.map(({ what }) => what) }),
    lines: linesOnSheet(session, written),
    boards,
    parts: sheet ? toldParts(sheet).map((part) => ({ ...part, contestant: there[part.seat]! })) : [],
    signed,
    disputed,
    cards: cardsOnSheet(written),
    times: timesOf(settings, there, seconds),
    history,
  };
}

/** How long each may think in a round, and has thought. */
function timesOf(
  { minutesPerPlayer }: SheetSettings,
  seated: Seated,
  seconds: SheetPlay['seconds'],
): TimeDocument[] {
  if (minutesPerPlayer === undefined) return [];
  return SEATS.flatMap((seat) => {
    const contestant = seated[seat];
    const allowed = minutesPerPlayer * 60;
    return contestant === undefined ? [] : [{ seat, contestant, used: seconds[seat] ?? 0, allowed }];
  });
}

/** The lines of a sheet in their order, each with what it has written. */
export function linesOnSheet(session: SessionPlay, written: SheetPlay): LineDocument[] {
  return written.lines.map(({ what, flags, board, ruled, rulings }, index) => ({
    what,
    flags,
    ...(board !== undefined && { board }),
    ...(ruled && { ruling: ruled.ruling }),
    ...(rulings && { rulings }),
    line: index + 1,
    entries: entriesOfLine(session, written, index).map(toldEntry),
  }));
}

/** The cards that were shown to those on a sheet, each with when and why. */
export function cardsOnSheet({ cards, cardsTold }: SheetPlay): CardOnSheetPlay[] {
  return cards.map((one) => {
    const [shown, takenBack = null] = cardsTold[one.card]!;
    return { ...shown!, ...one, takenBack };
  });
}

/** The cards by which those sit who are at a table; null: they sit as the judges drew or put them. */
function cardsDrawn(
  { tableDraws }: SessionPlay,
  { table, round, players }: { table: string; round: number; players: readonly string[] },
): SheetDocument['drawn'] {
  const draw = (tableDraws[sectionOf(table)] ?? []).findLast(
    ({ rounds, basis }) => basis.kind !== 'by-hand' && rounds.some((one) => one.round === round),
  );
  if (draw?.cards === undefined || players.length < 3) return null;
  const { forSeats, forDeal, players: seated } = cardsAtTable(players, draw.cards, { table, round });
  // Whoever was put there since then has drawn no card.
  if (seated.join() !== players.join()) return null;
  const cards = players.map((contestant) => ({
    contestant,
    forSeat: forSeats.get(contestant)!,
    forDeal: forDeal.get(contestant)!,
  }));
  return { seed: draw.cards, cards };
}

/** What a line has written: where it belongs to a board, into the sheet of that board. */
function entriesOfLine(session: SessionPlay, written: SheetPlay, index: number): readonly Entry[] {
  const { board } = written.lines[index]!;
  const sheet: Sheet | undefined =
    board === undefined ? sheetOf(session, written) : boardSheetsOf(session, written).get(board);
  const before = written.lines.slice(0, index).filter((line) => line.board === board).length;
  return (sheet?.entries ?? []).filter(({ line }) => line === before + 1);
}

interface AtTable {
  readonly table: string;
  readonly round: number;
  readonly players: readonly SeatName[];
  readonly written: SheetPlay;
}

function boardsOnSheet(session: SessionPlay, { table, round, players, written }: AtTable): BoardOnSheet[] {
  const sheets = boardSheetsOf(session, written);
  const { boards = [] } = scheduleOf(session).playedAt(table, round) ?? {};
  return boards.map((board) => {
    const sheet = sheets.get(board);
    const nets = sheet && sheet.deals > 0 ? settleSheet(sheet) : undefined;
    return {
      board,
      dealer: dealerOfBoard(board, players),
      net: nets ? Object.fromEntries(nets.map(({ seat, balance }) => [seat, `${balance}`])) : null,
    };
  });
}
