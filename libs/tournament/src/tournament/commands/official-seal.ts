import { type AlsoStates, type DecisionContext, reject, type Rejected } from '../../command/command.js';
import type { StreamUse } from '../../journal/aggregate.js';
import type { PlayPlace } from '../../journal/names.js';
import { type ResultState, resultStream } from '../../result/state.js';
import { calledIn } from '../../session/called-rounds.js';
import { correctionEnds, isAfter, officialFrom } from '../../session/correction-period.js';
import { playedAt, playsOfTable, tablesOf } from '../../session/plan/schedule.js';
import { type SessionState, sessionStream } from '../../session/state.js';
import { type SheetPlace, type SheetState, sheetStream } from '../../sheet/state.js';
import { openContradictions } from '../../result/commands/checking.js';
import { isSettled, type TableState, tableStream } from '../../table/state.js';
import type { TournamentState } from '../state.js';

/** What stands in the way of an official seal at a play. */
const MATTERS = ['contradicted', 'disputed', 'missing'] as const;
type Matter = (typeof MATTERS)[number];

const REJECTIONS = {
  contradicted: 'tournament.scores-contradicted',
  disputed: 'tournament.scores-disputed',
  missing: 'tournament.scores-missing',
} as const satisfies Readonly<Record<Matter, string>>;

/** Whether a play whose score is not settled is in dispute, or has none on which both sides agree. */
function matterOf({ status }: ResultState): Matter {
  return status === 'disputed' ? 'disputed' : 'missing';
}

/** The streams on which an official seal depends: the sessions, their tables, results not settled and sheets not agreed. */
export function streamsToSeal(
  { begun }: TournamentState,
  also: AlsoStates,
): Readonly<Record<string, StreamUse>> {
  const sessions = begun.map((name) => sessionStream(name));
  const known = sessionsIn(begun, also);
  const tables = known.flatMap((session) =>
    tablesOf(session).map((table) => tableStream({ session: session.session, table })),
  );
  const results = known.flatMap((session) => openPlays(session, also).map(resultStream));
  const sheets = known.flatMap((session) => openSheets(session, also).map(sheetStream));
  return Object.fromEntries([...sessions, ...tables, ...results, ...sheets].map((use) => [use.stream, use]));
}

/** An appeal that waits for its decision, and that whoever asks for the seal has not seen. */
export function unseenAppeals(
  seen: readonly string[],
  { openAppeals = [] }: Pick<DecisionContext, 'openAppeals'>,
): Rejected | undefined {
  const appeals = openAppeals.filter((ruling) => !seen.includes(ruling));
  return appeals.length > 0 ? reject({ code: 'tournament.appeals-open', appeals }) : undefined;
}

/** What prevents an official seal: open scores, sheets, sessions, periods or, before archiving, checks. */
export function notToBeSealed(
  { status, begun, playing, regulations }: TournamentState,
  also: AlsoStates,
  { now, unchecked = [] }: Pick<DecisionContext, 'now' | 'unchecked'>,
): Rejected | undefined {
  const sessions = sessionsIn(begun, also);
  for (const session of sessions) {
    const refused = openMatters(session, also) ?? openMattersOfSheets(session, also);
    if (refused) return refused;
  }
  if (playing.length > 0) return reject({ code: 'tournament.sessions-open', sessions: playing.join(', ') });
  for (const { session, closings } of sessions) {
    const until = officialFrom(correctionEnds(closings, regulations));
    if (until !== null && !isAfter(until, now))
      return reject({ code: 'tournament.correction-runs', session, until });
  }
  const session = status === 'archived' ? undefined : unchecked[0]?.session;
  if (session === undefined) return undefined;
  const plays = listedPlays(unchecked.filter((play) => play.session === session));
  return reject({ code: 'tournament.entries-unchecked', session, plays });
}

function sessionsIn(begun: readonly string[], also: AlsoStates): SessionState[] {
  return begun.flatMap((name) => (also[sessionStream(name).stream] as SessionState | undefined) ?? []);
}

