import { everybodyAt, type Meeting } from '#movement';
import {
  boardGame,
  playKey,
  boardSettingsOf,
  calledIn,
  games,
  isAbsent,
  responsibleAt,
  roundsOfSection,
  standing,
  type AdjustmentEffect,
  type GameResult,
  type LineName,
  type ResponsibleAtTable,
  type SeatName,
  type SideName,
} from '#tournament';
import { placesLeft } from '../pair-now.js';
import {
  isByHand,
  resultOf,
  type AtTablePlay,
  type BoardPlay,
  type CorrectionPlay,
  type PlayState,
  type ResultPlay,
  type SessionPlay,
} from '../play-state.js';
import { seatsTold } from '../../visibility/players-at-seats.js';
import { isSettled, latePlayOf, latePlaysUnderWay, playsAt, roundAt, type PlayOfBoard } from '../progress.js';
import { scheduleOf } from '../schedule.js';
import { rulingsOfBoard } from '../scoring/scored-lines.js';
import { dueAt, extraAt, isOverAt } from '../time-of-tables.js';
import { carriedForLatePlays, type LatePlayBoard } from './boards/whereabouts-document.js';
import { importedTo, carriedFrom, type ImportedBoards, type CarriedBoards } from './boards/board-travels.js';
import { openCalls, type CallAtTable } from './calls.js';
import { wayRound } from './printouts/guide-cards.js';
import { statusOf, type PlayStatus } from '../play-status.js';

/** A table, for those who sit there: where it is, what is entered and to be confirmed, where to go next. */
export type TableDocument = {
  readonly session: string;
  readonly table: string;
  readonly status: SessionPlay['status'];
  /** The round that is played here; 0 before the first. */
  readonly round: number;
  /** The last round that was called, and how many this section plays. */
  readonly called: number;
  readonly rounds: number;
  readonly ns: string | null;
  readonly ew: string | null;
  /** Of an individual: who sits South and West. */
  readonly partners?: Partners;
  /** Which of the two sits out because nobody sits opposite; in an individual the first of those who do. */
  readonly sitsOut: string | null;
  readonly boards: readonly BoardAtTable[];
  /** Boards of earlier rounds that are still to be played here, or to be agreed. */
  readonly late: readonly LateBoard[];
  /** The round that the players may move on to; nothing before it is called. */
  readonly mayMoveTo: number | null;
  /** When the time of its round ends here, in microseconds since the epoch; null as long as nobody knows. */
  readonly due: number | null;
  /** Minutes that it was given in its round beside the others. */
  readonly extra: number;
  /** The session is over here (Law 8C). */
  readonly over: boolean;
  /** Where the contestants go next; nobody goes anywhere after the last round. */
  readonly next: readonly NextPlace[];
  /** The boards that go to another table after this round, and who carries them (Law 8A2). */
  readonly carries: readonly CarriedBoards[];
  /** Where the boards of its round come from, and whether they are there; nothing where they were there before. */
  readonly brings: ImportedBoards | null;
  /** Who is responsible for the boards and the condition of the table (Law 7D). */
  readonly responsible: ResponsibleAtTable | null;
  /** How the players sit, as they have said or as they sat before; null: they are not asked. */
  readonly seats: SeatsAtTable | null;
  /** Whether everybody counts thirteen cards before play here (Law 7B). */
  readonly counts: boolean;
  /** Whether what others did on a board is seen here once it has been played, before the session is closed. */
  readonly others: boolean;
  /** The sides that have said that what is recorded of its round is right. */
  readonly confirmed: readonly SideName[];
  /** Whether players of both sides are present while boards are dealt here (Law 6C), unless the director has ordered otherwise. */
  readonly bothSides: boolean;
  /** What the director was called to and has not dealt with yet. */
  readonly calls: readonly CallAtTable[];
};

