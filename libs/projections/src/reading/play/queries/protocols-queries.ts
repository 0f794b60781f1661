import { whoPlayedAt } from '../../../play/play-status.js';
import type {
  TravellerDocument,
  TravellerLineDocument,
} from '../../../play/documents/boards/traveller-document.js';
import { resultOf, type SessionPlay } from '../../../play/play-state.js';
import type { CorrectionPlay } from '../../../play/result-play.js';
import { contestantsOf } from '../../../play/scoring/scored-lines.js';
import { maySeeDeal, maySeeFlags, maySeeRecords } from '../../../visibility/boards-seen.js';
import { maySeeOwnResult, type OwnReader } from '../../../visibility/own-play.js';
import { isStaff, PUBLIC_VIEWER } from '../../../visibility/viewer.js';
import {
  cardLatePlays,
  cardRounds,
  meetingOf,
  type CardLine,
  type CardRound,
  type CardSeen,
} from '../views/card-view.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';
import { recapBoard, type RecapSeen } from '../views/recap-view.js';
import {
  mentionedIn,
  travellerView,
  withOwnLines,
  type TravellerVisibility,
  type TravellerSeen,
} from '../views/traveller-view.js';
import { handsSeen, NO_HANDS } from './hands-seen.js';
import type { StandingsQueries } from './standings-queries.js';

/** A deal that is open to everybody, with its double-dummy results as far as there are any. */
export type OpenDealSeen = Pick<TravellerSeen, 'board' | 'doubleDummy'> & { readonly deal: string };

/** Of a play nothing is left to be done. */
const DONE: ReadonlySet<TravellerLineDocument['status']> = new Set(['agreed', 'ruled', 'not-played']);

/** What was played: by board, in a whole session and by one contestant. */
export class ProtocolsQueries {
  constructor(
    private readonly reader: ReaderAtMoment,
    private readonly standings: StandingsQueries,
  ) {}

