import { sideOf } from '#movement';
import { standingMoves, standingsAt, type StandingMove } from '../../../play/documents/standing-moves.js';
import type { AwardDocument } from '../../../play/documents/boards/traveller-document.js';
import type { PlayState, ScoreEvent, SessionPlay, SheetEvent } from '../../../play/play-state.js';
import { boardsIn } from '../../../play/scoring/scores.js';
import {
  sheetStandingsDocument,
  type SheetStandingDocument,
} from '../../../play/sheets/sheet-standings-document.js';
import { standingsSeenOfPast, type StandingsSeen } from '../../../visibility/standings-seen.js';
import { linesChanged, type LineChanged } from './ruling-preview.js';

/** Something that was done to a play between two moments. */
export interface EventBetween {
  readonly position: number;
  readonly time: number;
  readonly table: string;
  readonly round: number;
  readonly what: ScoreEvent['what'] | 'ruled' | 'ruling-over';
}

/** A board on which a contestant has something else, and what was done to the board in between. */
export interface BoardMoved {
  readonly board: number;
  readonly before: AwardDocument | null;
  readonly after: AwardDocument | null;
  /** Whether it is its own score that is another one; otherwise the field has moved. */
  readonly own: boolean;
  readonly deeds: readonly EventBetween[];
}

/** A sheet by which a player has something else, and what was done to it in between. */
export interface SheetMoved {
  readonly table: string;
  readonly round: number;
  /** What the sheet counts for the player, exact as text; null: nothing yet. */
  readonly before: string | null;
  readonly after: string | null;
  readonly deeds: readonly Pick<SheetEvent, 'position' | 'time' | 'what' | 'line' | 'ruling' | 'unruled'>[];
}

/** Who stands elsewhere at a later moment, and why. */
export interface MomentsCompared {
  readonly from: number;
  readonly to: number;
  readonly moves: readonly (StandingMove & {
    /** Nothing of its own is otherwise: others have moved. */
    readonly othersMoved: boolean;
    readonly boards: readonly BoardMoved[];
    /** Of a session that is written on sheets. */
    readonly sheets: readonly SheetMoved[];
  })[];
}

/** A moment: the state of play at a position of the journal. */
export interface MomentOfPlay {
  readonly state: PlayState;
  readonly position: number;
}

/**
 * Compares who stands where at two moments, of what somebody sees of the session; why somebody moved is told board by
 * board, of those that may be seen.
 */
export function momentsCompared(
  from: MomentOfPlay,
  to: MomentOfPlay,
  {
    name,
    seen,
    maySee,
  }: { readonly name: string; readonly seen: StandingsSeen; readonly maySee: (board: number) => boolean },
): MomentsCompared {
  const [past, now] = [from.state.sessions[name], to.state.sessions[name]!];
  const standings = (state: PlayState, session: SessionPlay) =>
    standingsAt(state, session, standingsSeenOfPast(session, seen));
  const rounds = (session: SessionPlay) =>
    sheetStandingsDocument(session, standingsSeenOfPast(session, seen))?.standings ?? [];
  const moves = standingMoves(past ? standings(from.state, past) : new Map(), standings(to.state, now));
  const between = [from.position, to.position] as const;
  const changed =
    past && !now.sheets
      ? boardsIn(now)
          .filter(maySee)
          .map((board) => ({ board, lines: linesChanged(from.state, to.state, { name, board }) }))
      : [];
  return {
    from: from.position,
    to: to.position,
    moves: moves.map((move) => {
      const boards = changed.flatMap(({ board, lines }) =>
        boardOf(move.contestant, { board, lines, session: now, between }),
      );
      const sheets = sheetsMoved(move.contestant, [past && rounds(past), rounds(now)], {
        session: now,
        between,
      });
      const isScoreSame = move.before?.score === move.after?.score;
      return { ...move, othersMoved: isScoreSame && boards.length + sheets.length === 0, boards, sheets };
    }),
  };
}

/** The sheets that count otherwise for a player, round by round. */
function sheetsMoved(
  contestant: string,
  [past, now]: readonly [readonly SheetStandingDocument[] | undefined, readonly SheetStandingDocument[]],
  {
    session,
    between: [from, to],
  }: { readonly session: SessionPlay; readonly between: readonly [number, number] },
): SheetMoved[] {
  const roundsOf = (standings: readonly SheetStandingDocument[] = []) =>
    new Map(
      standings.find((one) => one.contestant === contestant)?.rounds.map((one) => [one.round, one]) ?? [],
    );
  const [before, after] = [roundsOf(past), roundsOf(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((round) => {
    const [was, is] = [before.get(round), after.get(round)];
    if (was?.score === is?.score && was?.table === is?.table) return [];
    const { table } = (is ?? was)!;
    const historyEvents = (session.written[table]?.[round]?.history ?? [])
      .filter(({ position }) => position > from && position <= to)
      .map(({ position, time, what, line, ruling, unruled }) => ({
        position,
        time,
        what,
        ...(line !== undefined && { line }),
        ...(ruling !== undefined && { ruling }),
        ...(unruled !== undefined && { unruled }),
      }));
    return [{ table, round, before: was?.score ?? null, after: is?.score ?? null, deeds: historyEvents }];
  });
}

/** What a contestant, or a team's pairs, have otherwise on a board. */
function boardOf(
  contestant: string,
  of: {
    readonly board: number;
    readonly lines: readonly LineChanged[];
    readonly session: SessionPlay;
    readonly between: readonly [number, number];
  },
): BoardMoved[] {
  const { board, lines, session, between } = of;
  const own = lines.find(
    (line) => sideOf({ ns: line.ns ?? '', ew: line.ew ?? '' }, contestant) !== undefined,
  );
  if (!own) return [];
  const side = sideOf({ ns: own.ns ?? '', ew: own.ew ?? '' }, contestant)!;
  const historyEvents = historyEventsOn(session, board, between);
  return [
    {
      board,
      before: own.before?.[side] ?? null,
      after: own.after?.[side] ?? null,
      own: historyEvents.some(({ table, round }) => table === own.table && round === own.round),
      deeds: historyEvents,
    },
  ];
}

/** The events of a board between two positions of the journal, in their order. */
function historyEventsOn(
  session: SessionPlay,
  board: number,
  [from, to]: readonly [number, number],
): EventBetween[] {
  const isBetween = ({ position }: { readonly position: number }) => position > from && position <= to;
  const played = Object.entries(session.results[board] ?? {}).flatMap(([key, { history }]) => {
    const [table, round] = key.split('/') as [string, string];
    return history
      .filter(isBetween)
      .map(({ position, time, what }) => ({ position, time, table, round: Number(round), what }));
  });
  const ruled = Object.values(session.rulings).flatMap(({ what, given, withdrawn }): EventBetween[] => {
    if (what.kind !== 'adjustment' || what.board !== board) return [];
    const { table, round } = what;
    const historyEvent = (
      historyEvent: { readonly position: number; readonly time: number },
      name: EventBetween['what'],
    ) =>
      isBetween(historyEvent)
        ? [{ position: historyEvent.position, time: historyEvent.time, table, round, what: name }]
        : [];
    return [...historyEvent(given, 'ruled'), ...(withdrawn ? historyEvent(withdrawn, 'ruling-over') : [])];
  });
  return [...played, ...ruled].toSorted((one, other) => one.position - other.position);
}
