import { calledIn, type SeatName } from '#tournament';
import type { BoardPlay } from '../../../play/play-state.js';
import { roundAt } from '../../../play/progress.js';
import { scheduleOf } from '../../../play/schedule.js';
import { sheetBoardDocument, type SheetBoardDocument } from '../../../play/sheets/sheet-board-document.js';
import { sheetDocument, type SheetDocument } from '../../../play/sheets/sheet-document.js';
import {
  sheetStandingsDocument,
  type SheetStandingsDocument,
} from '../../../play/sheets/sheet-standings-document.js';
import { maySeeSheet, standingsSeenOfPast } from '../../../visibility/standings-seen.js';
import { isStaff } from '../../../visibility/viewer.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';
import type { ContestantSeen } from '../views/session-view.js';
import { dealSeen } from './hands-seen.js';

/** A sheet with the people of its players, and what reasons say to those who direct. */
export interface SheetSeen extends SheetDocument {
  /** The number of the next line, behind those that this reader does not see, too. */
  readonly next: number;
  /** The boards whose lines this reader does not see yet. */
  readonly hidden: readonly number[];
  readonly contestants: readonly ContestantSeen[];
  readonly texts: Readonly<Record<string, string | null>> | null;
}

/** The protocol of a board with the people of its players, and its deal. */
export interface SheetBoardSeen extends SheetBoardDocument {
  /** The three hands from the dealer's left on, and the talon; null: nobody knows them, or not this reader. */
  readonly deal: string | null;
  /** How far the board is dealt. */
  readonly dealing: BoardPlay['status'] | 'none';
  readonly contestants: readonly ContestantSeen[];
}

/** How far the sheet of a table has come. */
export type SheetInList = Pick<
  SheetDocument,
  'table' | 'round' | 'status' | 'entry' | 'seated' | 'deals' | 'over' | 'signed' | 'disputed' | 'times'
> & {
  /** What each would have if the game ended now, in whists; exact numbers as text. Nobody: nothing is written. */
  readonly balances: { readonly [Seat in SeatName]?: string };
};