  /** The record of a board over all tables. @throws NotThere */
  async traveller(session: string, board: number): Promise<TravellerSeen> {
    const now = this.reader.sessionNow(session);
    const document = await this.reader.find<TravellerDocument>(session, 'traveller', `${board}`);
    if (!document) throw new NotThere('session.board-unknown', { board });
    return travellerView(document, await this.#boardVisibility(now, document));
  }

  /**
   * The record of a session: the standings and every board; of one that is over only those that somebody was to play, for
   * a Swiss that deals anew in each round passes over numbers.
   *
   * @throws NotThere
   */
  async recap(session: string): Promise<RecapSeen> {
    const [all, standings] = await Promise.all([this.travellers(session), this.standings.of(session)]);
    const boards = standings.final ? all.filter(({ lines }) => lines.length > 0) : all;
    return { session, boards: boards.map(recapBoard), standings };
  }

  /**
   * What a contestant has played in a session, round by round, and where it stands.
   *
   * @param own as whom somebody reads who has played for it: they see at once what they have played
   * @throws NotThere
   */
  async card(session: string, contestant: string, own: OwnReader = {}): Promise<CardSeen> {
    const past = this.reader.sessionAtMoment(session);
    const [seen] = await this.reader.contestants(session, [contestant]);
    if (!seen) throw new NotThere('session.contestant-unknown', { contestant });
    const [travellers, standings] = await Promise.all([
      this.#travellersOf(session, contestant, own),
      this.standings.of(session),
    ]);
    const entries = standings.rankings.flatMap((ranking) => ranking.entries);
    return {
      ...seen,
      session,
      afterRound: standings.afterRound,
      standing: entries.find((entry) => entry.contestant === contestant) ?? null,
      rounds: await this.#withAsked(session, contestant, cardRounds(past, contestant, travellers), own),
      late: cardLatePlays(past, contestant),
    };
  }

  /** The deals of a session that everybody may see, whoever asks: a file of them is passed on. @throws NotThere */
  async openDeals(session: string): Promise<OpenDealSeen[]> {
    const now = this.reader.sessionNow(session);
    const { judgedBy } = this.reader.at;
    const seen = await this.travellers(session);
    return seen.flatMap(({ board, deal, doubleDummy }) =>
      deal !== null && maySeeDeal(judgedBy, now, board, PUBLIC_VIEWER) ? [{ board, deal, doubleDummy }] : [],
    );
  }

  /** All travellers of a session, without what is explained on a board's own page: who did what, and why. @throws NotThere */
  async travellers(session: string): Promise<TravellerSeen[]> {
    const now = this.reader.sessionNow(session);
    const documents = await this.#documents(session);
    return documents.map((document) => travellerView(document, this.#visibilityOf(now, document)));
  }

  /** All travellers, and of those that are hidden the contestant's own lines, as far as the reader has played them. */
  async #travellersOf(session: string, contestant: string, reader: OwnReader): Promise<TravellerSeen[]> {
    const { judgedBy, viewer } = this.reader.at;
    const now = this.reader.sessionNow(session);
    const documents = await this.#documents(session);
    return documents.map((document) => {
      const visibility = this.#visibilityOf(now, document);
      const seen = travellerView(document, visibility);
      if (seen.shown) return seen;
      const { board } = document;
      const own = document.lines.filter(({ status, table, round, ...line }) => {
        const play = { contestant, table, round, board, meeting: meetingOf(line) };
        return DONE.has(status) && maySeeOwnResult(judgedBy, now, play, { ...reader, viewer });
      });
      return withOwnLines(seen, own, visibility);
    });
  }

  /** A card with what the reader has asked to be corrected of its own plays. */
  async #withAsked(
    session: string,
    contestant: string,
    rounds: readonly CardRound[],
    reader: OwnReader,
  ): Promise<CardRound[]> {
    const { judgedBy, viewer } = this.reader.at;
    const now = this.reader.sessionNow(session);
    const askedOf = (board: number, line: CardLine, round: number): CorrectionPlay | undefined => {
      const place = { table: line.table, round, board };
      const asked = resultOf(now, place).wish;
      if (asked?.side !== line.side) return undefined;
      const seating = whoPlayedAt(now, place);
      const isOwn =
        seating !== undefined &&
        maySeeOwnResult(
          judgedBy,
          now,
          { contestant, meeting: contestantsOf(seating), ...place },
          { ...reader, viewer },
        );
      return isOwn ? asked : undefined;
    };
    const all = rounds.flatMap(({ round, boards }) =>
      boards.flatMap(({ board, line }) => (line && askedOf(board, line, round)) ?? []),
    );
    if (all.length === 0) return [...rounds];
    const texts = await this.reader.answers(all.flatMap(({ reason }) => reason ?? []));
    return rounds.map(({ boards, ...round }) => ({
      ...round,
      boards: boards.map((one) => {
        const asked = one.line && askedOf(one.board, one.line, round.round);
        if (!one.line || !asked || asked.outcome === 'taken-back') return one;
        const { outcome, reason } = asked;
        const result = this.reader.resultSeen(now, one.board)(asked.result);
        const why = reason === undefined ? null : (texts.get(reason) ?? null);
        return { ...one, line: { ...one.line, asked: { result, outcome, reason: why } } };
      }),
    }));
  }

  async #documents(session: string): Promise<TravellerDocument[]> {
    const documents = [...(await this.reader.at.documents.documents(session, 'traveller')).values()];
    return (documents as unknown as TravellerDocument[]).toSorted((one, other) => one.board - other.board);
  }

  #visibilityOf(now: SessionPlay, { board, deal, doubleDummy }: TravellerDocument): TravellerVisibility {
    const { judgedBy, viewer } = this.reader.at;
    return {
      traveller: this.reader.travellersSeen(now)(board),
      flags: maySeeFlags(judgedBy, now, board, viewer),
      result: this.reader.resultSeen(now, board),
      hands: maySeeDeal(judgedBy, now, board, viewer) ? { deal, doubleDummy } : NO_HANDS,
      records: maySeeRecords(judgedBy, now, board, viewer),
      open: maySeeDeal(judgedBy, now, board, PUBLIC_VIEWER),
      totals: this.reader.standingsSeen(now).kind === 'everything',
      staff: false,
      texts: null,
      names: new Map(),
    };
  }

  async #boardVisibility(now: SessionPlay, document: TravellerDocument): Promise<TravellerVisibility> {
    const visibility = this.#visibilityOf(now, document);
    const hands = await handsSeen(this.reader, now.boardSet, document.board);
    if (!isStaff(this.reader.at.viewer)) return { ...visibility, hands };
    const { texts, people } = mentionedIn(document);
    const [names, reasons] = await Promise.all([
      this.reader.parts.people.names(people),
      this.reader.texts(texts),
    ]);
    return { ...visibility, hands, staff: true, texts: reasons, names };
  }
}