/** How those at a table sit in its round. */
export type SeatsAtTable = {
  /** They have said so. */
  readonly confirmed: boolean;
  /** No score is entered before. */
  readonly demanded: boolean;
  /** The lines whose two have changed seats. */
  readonly turned: readonly LineName[];
};

/** Who sits South and West in an individual, where North and East are named as `ns` and `ew`. */
export type Partners = { readonly ns: string; readonly ew: string };

/** A board of the table's round, with what was entered for it here. */
export type BoardAtTable = {
  readonly board: number;
  readonly dealer: string;
  readonly vulnerable: string;
  readonly status: PlayStatus;
  /** Whether everybody has counted thirteen cards. */
  readonly counted: boolean;
  /** The table is asked to say that it was shuffled and dealt here, by hand and before its first play (Law 6E1). */
  readonly dealingAsked: boolean;
  readonly entry: number;
  readonly enteredBy: SideName | null;
  readonly result: GameResult | null;
  /** In points for North-South. */
  readonly score: number | null;
  readonly flags: readonly string[];
  /** The adjusted score that stands in the place of the result. */
  readonly adjustment: AdjustmentEffect['adjustment'] | null;
  /** A late play was asked for, or granted; with the table where it was taken up. */
  readonly late: { readonly asked: boolean; readonly granted: boolean; readonly at: string | null } | null;
  /** The last correction that those who played it have asked for. */
  readonly asked: AskedAtTable | null;
  /** For a board that was dealt by hand and has a result here: whether its hands were read from the cards here. */
  readonly hands: 'to-read' | 'read' | null;
};

/** What those who played a board say that it was, and what became of that. */
export type AskedAtTable = Pick<CorrectionPlay, 'correction' | 'side' | 'result' | 'outcome'> & {
  /** Why it was declined: the id of the free text, and to those who read it the text itself. */
  readonly reason: string | null;
};

/** A play of a pair in a round that it has left, for the phone that goes with it. */
export type EarlierPlay = BoardAtTable & {
  readonly table: string;
  readonly round: number;
  /** The pair's own then. */
  readonly pairsSide: SideName;
  readonly ns: string;
  readonly ew: string;
  /** That side has said that what is recorded of the round is right. */
  readonly confirmed: boolean;
  /** Of a late play that was taken up: from where its board is carried there; nothing: it lies there already. */
  readonly brought: LateBoard['brought'];
};

/** A board of an earlier round, or a late play taken up here: it belongs to those who met then, whoever sits here now. */
export type LateBoard = BoardAtTable & {
  /** The table whose play it is. */
  readonly table: string;
  readonly round: number;
  readonly ns: string;
  readonly ew: string;
  /** Of an individual. */
  readonly partners?: Partners;
  /** Taken up here: from where its board is carried here; nothing: it lies here already. */
  readonly brought: Pick<LatePlayBoard, 'copy' | 'from' | 'heldBy'> | null;
};

export type NextPlace = {
  readonly contestant: string;
  readonly round: number;
  /** Nothing: at no table. */
  readonly table: string | null;
  readonly side: SideName | null;
  readonly opponents: string | null;
  /** In an individual: the seat, the partner, and the partner of `opponents`. */
  readonly seat?: SeatName;
  readonly partners?: { readonly own: string; readonly theirs: string };
  readonly sitsOut: boolean;
  /** Nobody knows yet where it goes: the round is still to be drawn. */
  readonly toBeDrawn?: true;
};

