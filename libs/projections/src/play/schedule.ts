import {
  boardsOf,
  contestantsIn,
  meetingAt,
  playedAt,
  roundsOf,
  scheduledPlays,
  tablesOf,
  type Scheduled,
  type ScheduledPlay,
  type TableRound,
} from '#tournament';
import type { SessionPlay } from './play-state.js';

/** A session's schedule, with everything that is looked up in it often. */
export interface Schedule extends Scheduled {
  readonly tables: readonly string[];
  /** The place of a table among them, from 0; -1: it is none of them. */
  orderOf(table: string): number;
  readonly rounds: number;
  readonly boards: readonly number[];
  /** Phantoms too. */
  readonly contestants: readonly string[];
  /** Every play that is to come about, by board. */
  readonly playsOfBoard: ReadonlyMap<number, readonly ScheduledPlay[]>;
  /** Who is to play what at a table in a round; nothing for a sit-out and for an empty table. */
  playedAt(table: string, round: number): TableRound | undefined;
  /** Who meets at a table in a round by the movement, whether or not both are there. */
  meetingAt(table: string, round: number): TableRound | undefined;
}

/** A schedule changes with the movement and with absences; a new movement brings absences of its own. */
const schedules = new WeakMap<SessionPlay['absences'], Schedule>();

/** The schedule of a session. */
export function scheduleOf({ sections, absences }: Pick<SessionPlay, 'sections' | 'absences'>): Schedule {
  const known = schedules.get(absences);
  if (known?.sections === sections) return known;
  const schedule = makeSchedule({ sections, absences });
  schedules.set(absences, schedule);
  return schedule;
}

function makeSchedule(scheduled: Scheduled): Schedule {
  const tables = tablesOf(scheduled);
  const order = new Map(tables.map((table, index) => [table, index]));
  return {
    ...scheduled,
    tables,
    orderOf: (table) => order.get(table) ?? -1,
    rounds: roundsOf(scheduled),
    boards: boardsOf(scheduled),
    contestants: contestantsIn(scheduled),
    playsOfBoard: byBoard(scheduledPlays(scheduled)),
    playedAt: remembered((table, round) => playedAt(scheduled, table, round)),
    meetingAt: remembered((table, round) => meetingAt(scheduled, table, round)),
  };
}

function byBoard(plays: readonly ScheduledPlay[]): Map<number, readonly ScheduledPlay[]> {
  const boards = new Map<number, ScheduledPlay[]>();
  for (const play of plays) {
    const known = boards.get(play.board);
    if (known) known.push(play);
    else boards.set(play.board, [play]);
  }
  return boards;
}

function remembered<Found>(find: (table: string, round: number) => Found) {
  const found = new Map<string, Found>();
  return (table: string, round: number): Found => {
    const key = `${table}/${round}`;
    if (!found.has(key)) found.set(key, find(table, round));
    return found.get(key)!;
  };
}