/** The plays whose entries contradict the deal, as long as nobody has decided. */
function contradictedPlays(session: SessionState, also: AlsoStates): PlayPlace[] {
  const tables = tablesOf(session).map((table) => {
    const { stream } = tableStream({ session: session.session, table });
    return [table, also[stream] as TableState | undefined] as const;
  });
  if (tables.some(([, state]) => state === undefined)) return [];
  const states = Object.fromEntries(tables) as Readonly<Record<string, TableState>>;
  return openContradictions(session, states).map((play) => ({ session: session.session, ...play }));
}

/** The plays of called rounds, once closed of all, that are not settled, as far as tables are known. */
function openPlays(session: SessionState, also: AlsoStates): PlayPlace[] {
  return tablesOf(session).flatMap((table) => {
    const place = { session: session.session, table };
    const state = also[tableStream(place).stream] as TableState | undefined;
    const last = session.status === 'closed' ? Infinity : calledIn(session, table);
    const plays = state
      ? playsOfTable(session, table).filter((play) => play.round <= last && !isSettled(state, play))
      : [];
    return plays.map((play) => ({ ...place, ...play }));
  });
}

/** Entries that contradict the deal, then disputes, then scores that are only missing, each with tables and boards. */
function openMatters(session: SessionState, also: AlsoStates): Rejected | undefined {
  const unsettled = openPlays(session, also).map((play) => ({
    play,
    matter: matterOf(also[resultStream(play).stream] as ResultState),
  }));
  const contradicted = contradictedPlays(session, also).map(
    (play) => ({ play, matter: 'contradicted' }) as const,
  );
  const open: readonly { readonly play: PlayPlace; readonly matter: Matter }[] = [
    ...contradicted,
    ...unsettled,
  ];
  for (const matter of MATTERS) {
    const plays = open.filter((one) => one.matter === matter).map(({ play }) => play);
    if (plays.length > 0) {
      return reject({ code: REJECTIONS[matter], session: session.session, plays: listedPlays(plays) });
    }
  }
  return undefined;
}

/** The sheets of a session that are not agreed, in the rounds that were called, as far as its tables are known. */
function openSheets(session: SessionState, also: AlsoStates): SheetPlace[] {
  if (!session.sheets) return [];
  return tablesOf(session).flatMap((table) => {
    const place = { session: session.session, table };
    const state = also[tableStream(place).stream] as TableState | undefined;
    if (!state) return [];
    return Array.from({ length: calledIn(session, table) }, (_, index) => index + 1)
      .filter((round) => playedAt(session, table, round) && !state.sheets.includes(round))
      .map((round) => ({ ...place, round }));
  });
}

/** Sheets that are in dispute, then those that are only open, each with tables and rounds. */
function openMattersOfSheets(session: SessionState, also: AlsoStates): Rejected | undefined {
  const open = openSheets(session, also);
  const disputed = open.filter(
    (place) => (also[sheetStream(place).stream] as SheetState).status === 'disputed',
  );
  const [code, places] =
    disputed.length > 0
      ? (['tournament.sheets-disputed', disputed] as const)
      : (['tournament.sheets-open', open] as const);
  if (places.length === 0) return undefined;
  const sheets = listed(places.map(({ table, round }) => ({ table, number: round })));
  return reject({ code, session: session.session, sheets });
}

/** So many tables are named, and what is beyond them is left out. */
const MOST_NAMED = 8;

function listedPlays(plays: readonly Pick<PlayPlace, 'table' | 'board'>[]): string {
  return listed(plays.map(({ table, board }) => ({ table, number: board })));
}

/** Boards, or rounds, by table: `A1: 7, 8; A2: 3`. */
function listed(places: readonly { readonly table: string; readonly number: number }[]): string {
  const tables = [...new Set(places.map(({ table }) => table))];
  const at = (name: string) => places.flatMap(({ table, number }) => (table === name ? [number] : []));
  const named = tables.map((table) => `${table}: ${at(table).join(', ')}`);
  return named.length > MOST_NAMED ? `${named.slice(0, MOST_NAMED).join('; ')} …` : named.join('; ');
}