/** A table, for those who sit there. */
export function tableDocument(
  session: SessionPlay,
  table: string,
  { boards, bothSides = true }: DealtForTable,
): TableDocument {
  const schedule = scheduleOf(session);
  const round = roundAt(session, table);
  const meeting = round > 0 ? schedule.meetingAt(table, round) : undefined;
  const isPlayed = schedule.playedAt(table, round) !== undefined;
  const rounds = roundsOfSection(schedule, table);
  return {
    session: session.session,
    table,
    status: session.status,
    round,
    called: calledIn(session, table),
    rounds,
    ns: meeting?.ns ?? null,
    ew: meeting?.ew ?? null,
    ...(meeting?.partners && { partners: meeting.partners }),
    sitsOut: meeting && !isPlayed ? (presentOf(session, meeting, round)[0] ?? null) : null,
    // What becomes of a deal is written on the table's sheet, where the game has one.
    ...(games[session.game].boardsHaveResults
      ? {
          boards: playsAt(session, table, round).map(({ board }) =>
            boardAtTable(session, { table, round, board }, boards),
          ),
          late: lateAt(session, table, round, boards),
        }
      : { boards: [], late: [] }),
    mayMoveTo: round < calledIn(session, table) ? round + 1 : null,
    due: dueAt(session, table, round),
    extra: extraAt(session, table, round),
    over: isOverAt(session, table),
    next: meeting && round < rounds ? nextPlaces(session, presentOf(session, meeting, round), round + 1) : [],
    carries: carriedFrom(session, table, round),
    brings: importedTo(session, table, round),
    responsible:
      responsibleAt(schedule, { table, round }, session.tables[table]?.responsible ?? undefined) ?? null,
    seats: isPlayed ? seatsAtTable(session, { table, round }) : null,
    counts: boardSettingsOf(session.settings).counted,
    others: boardSettingsOf(session.settings).others,
    confirmed: session.tables[table]?.confirmed[round] ?? [],
    bothSides,
    calls: openCalls(session, table),
  };
}

function seatsAtTable(
  session: SessionPlay,
  place: { readonly table: string; readonly round: number },
): SeatsAtTable | null {
  const { seats } = boardSettingsOf(session.settings);
  if (seats === 'not-asked' || !games[session.game].boardsHaveResults) return null;
  return { ...seatsTold(session, place), demanded: seats === 'demanded' };
}

/** The contestants of a meeting who are there in a round. */
export function presentOf(session: SessionPlay, meeting: Meeting, round: number): string[] {
  const schedule = scheduleOf(session);
  return everybodyAt(meeting).filter((contestant) => !isAbsent(schedule, contestant, round));
}

/** The boards of the session's set, by their numbers. */
type BoardsOfSet = PlayState['boards'][string];

/** What a table has to know of the session's set: its boards, and who is present while they are dealt there. */
interface DealtForTable {
  readonly boards: BoardsOfSet | undefined;
  readonly bothSides?: boolean | undefined;
}

function boardAtTable(
  session: SessionPlay,
  play: PlayOfBoard,
  boards: BoardsOfSet | undefined,
): BoardAtTable {
  const { table, round, board } = play;
  const known = resultOf(session, play);
  const stands = standing(known);
  const ruling = rulingsOfBoard(session, board).find(
    ({ withdrawn, what }) => withdrawn === null && what.table === table && what.round === round,
  );
  return {
    board,
    ...boardGame(session.game).board(board),
    status: statusOf(session, play),
    counted: playKey(play) in (session.tables[table]?.counted ?? {}),
    dealingAsked: !stands && isDealingAsked(session, play, boards?.[board]),
    entry: known.entry,
    enteredBy: stands?.side ?? null,
    result: stands?.result ?? null,
    score: stands ? boardGame(session.game).points(stands.result, board) : null,
    flags: stands?.flags ?? [],
    adjustment: ruling?.what.adjustment ?? null,
    late: lateFacts(session, play),
    asked: askedFacts(known),
    hands: stands ? handsRead(boards?.[board], { session: session.session, table, round }) : null,
  };
}

function askedFacts({ wish }: ResultPlay): AskedAtTable | null {
  if (!wish) return null;
  const { correction, side, result, outcome, reason = null } = wish;
  return { correction, side, result, outcome, reason };
}

