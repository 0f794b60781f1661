import type { StreamUse } from '../../journal/aggregate.js';
import type { AlsoStates } from '../../command/command.js';
import { games, sheetGame } from '../../games/games.js';
import type { PlayPlace } from '../../journal/names.js';
import { type ResultState, resultStream, standing } from '../../result/state.js';
import { assignsIn, type RulingState, rulingStream } from '../../ruling/state.js';
import { playsOfTable, tablesOf } from '../../session/plan/schedule.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { type SheetState, sheetStream } from '../../sheet/state.js';
import { isSettled, playKey, playsDecided, type TableState, tableStream } from '../../table/state.js';
import type { TournamentState } from '../../tournament/state.js';

/** A board of a set. */
export interface BoardOfSet {
  readonly set: string;
  readonly board: number;
}

const nameOf = {
  session: (session: string) => `session ${session}`,
  table: (session: string, table: string) => `table ${session} ${table}`,
  result: ({ session, table, round }: PlayPlace) => `result ${session} ${table} ${round}`,
  ruling: (ruling: string) => `ruling ${ruling}`,
  sheet: ({ session, table, round }: PlayPlace) => `sheet ${session} ${table} ${round}`,
};

/** A play of a board's deal, scheduled or not, with what is known of it. */
export interface PlayOfDeal {
  readonly play: PlayPlace;
  readonly session: SessionState;
  readonly table: TableState;
  readonly result: ResultState;
  /** The ruling in the place of its score. */
  readonly ruling: { readonly id: string; readonly state: RulingState } | undefined;
  /** The sheet of its table, in a game whose deals are written on sheets. */
  readonly sheet: SheetState | undefined;
  /** How its streams are named among those of the command. */
  readonly names: { readonly table: string; readonly result: string; readonly ruling: string };
}

/** The streams of all that was played with a board's deal in sessions begun; one tells of the next. */
export function streamsOfDeal(
  board: BoardOfSet,
  { begun }: Pick<TournamentState, 'begun'>,
  known: AlsoStates,
): Readonly<Record<string, StreamUse>> {
  const sessions = begun.map((session) => [nameOf.session(session), sessionStream(session)] as const);
  const tables = sessionsOf(board, begun, known).flatMap((state) =>
    tablesOf(state).map((table) => {
      const { session } = state;
      return [nameOf.table(session, table), tableStream({ session, table })] as const;
    }),
  );
  const plays = placesOf(board, begun, known);
  const results = plays.map((play) => [nameOf.result(play), resultStream(play)] as const);
  const rulings = plays.flatMap((play) => {
    const ruling = rulingOn(play, known);
    return ruling === undefined ? [] : [[nameOf.ruling(ruling), rulingStream(ruling)] as const];
  });
  const sheets = plays
    .filter(({ session }) => {
      const { game } = known[nameOf.session(session)] as SessionState;
      return !games[game].boardsHaveResults;
    })
    .map((play) => [nameOf.sheet(play), sheetStream(play)] as const);
  return Object.fromEntries<StreamUse>([...sessions, ...tables, ...results, ...rulings, ...sheets]);
}

/** Every play of a board's deal in the sessions that have begun. */
export function playsOfDeal(
  board: BoardOfSet,
  { begun }: Pick<TournamentState, 'begun'>,
  known: AlsoStates,
): PlayOfDeal[] {
  return placesOf(board, begun, known).map((play) => {
    const ruling = rulingOn(play, known);
    return {
      play,
      session: known[nameOf.session(play.session)] as SessionState,
      table: tableOf(play, known)!,
      result: known[nameOf.result(play)] as ResultState,
      ruling:
        ruling === undefined ? undefined : { id: ruling, state: known[nameOf.ruling(ruling)] as RulingState },
      sheet: known[nameOf.sheet(play)] as SheetState | undefined,
      names: {
        table: nameOf.table(play.session, play.table),
        result: nameOf.result(play),
        ruling: ruling === undefined ? '' : nameOf.ruling(ruling),
      },
    };
  });
}

/** Whether a score stands on the deal in this play; an artificial one is not of the deal. */
export function isScored(of: PlayOfDeal): boolean {
  const { play, result, ruling } = of;
  return (
    standing(result) !== undefined ||
    (ruling !== undefined && assignsIn(ruling.state, play)) ||
    isWrittenOnSheet(of)
  );
}

/** Whether a line of a sheet says how the deal was played there. */
export function isWrittenOnSheet({ play, session, sheet }: PlayOfDeal): boolean {
  const game = sheetGame(session.game);
  return (
    game !== undefined &&
    sheet !== undefined &&
    sheet.lines.some(({ board, what }) => board === play.board && game.isPlayed(what))
  );
}

/** Whether a play is still to come about. */
export function isOpen({ play, table }: PlayOfDeal): boolean {
  return !isSettled(table, play);
}

function sessionsOf({ set }: BoardOfSet, begun: readonly string[], known: AlsoStates): SessionState[] {
  return begun
    .map((session) => known[nameOf.session(session)] as SessionState | undefined)
    .filter((state) => state !== undefined)
    .filter(({ boardSet }) => boardSet === set);
}

/** A table of a session that has begun and uses the set of the deal. */
export function tableOf(
  { session, table }: Pick<PlayPlace, 'session' | 'table'>,
  known: AlsoStates,
): TableState | undefined {
  return known[nameOf.table(session, table)] as TableState | undefined;
}

function rulingOn(play: PlayPlace, known: AlsoStates): string | undefined {
  return tableOf(play, known)?.rulings[playKey(play)];
}

/** The places where a board is scheduled, was played anyway, or was ruled on. */
function placesOf(of: BoardOfSet, begun: readonly string[], known: AlsoStates): PlayPlace[] {
  const { board } = of;
  return sessionsOf(of, begun, known).flatMap((state) =>
    tablesOf(state).flatMap((table) => {
      const place = { session: state.session, table, board };
      const scheduled = playsOfTable(state, table).filter((play) => play.board === board);
      const at = tableOf(place, known);
      const said = at ? playsDecided(at) : [];
      const rounds = [...scheduled, ...said.filter((play) => play.board === board)].map(({ round }) => round);
      return [...new Set(rounds)].toSorted((one, other) => one - other).map((round) => ({ ...place, round }));
    }),
  );
}
