import { parseRecord, type TableRecord } from '#bridge';
import { dealerOf, type Vulnerability } from '#cards';
import { boardGame, standing, type SeatName } from '#tournament';
import type { ResultPlay } from '../../../play/play-state.js';
import { scheduleOf } from '../../../play/schedule.js';
import { maySeeRecords } from '../../../visibility/boards-seen.js';
import { isDirecting } from '../../../visibility/viewer.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';
import { recordView, type PlayRecordSeen } from '../views/record-view.js';
import { dealSeen, opened } from './hands-seen.js';

/** What was called and played on a board, table by table; nothing of it, and no deal, when `shown` is false. */
export interface RecordsOfBoardSeen {
  readonly board: number;
  readonly dealer: SeatName;
  readonly vulnerable: Vulnerability;
  readonly shown: boolean;
  /** The deal's canonical text; null: nobody knows it. */
  readonly deal: string | null;
  readonly plays: readonly PlayRecordSeen[];
}

/** A play that stands and of which calls or cards are recorded. */
type RecordedAt = { readonly recorded: NonNullable<ResultPlay['recorded']> } & Pick<
  PlayRecordSeen,
  'table' | 'round' | 'seating' | 'result'
>;

/** What was called and played at the tables. */
export class RecordsQueries {
  constructor(private readonly reader: ReaderAtMoment) {}

  /** Everything that is recorded of a board, in the order of rounds and tables. @throws NotThere */
  async ofBoard(session: string, board: number): Promise<RecordsOfBoardSeen> {
    const { judgedBy, viewer } = this.reader.at;
    const now = this.reader.sessionNow(session);
    const past = this.reader.sessionAtMoment(session);
    if (!scheduleOf(past).boards.includes(board) && !past.results[board])
      throw new NotThere('session.board-unknown', { board });
    const { vulnerable } = boardGame(now.game).board(board);
    const facts = { board, dealer: dealerOf(board), vulnerable };
    if (!maySeeRecords(judgedBy, now, board, viewer))
      return { ...facts, shown: false, deal: null, plays: [] };
    const deal = await dealSeen(this.reader, now.boardSet, board);
    const plays = await Promise.all(
      recordedOn(past.results[board] ?? {}).map((play) => this.#play(play, { ...facts, deal })),
    );
    return { ...facts, shown: true, deal, plays: plays.filter((play) => play !== null) };
  }

  async #play(
    { recorded, ...where }: RecordedAt,
    at: Pick<RecordsOfBoardSeen, 'board' | 'dealer' | 'deal'>,
  ): Promise<PlayRecordSeen | null> {
    const record = await opened<TableRecord>(this.reader, recorded.hidden, (text) =>
      typeof text === 'string' ? (parseRecord(text) ?? null) : null,
    );
    if (!record) return null;
    const seen = recordView({ ...where, record, explained: await this.#explained(recorded) }, at);
    const { explanations } = recorded;
    return explanations !== null && isDirecting(this.reader.at.viewer) ? { ...seen, explanations } : seen;
  }

  /** What was explained of calls at the table is for all who may see the calls. */
  async #explained({ explanations }: RecordedAt['recorded']): Promise<string | null> {
    if (explanations === null) return null;
    const { parts, at } = this.reader;
    const texts = await parts.ledger.texts(at.tournament, [explanations]);
    return texts.get(explanations) ?? null;
  }
}

function recordedOn(results: Readonly<Record<string, ResultPlay>>): RecordedAt[] {
  return Object.entries(results)
    .flatMap(([place, play]): RecordedAt[] => {
      const stands = standing(play);
      const [table, round] = place.split('/') as [string, string];
      if (!stands?.recorded) return [];
      const { seating, result, recorded } = stands;
      return [{ table, round: Number(round), seating, result, recorded }];
    })
    .toSorted((one, other) => one.round - other.round || one.table.localeCompare(other.table));
}
