import { everybodyAt, type PlannedBoards } from '#movement';
import type { AlsoStates } from '../../command/command.js';
import type { PlayPlace } from '../../journal/names.js';
import { type ResultState, resultStream } from '../../result/state.js';
import { isSettled, playKey, type TableState } from '../../table/state.js';
import { type BoardAtTable, type BoardLocations, lastPlayedBefore } from '../plan/missing-boards.js';
import { playedAt, tablesOf } from '../plan/schedule.js';
import type { SessionState } from '../state.js';
import { calledIn, type CalledRounds } from '../called-rounds.js';

/** The plays that show where boards of a round are: its own, the last of its boards and of its tables. */
export function playsAround(
  session: SessionState,
  plans: readonly PlannedBoards[],
  round: number,
): PlayPlace[] {
  const stops = plans.flatMap(({ plan, tables }) =>
    plan.ways.flatMap(({ stops: all }) => {
      const [here, before] = [
        all.find((stop) => stop.round === round),
        all.findLast((stop) => stop.round < round),
      ];
      return [here, here && before].flatMap((stop) =>
        stop
          ? [stop.table, ...stop.sharedWith].map((table) => ({
              table: tables[table - 1]!,
              round: stop.round,
            }))
          : [],
      );
    }),
  );
  const isPlayed = (table: string, of: number) => playedAt(session, table, of) !== undefined;
  const last = tablesOf(session).flatMap((table) => {
    const earlier = lastPlayedBefore(isPlayed, table, round);
    return earlier === undefined ? [] : [{ table, round: earlier }];
  });
  return [...stops, ...last].flatMap(({ table, round: of }) =>
    (playedAt(session, table, of)?.boards ?? []).map((board) => ({
      session: session.session,
      table,
      round: of,
      board,
    })),
  );
}

const SCORED: readonly ResultState['status'][] = ['entered', 'disputed', 'agreed', 'voided'];

/** The hall as the states of its tables and of plays tell it: `states` has the tables by name and results by stream. */
export function boardLocationsOfStates(session: SessionState, states: AlsoStates): BoardLocations {
  const tableOf = (table: string) => states[table] as TableState;
  const resultOf = (play: BoardAtTable) =>
    states[resultStream({ session: session.session, ...play }).stream] as ResultState | undefined;
  const isMissed = ({ table, round }: BoardAtTable) => {
    const meeting = playedAt(session, table, round);
    return meeting ? everybodyAt(meeting).some((one) => round < (session.arrivals[one] ?? 0)) : false;
  };
  const isOpen = (play: BoardAtTable) =>
    !isSettled(tableOf(play.table), play) && resultOf(play)?.status !== 'postponed' && !isMissed(play);
  return {
    isPlayed: (table, round) => playedAt(session, table, round) !== undefined,
    left: (table, round) =>
      round === 0 ||
      tableOf(table).movedTo > round ||
      (playedAt(session, table, round)?.boards ?? []).every((board) => !isOpen({ table, round, board })),
    isOpen,
    isScored: (play) =>
      isSettled(tableOf(play.table), play) || SCORED.includes(resultOf(play)?.status ?? 'none'),
    entersItself: (table, round) =>
      (playedAt(session, table, round)?.boards ?? []).some(
        (board) => (resultOf({ table, round, board })?.side ?? null) !== null,
      ),
    told: ({ table, ...play }) => tableOf(table).told[playKey(play)],
    named: (table) => tableOf(table).responsible ?? undefined,
  };
}

/** The last round that was called where boards are played. */
export function calledWithBoards(session: CalledRounds, { sections }: PlannedBoards): number {
  return calledIn(session, sections[0]!.section);
}
