import {
  planNames,
  planResults,
  type ImportedMeeting,
  type ImportedName,
  type ImportRow,
  type NamesImported,
  type PlannedResult,
} from '#lists';
import { games, type ResultSource } from '#tournament';
import type { ClockDocument } from '../../../play/documents/clock-document.js';
import type { DeskDocument } from '../../../play/documents/desk-document.js';
import type { SeatsDrawnDocument } from '../../../play/documents/seats-drawn-document.js';
import type { WhereaboutsDocument } from '../../../play/documents/boards/whereabouts-document.js';
import { playersAtSeats } from '../../../visibility/players-at-seats.js';
import { playersOf } from '../../../visibility/before-oneself.js';
import { maySeeCardsOfResult, maySeeDeal, maySeeFlags } from '../../../visibility/boards-seen.js';
import { isDirecting } from '../../../visibility/viewer.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';
import { sessionToFill } from './results-imported.js';
import { drawView, type DrawSeen } from '../views/draw-view.js';
import { peopleAtDesk, deskView, type DeskSeen } from '../views/desk-view.js';
import { scoresView, type ScoresSeen } from '../views/scores-view.js';
import {
  listedSession,
  peopleIn,
  sessionView,
  type SessionListed,
  type SessionSeen,
} from '../views/session-view.js';

/** The sessions of a tournament: who plays in them, and where they stand in time and in the room. */
export class SessionsQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /** Every session, in the order of their numbers. */
  async all(): Promise<SessionListed[]> {
    const names = Object.keys(this.reader.at.state.sessions).toSorted(
      (one, other) => Number(one) - Number(other),
    );
    const documents = await Promise.all(names.map((session) => this.reader.session(session)));
    return documents.map(listedSession);
  }

  /** A session: who plays in it, and which of its travellers this reader may see. @throws NotThere */
  async session(session: string): Promise<SessionSeen> {
    const now = this.reader.sessionNow(session);
    const document = await this.reader.session(session);
    const shown = document.boards.filter(this.reader.travellersSeen(now));
    return sessionView(document, await this.reader.naming(peopleIn(document)), shown);
  }

  /** How the seats of a session were drawn. @throws NotThere */
  async seatsDrawn(session: string): Promise<SeatsDrawnDocument> {
    this.reader.sessionNow(session);
    return this.reader.read<SeatsDrawnDocument>(session, 'seats-drawn');
  }

  /** The clock of a session. @throws NotThere */
  async clock(session: string): Promise<ClockDocument> {
    this.reader.sessionNow(session);
    return this.reader.read<ClockDocument>(session, 'clock');
  }

  /** The tables of a session, and how far each has come. @throws NotThere */
  async room(session: string): Promise<DeskSeen> {
    const { judgedBy, viewer } = this.reader.at;
    const now = this.reader.sessionNow(session);
    const document = await this.reader.read<DeskDocument>(session, 'room');
    const responsible = this.#responsible(session, document);
    const naming = await this.reader.naming([...responsible.values()]);
    return deskView(document, {
      responsibleName: ({ table }) => {
        const player = responsible.get(table);
        return player === undefined ? null : naming(player).name;
      },
      maySeeFlags: (board) => maySeeFlags(judgedBy, now, board, viewer),
      maySeeDeal: (board) => maySeeDeal(judgedBy, now, board, viewer),
      directs: isDirecting(viewer),
      person: 'person' in viewer ? viewer.person : '',
      names: await this.reader.parts.people.names([...new Set(peopleAtDesk(document))]),
    });
  }

  /** Who sits in the seats that answer for tables, by table. */
  #responsible(session: string, { tables }: DeskDocument): ReadonlyMap<string, string> {
    const past = this.reader.sessionAtMoment(session);
    return new Map(
      tables.flatMap(({ table, round, responsible }) => {
        if (!responsible) return [];
        const place = { table, round: Math.max(1, round) };
        const player = playersAtSeats(this.reader.at.state, past, place)[responsible.seat];
        return player === undefined ? [] : [[table, player] as const];
      }),
    );
  }

  /** Every play of the rounds called so far, and how far its score has come. @throws NotThere */
  async scores(session: string): Promise<ScoresSeen> {
    const { suspected } = await this.room(session);
    return scoresView(this.reader.sessionAtMoment(session), {
      suspected,
      maySee: this.reader.travellersSeen(this.reader.sessionNow(session)),
    });
  }

  /**
   * What bringing results into a session will do, for whoever brings them.
   *
   * @param names who sat where by the same file
   * @throws NotThere
   */
  resultsImported(
    session: string,
    rows: readonly ImportRow[],
    {
      names,
      ...how
    }: {
      readonly source: ResultSource;
      readonly reason: string;
      readonly meetings: readonly ImportedMeeting[];
      readonly names: readonly ImportedName[];
    },
  ): { readonly lines: PlannedResult[]; readonly names: NamesImported[] } {
    const { judgedBy, viewer } = this.reader.at;
    const now = this.reader.sessionNow(session);
    if (!games[now.game].boardsHaveResults) throw new NotThere('session.unknown');
    const toFill = sessionToFill(now, judgedBy.settings.laws, {
      maySee: this.reader.travellersSeen(now),
      maySeeLead: (board) => maySeeCardsOfResult(judgedBy, now, board, viewer),
    });
    const named = planNames(names, toFill, (contestant) => playersOf(judgedBy, now, contestant).length > 0);
    return { lines: [...planResults(rows, toFill, how), ...named.lines], names: named.names };
  }

  /** How the rounds of a session were drawn. @throws NotThere */
  async draw(session: string): Promise<DrawSeen> {
    const { state, stateAt } = this.reader.at;
    const seen = this.reader.standingsSeen(this.reader.sessionNow(session));
    return drawView(state, this.reader.sessionAtMoment(session), stateAt, seen.kind === 'everything');
  }

  /** Where the boards of a session are. @throws NotThere */
  async whereabouts(session: string): Promise<WhereaboutsDocument> {
    this.reader.sessionNow(session);
    return this.reader.read<WhereaboutsDocument>(session, 'whereabouts');
  }
}
