import { address } from '../api/journal.js';

/** The address of a session: what everybody sees of it. */
export function sessionPath(tournament: string, session: string): string {
  return `/tournaments/${tournament}/session/${session}`;
}

/** The standing of a contest of several sessions. */
export function contestPath(tournament: string, contest: string): string {
  return `/tournaments/${tournament}/contest/${contest}`;
}

/** A knockout of teams. */
export function knockoutPath(tournament: string, knockout: string): string {
  return `/tournaments/${tournament}/knockout/${knockout}`;
}

/** A knockout on the wall of the hall. */
export function knockoutWallPath(tournament: string, knockout: string): string {
  return `${knockoutPath(tournament, knockout)}/wall`;
}

/** Where everybody checks the deals of a set of boards. */
export function dealsPath(tournament: string, set: string): string {
  return `/tournaments/${tournament}/deals/${set}`;
}

/** A board's traveller, open at a play of it. */
export function scorePath(
  tournament: string,
  {
    session,
    board,
    ...play
  }: {
    readonly session: string;
    readonly table: string;
    readonly round: number;
    readonly board: number;
  },
): string {
  return address(`${sessionPath(tournament, session)}/board/${board}`, play);
}

/** The director's room, or a part of it: `table/A7`, `board/5`, `pairs`, `boards`. */
export function roomPath(tournament: string, session: string, part?: string): string {
  return `${sessionPath(tournament, session)}/room${part === undefined ? '' : `/${part}`}`;
}

/** The part of the room that has a play of a board, open for what may be done about it. */
export function playPart({
  table,
  ...play
}: {
  readonly table: string;
  readonly round: number;
  readonly board?: number;
}): string {
  return address(`table/${table}`, play);
}

/** The part of the room that has all plays of a board, open at one of them. */
export function boardPart({
  board,
  ...play
}: {
  readonly table: string;
  readonly round: number;
  readonly board: number;
}): string {
  return address(`board/${board}`, play);
}

/** What is printed of a session, or one of the papers: `board-plan`, `guide-cards`, `name-slips`, `table-cards`. */
export function papersPath(tournament: string, session: string, paper?: string): string {
  return `${sessionPath(tournament, session)}/papers${paper === undefined ? '' : `/${paper}`}`;
}

/** How the seats of a session were drawn, for everybody. */
export function seatsDrawnPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/seats-drawn`;
}

/** Who meets whom in a round that is drawn from results, for everybody. */
export function roundDrawPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/round-draw`;
}

/** The matches of a session of teams. */
export function matchesPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/matches`;
}

/** Where the line-ups of teams are handed in. */
export function lineUpsPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/line-ups`;
}

/** Where a session is prepared. */
export function setUpPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/set-up`;
}

/** Where a director rules; with what he was called to, as far as that is known. */
export function rulePath(
  tournament: string,
  session: string,
  about: {
    readonly table?: string;
    readonly round?: number;
    readonly board?: number;
    /** Of a sheet. */
    readonly line?: number;
    readonly call?: number;
  } = {},
): string {
  return address(`${sessionPath(tournament, session)}/rule`, about);
}

/** Where another ruling is given in the place of one. */
export function amendPath(tournament: string, session: string, ruling: string): string {
  return `${sessionPath(tournament, session)}/rule/${ruling}`;
}

/** The rulings of a tournament, or one of them, or those on a board or that concern somebody. */
export function rulingsPath(
  tournament: string,
  only: {
    readonly ruling?: string;
    readonly session?: string;
    readonly board?: number;
    readonly contestant?: string;
  } = {},
): string {
  return address(`/tournaments/${tournament}/rulings`, only);
}
