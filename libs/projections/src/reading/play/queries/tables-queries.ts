import {
  earlierPlays,
  type BoardAtTable,
  type LateBoard,
  type TableDocument,
} from '../../../play/documents/table-document.js';
import { openCallsOfPair } from '../../../play/documents/calls.js';
import { playersAtSeats } from '../../../visibility/players-at-seats.js';
import { roundAt } from '../../../play/progress.js';
import type { OwnReader } from '../../../visibility/own-play.js';
import { NotThere, type ReaderAtMoment } from './reader-at-moment.js';
import { contestantsAt, type SeatsSeen, type TableSeen } from '../views/desk-view.js';
import type { ProtocolsQueries } from './protocols-queries.js';

/** What tables have before them. */
export class TablesQueries {
  constructor(
    private readonly reader: ReaderAtMoment,
    private readonly protocols: ProtocolsQueries,
  ) {}

  /**
   * A table: who sits there, the boards of its round, and those that it plays late.
   *
   * @param own of which pair this is the own phone: it is told what that pair has played elsewhere and has called the
   *   director to, wherever the pair is
   * @throws NotThere
   */
  async table(session: string, table: string, { pair }: Pick<OwnReader, 'pair'> = {}): Promise<TableSeen> {
    const { viewer } = this.reader.at;
    const now = this.reader.sessionNow(session);
    const document = await this.reader.find<TableDocument>(session, 'table', table);
    if (!document) throw new NotThere('session.table-unknown', { table });
    const maySee = this.reader.travellersSeen(now);
    // Those who sit at the table see what they enter there in their own round; what was entered before is others'.
    const sitsHere = viewer.kind === 'table' && viewer.session === session && viewer.table === table;
    const own = sitsHere && document.round === roundAt(now, table);
    // What a pair has played is its own, wherever it sits by now.
    const contestant = pair?.session === session ? pair.contestant : undefined;
    const left = contestant === undefined ? [] : earlierPlays(this.reader.at.state, now, contestant);
    const why = await this.#answersTo([...document.boards, ...document.late, ...left]);
    const seen = <Board extends BoardAtTable>(board: Board): Board => {
      const resultSeen = this.reader.resultSeen(now, board.board);
      const { result, asked } = board;
      return {
        ...board,
        result: result && resultSeen(result),
        asked: asked && { ...asked, result: resultSeen(asked.result), reason: why(asked.reason) },
      };
    };
    const boards = document.boards.map((board) =>
      own || maySee(board.board) ? seen(board) : withoutResult(board),
    );
    // Of earlier rounds only what was taken up here belongs to those who sit here.
    const here = (board: LateBoard) => sitsHere && board.late?.at === table;
    const late = document.late.map((board) =>
      here(board) || maySee(board.board) ? seen(board) : withoutResult(board),
    );
    const earlier = left.map((play) => ({
      ...play,
      asked: play.asked && { ...play.asked, reason: why(play.asked.reason) },
    }));
    const calls =
      contestant === undefined ? [] : openCallsOfPair(this.reader.sessionAtMoment(session), contestant);
    const fields = document.boards.filter(({ board }) => maySee(board));
    return {
      ...document,
      calls: [...document.calls, ...calls],
      seats: document.seats && {
        ...document.seats,
        players: await this.#announced(session, { table, round: document.round }),
      },
      boards,
      late,
      earlier,
      contestants: await this.reader.contestants(session, [
        ...new Set([...contestantsAt(document), ...earlier.flatMap(({ ns, ew }) => [ns, ew])]),
      ]),
      fields: await Promise.all(fields.map(({ board }) => this.protocols.traveller(session, board))),
    };
  }

  /** Why corrections were declined: who has asked for them reads it. */
  async #answersTo(boards: readonly Pick<BoardAtTable, 'asked'>[]) {
    const ids = boards.flatMap(({ asked }) => asked?.reason ?? []);
    const texts = ids.length > 0 ? await this.reader.answers(ids) : undefined;
    return (id: string | null) => (id === null ? null : (texts?.get(id) ?? null));
  }

  /** Who was announced at the seats of a table: substitutes and line-ups as they are in the round. */
  async #announced(
    session: string,
    place: { readonly table: string; readonly round: number },
  ): Promise<SeatsSeen['players']> {
    const { state } = this.reader.at;
    const asAnnounced = { ...this.reader.sessionAtMoment(session), tables: {} };
    const players = Object.entries(playersAtSeats(state, asAnnounced, place));
    const naming = await this.reader.naming(players.map(([, person]) => person));
    return Object.fromEntries(players.map(([seat, person]) => [seat, naming(person)]));
  }
}

function withoutResult<Board extends BoardAtTable>(board: Board): Board {
  return {
    ...board,
    entry: 0,
    enteredBy: null,
    result: null,
    score: null,
    flags: [],
    adjustment: null,
    asked: null,
    hands: null,
  };
}
