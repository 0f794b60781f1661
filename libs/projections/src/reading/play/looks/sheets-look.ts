import { calledIn } from '#tournament';
import { scheduleOf } from '../../../play/schedule.js';
import { sheetDocument, type SheetDocument } from '../../../play/sheets/sheet-document.js';
import {
  sheetStandingsDocument,
  type SheetStandingsDocument,
} from '../../../play/sheets/sheet-standings-document.js';
import { maySeeSheet } from '../../../visibility/sheets-seen.js';
import { standingsSeenOfPast } from '../../../visibility/standings-seen.js';
import { NotThere } from '../not-there.js';
import type { ContestantSeen } from '../session-view.js';
import type { Sight } from './sight.js';

/** A sheet with the people of its players, and what reasons say to those who direct. */
export interface SheetSeen extends SheetDocument {
  readonly contestants: readonly ContestantSeen[];
  readonly texts: Readonly<Record<string, string | null>> | null;
}

/** How far the sheet of a table has come. */
export type SheetInList = Pick<
  SheetDocument,
  'table' | 'round' | 'status' | 'entry' | 'seated' | 'deals' | 'over' | 'signed' | 'disputed'
>;

/** What is written on sheets. */
export class SheetsLook {
  readonly #sight: Sight;

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  /** The sheets of the rounds that were called, round by round and table by table. @throws NotThere */
  all(session: string): readonly SheetInList[] {
    const then = this.#sight.sessionThen(session);
    if (!then.sheets) throw new NotThere('sheet.no-sheets');
    const { tables } = scheduleOf(then);
    const rounds = Array.from({ length: then.round }, (_, index) => index + 1);
    return rounds.flatMap((round) =>
      tables.flatMap((name) => {
        if (round > calledIn(then, name) || !this.#shows(session, name, round)) return [];
        const sheet = sheetDocument(then, name, round);
        if (!sheet) return [];
        const { table, status, entry, seated, deals, over, signed, disputed } = sheet;
        return [{ table, round, status, entry, seated, deals, over, signed, disputed }];
      }),
    );
  }

  /** The sheet of a table in a round. @throws NotThere */
  async sheet(session: string, table: string, round: number): Promise<SheetSeen> {
    const then = this.#sight.sessionThen(session);
    if (!then.sheets) throw new NotThere('sheet.no-sheets');
    const isCalled = scheduleOf(then).tables.includes(table) && round <= calledIn(then, table);
    const sheet =
      isCalled && this.#shows(session, table, round) ? sheetDocument(then, table, round) : undefined;
    if (!sheet) throw new NotThere('sheet.nobody-there', { table, round });
    const reasons = [
      ...sheet.history.flatMap(({ reason }) => reason ?? []),
      ...sheet.cards.flatMap(({ reason, takenBack }) => [reason, ...(takenBack ? [takenBack.reason] : [])]),
    ];
    const texts = await this.#sight.texts(reasons);
    return {
      ...sheet,
      contestants: await this.#sight.contestants(session, Object.values(sheet.seated)),
      texts: texts && Object.fromEntries(texts),
    };
  }

  /** Who stands where. @throws NotThere */
  standings(session: string): SheetStandingsDocument {
    const then = this.#sight.sessionThen(session);
    const seen = this.#sight.standingsSeen(this.#sight.sessionNow(session));
    const ofMoment = this.#sight.at.past ? standingsSeenOfPast(then, seen) : seen;
    const document = sheetStandingsDocument(then, ofMoment);
    if (!document) throw new NotThere('sheet.no-sheets');
    return document;
  }

  #shows(session: string, table: string, round: number): boolean {
    const { judgedBy, viewer } = this.#sight.at;
    return maySeeSheet(judgedBy, this.#sight.sessionNow(session), { table, round }, viewer);
  }
}