/** The plays of a pair in the rounds that it has left, at whatever table, and those that are played late. */
export function earlierPlays(state: PlayState, session: SessionPlay, contestant: string): EarlierPlay[] {
  if (!games[session.game].boardsHaveResults) return [];
  const schedule = scheduleOf(session);
  return placesLeft(session, contestant).flatMap(({ table, side, round }) => {
    const meeting = schedule.playedAt(table, round);
    if (!meeting) return [];
    const confirmed = session.tables[table]?.confirmed[round]?.includes(side) ?? false;
    return playsAt(session, table, round).map((play) => {
      const board = boardAtTable(session, play, state.boards[session.boardSet]);
      const at = board.late?.at ?? null;
      const imported = at === null ? null : importedFor(play, carriedForLatePlays(session, at));
      const { ns, ew } = meeting;
      return { ...board, table, round, pairsSide: side, ns, ew, confirmed, brought: imported };
    });
  });
}

function lateFacts(session: SessionPlay, play: PlayOfBoard): BoardAtTable['late'] {
  const late = latePlayOf(session, play);
  return late ? { asked: late.asked, granted: late.granted, at: late.at } : null;
}

/**
 * Nobody can say so of a board that came dealt from another table, nor when the players have moved on. It came undealt
 * where it was not played there, or was dealt anew since and no score stands there on the deal.
 */
function isDealingAsked(
  session: SessionPlay,
  { table, round, board: number }: PlayOfBoard,
  board: BoardPlay | undefined,
): boolean {
  if (!boardSettingsOf(session.settings).dealt || !isByHand(board) || board?.told) return false;
  const redealt = (board?.requests ?? 0) > 0;
  const earlier = (scheduleOf(session).playsOfBoard.get(number) ?? [])
    .filter((play) => play.round < round)
    .map((play) => ({ ...play, board: number }));
  return (
    round === roundAt(session, table) &&
    earlier.every((play) =>
      redealt ? !standing(resultOf(session, play)) : resultOf(session, play).status === 'not-played',
    )
  );
}

function handsRead(board: BoardPlay | undefined, at: AtTablePlay): BoardAtTable['hands'] {
  if (!isByHand(board)) return null;
  const { recorded = null, readAt = [], contradictions = [] } = board ?? {};
  const readings = [recorded?.at, ...readAt, ...contradictions.map((one) => one.at)];
  const isHere = readings.some(
    (one) => one?.session === at.session && one.table === at.table && one.round === at.round,
  );
  return isHere ? 'read' : 'to-read';
}

function lateAt(
  session: SessionPlay,
  table: string,
  round: number,
  boards: BoardsOfSet | undefined,
): LateBoard[] {
  const { meetingAt } = scheduleOf(session);
  const own = Array.from({ length: Math.max(0, round - 1) }, (_, index) =>
    playsAt(session, table, index + 1),
  ).flat();
  const ofOthers = latePlaysUnderWay(session).filter((play) => play.at === table && play.table !== table);
  const imported = carriedForLatePlays(session, table);
  return [...ofOthers, ...own]
    .filter((play) => !isSettled(session, play))
    .flatMap((play) => {
      const meeting = meetingAt(play.table, play.round);
      if (!meeting) return [];
      const { boards: _boards, ...met } = meeting;
      const board = boardAtTable(session, play, boards);
      return [
        { ...board, table: play.table, round: play.round, ...met, brought: importedFor(play, imported) },
      ];
    });
}

function importedFor(play: PlayOfBoard, boards: readonly LatePlayBoard[]): LateBoard['brought'] {
  const its = boards.find(
    ({ table, round, board }) => table === play.table && round === play.round && board === play.board,
  );
  return its ? { copy: its.copy, from: its.from, heldBy: its.heldBy } : null;
}

function nextPlaces(session: SessionPlay, contestants: readonly string[], round: number): NextPlace[] {
  return contestants.map((contestant) => {
    const { what, boards: _boards, turned: _turned, ...way } = wayRound(session, contestant, round);
    if (what === 'undrawn') return { contestant, ...way, sitsOut: false, toBeDrawn: true as const };
    return { contestant, ...way, sitsOut: what !== 'plays' };
  });
}