/** What is written on sheets. */
export class SheetsQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /** The sheets of the rounds that were called, round by round and table by table. @throws NotThere */
  all(session: string): readonly SheetInList[] {
    const past = this.reader.sessionAtMoment(session);
    if (!past.sheets) throw new NotThere('sheet.no-sheets');
    const { tables } = scheduleOf(past);
    const rounds = Array.from({ length: past.round }, (_, index) => index + 1);
    return rounds.flatMap((round) =>
      tables.flatMap((name) => {
        if (round > calledIn(past, name) || !this.#shows(session, name, round)) return [];
        const sheet = sheetDocument(past, name, round);
        if (!sheet) return [];
        const { table, status, entry, seated, deals, over, signed, disputed, times, parts } = sheet;
        const balances = Object.fromEntries(parts.map(({ seat, balance }) => [seat, balance]));
        return [{ table, round, status, entry, seated, deals, over, signed, disputed, times, balances }];
      }),
    );
  }

  /** The sheet of a table in a round. @throws NotThere */
  async sheet(session: string, table: string, round: number): Promise<SheetSeen> {
    const past = this.reader.sessionAtMoment(session);
    if (!past.sheets) throw new NotThere('sheet.no-sheets');
    const isCalled = scheduleOf(past).tables.includes(table) && round <= calledIn(past, table);
    const isShown = this.#shows(session, table, round);
    if (isCalled && !isShown && isStaff(this.reader.at.viewer))
      throw new NotThere('sheet.before-oneself', { table, round });
    const whole = isCalled && isShown ? sheetDocument(past, table, round) : undefined;
    const sheet = whole && this.#withoutHiddenBoards(session, whole);
    if (!sheet) throw new NotThere('sheet.nobody-there', { table, round });
    const reasons = [
      ...sheet.history.flatMap(({ reason, departs }) => [
        ...(reason ? [reason] : []),
        ...(departs ? [departs] : []),
      ]),
      ...sheet.cards.flatMap(({ reason, takenBack }) => [reason, ...(takenBack ? [takenBack.reason] : [])]),
    ];
    const texts = await this.reader.texts(reasons);
    return {
      ...sheet,
      contestants: await this.reader.contestants(session, [
        ...Object.values(sheet.seated),
        ...Object.values(sheet.toJoin),
      ]),
      texts: texts && Object.fromEntries(texts),
    };
  }

  /** The traveller of a board over all tables, once it has been played everywhere. @throws NotThere */
  async board(session: string, board: number): Promise<SheetBoardSeen> {
    const [past, now] = [this.reader.sessionAtMoment(session), this.reader.sessionNow(session)];
    if (!past.sheets) throw new NotThere('sheet.no-sheets');
    const document = this.reader.travellersSeen(now)(board) ? sheetBoardDocument(past, board) : undefined;
    if (!document) throw new NotThere('session.board-unknown', { board });
    const seen = this.reader.lineSeen(now, board);
    const deal = await dealSeen(this.reader, past.boardSet, board);
    const players = document.tables.flatMap(({ seats }) => seats.map(({ contestant }) => contestant));
    return {
      ...document,
      deal,
      dealing: this.reader.at.state.boards[past.boardSet]?.[board]?.status ?? 'none',
      tables: document.tables.map((one) => ({
        ...one,
        lines: one.lines.map((line) => ({ ...line, what: seen(line.what) })),
      })),
      contestants: await this.reader.contestants(session, players),
    };
  }

  /**
   * A sheet as its reader may see it: boards that others have not played yet are shown only at the table that has just
   * played them.
   */
  #withoutHiddenBoards(session: string, written: SheetDocument): Omit<SheetSeen, 'contestants' | 'texts'> {
    const now = this.reader.sessionNow(session);
    const { table, round, lines, boards, history } = written;
    const sheet = { ...written, next: lines.length + 1, hidden: [] };
    if (boards.length === 0) return sheet;
    const { viewer } = this.reader.at;
    const isOwn = viewer.kind === 'table' && viewer.session === session && viewer.table === table;
    if (isOwn && round === roundAt(now, table)) return sheet;
    const isSeen = this.reader.travellersSeen(now);
    const shows = ({ board }: { readonly board?: number }) => board === undefined || isSeen(board);
    const lineSeen = (board: number | undefined) => this.reader.lineSeen(now, board ?? boards[0]!.board);
    return {
      ...sheet,
      hidden: boards.map(({ board }) => board).filter((board) => !isSeen(board)),
      lines: lines.filter(shows).map((line) => ({ ...line, what: lineSeen(line.board)(line.what) })),
      boards: boards.map((one) => (isSeen(one.board) ? one : { ...one, net: null })),
      history: history.map((historyEvent) => {
        const { written, reason: _reason, departs: _departs, ...others } = historyEvent;
        if (written === undefined) return historyEvent;
        return shows(historyEvent)
          ? { ...historyEvent, written: lineSeen(historyEvent.board)(written) }
          : others;
      }),
    };
  }

  /** Who stands where. @throws NotThere */
  standings(session: string): SheetStandingsDocument {
    const past = this.reader.sessionAtMoment(session);
    const seen = this.reader.standingsSeen(this.reader.sessionNow(session));
    const ofMoment = this.reader.at.past ? standingsSeenOfPast(past, seen) : seen;
    const document = sheetStandingsDocument(past, ofMoment);
    if (!document) throw new NotThere('sheet.no-sheets');
    return document;
  }

  #shows(session: string, table: string, round: number): boolean {
    const { judgedBy, viewer } = this.reader.at;
    return maySeeSheet(judgedBy, this.reader.sessionNow(session), { table, round }, viewer);
  }
}
