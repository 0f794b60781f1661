import { address } from '../api/journal.js';

/** What an address of a card has when somebody asked why a figure is what it is: its reason is open. */
export const WHY = 'why';

/** The address of a session: what everybody sees of it. */
export function sessionPath(tournament: string, session: string): string {
  return `/tournaments/${tournament}/session/${session}`;
}

/** Where players enter themselves. */
export function enterPath(tournament: string): string {
  return `/tournaments/${tournament}/enter`;
}

/** Where a tournament is finished: stages, printouts, seals, the archive. */
export function finishPath(tournament: string): string {
  return `/tournaments/${tournament}/finish`;
}

/** What a player has made of a tournament's boards; a player is known by a mark there. */
export function playerPath(tournament: string, player: string): string {
  return `/tournaments/${tournament}/player/${player}`;
}

/** The standing of a contest of several sessions. */
export function contestPath(tournament: string, contest: string): string {
  return `/tournaments/${tournament}/contest/${contest}`;
}

/** A knockout of teams. */
export function knockoutPath(tournament: string, knockout: string): string {
  return `/tournaments/${tournament}/knockout/${knockout}`;
}

/** A knockout on the hall display. */
export function knockoutDisplayPath(tournament: string, knockout: string): string {
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

/** What was called and played on a board at a table. */
export function playPath(
  tournament: string,
  {
    session,
    board,
    table,
    round,
  }: {
    readonly session: string;
    readonly table: string;
    readonly round: number;
    readonly board: number;
  },
): string {
  return `${sessionPath(tournament, session)}/board/${board}/play/${table}/${round}`;
}

/** Where it is recorded. */
export function recordPlayPath(tournament: string, play: Parameters<typeof playPath>[1]): string {
  return `${playPath(tournament, play)}/record`;
}

/** The director’s desk, or a part of it: `table/A7`, `board/5`, `pairs`, `boards`. */
export function deskPath(tournament: string, session: string, part?: string): string {
  return `${sessionPath(tournament, session)}/room${part === undefined ? '' : `/${part}`}`;
}

/** The rulings of a session beside the director's desk, or one of them. */
export function deskRulingsPath(tournament: string, session: string, ruling?: string): string {
  return address(deskPath(tournament, session, 'rulings'), { ruling });
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

/** The printouts of a session, or one of them: `board-plan`, `guide-cards`, `name-slips`, `table-cards`. */
export function printoutsPath(tournament: string, session: string, printout?: string): string {
  return `${sessionPath(tournament, session)}/papers${printout === undefined ? '' : `/${printout}`}`;
}

/** How the seats of a session were drawn, for everybody. */
export function seatsDrawnPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/seats-drawn`;
}

/** Who meets whom in a round that is drawn from results, for everybody. */
export function roundDrawPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/round-draw`;
}

/** The hall display of a session. */
export function hallDisplayPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/wall`;
}

/** Who sits where now, for everybody. */
export function tablesPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/tables`;
}

/** The journal of a tournament; as it stood at a position or time. */
export function journalPath(tournament: string, at?: string): string {
  return address(`/tournaments/${tournament}/journal`, { at });
}

/** What every contestant has on every board of a session. */
export function recapPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/recap`;
}

/** Where results are looked at before they are sent to the federation. */
export function sendPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/send`;
}

/** Two contestants of a session side by side; who they are is chosen there where it is left out. */
export function headToHeadPath(
  tournament: string,
  session: string,
  of: { readonly one?: string; readonly other?: string; readonly at?: string | undefined } = {},
): string {
  return address(`${sessionPath(tournament, session)}/head-to-head`, of);
}

/** The matches of a session of teams. */
export function matchesPath(tournament: string, session: string): string {
  return `${sessionPath(tournament, session)}/matches`;
}

/** Where the line-ups of teams are handed in; of a round, if one is named. */
export function lineUpsPath(tournament: string, session: string, round?: number): string {
  return address(`${sessionPath(tournament, session)}/line-ups`, { round });
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

/** Where a ruling is given that answers a call: about the board to which the director was called, if it was to one. */
export function rulePathOfCall(
  tournament: string,
  session: string,
  {
    table,
    round,
    board,
    call,
  }: {
    readonly table: string;
    readonly round: number;
    readonly board: number | null;
    readonly call: number;
  },
): string {
  const about = board === null ? { table, call } : { table, round, board, call };
  return rulePath(tournament, session, about);
}

/** Where another ruling is given in the place of one. */
export function amendPath(tournament: string, session: string, ruling: string): string {
  return `${sessionPath(tournament, session)}/rule/${ruling}`;
}

/** What an address has behind its `#` that leads to the correction and appeal periods of a tournament's rules. */
export const PERIODS = 'periods';

/** Where the correction and appeal periods are set, among the rules on the page that prepares a session. */
export function periodsPath(tournament: string, session: string): string {
  return `${setUpPath(tournament, session)}#${PERIODS}`;
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
