import {
  calledIn,
  clockIn,
  dueByClock,
  isCalledApart,
  roundsOf,
  timeToCome,
  type ClockSettings,
  type DueByClock,
  type PlannedBreak,
  type TimeToCome,
} from '#tournament';
import { waitingTables, type WaitingTable } from './waiting-tables.js';
import type { SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { extraAt } from '../time-of-tables.js';

/** A clock; times in microseconds, moments since the epoch. */
export type ClockFacts = {
  readonly status: 'stopped' | 'running' | 'paused';
  /** The round that it runs for; 0 before the first. */
  readonly round: number;
  /** When the round ends, while it runs. */
  readonly ends: number | null;
  /** How much of the round is left, while it is paused. */
  readonly left: number | null;
  /** How long play lasts; the time before it is the change. Absent if the journal does not tell it. */
  readonly play: number | null;
  /** For a round that is timed by board: how many boards, and minutes for sitting down before the first. */
  readonly boards: { readonly count: number; readonly settle: number } | null;
  /** How the session is timed, in minutes. */
  readonly minutes: ClockSettings;
  /** Minutes more, or fewer, for every round still to be called. */
  readonly more: number;
  /** The break that is on. */
  readonly onBreak: { readonly afterRound: number; readonly ends: number } | null;
  /** The breaks that are still to come, in their order. */
  readonly breaks: readonly ({ readonly afterRound: number } & PlannedBreak)[];
  /** What is to come behind the time of this round, or of this break; nothing once the session is closed. */
  readonly toCome: TimeToCome | null;
  /** The clock has called this round by itself. */
  readonly byItself: boolean;
  /** What it does next by itself; undefined: the director does it, or nothing is to happen. */
  readonly due: DueByClock | null;
};

/** The clock of a session. */
export type ClockDocument = ClockFacts & {
  /** Where sections are called apart: the clock of each; what is beside it is nobody's. */
  readonly sections?: readonly (ClockFacts & { readonly section: string })[];
  /** The tables that were given minutes of their own for the round that they are in. */
  readonly given: readonly { readonly table: string; readonly minutes: number }[];
  /** The tables that cannot begin their round, and for whom or which board each of them waits. */
  readonly waiting: readonly WaitingTable[];
};

/**
 * The clock as it is set, and who waits for whom: nothing in it depends on when one looks.
 *
 * @param waiting what `waitingTables` says of the session
 */
export function clockDocument(
  session: SessionPlay,
  waiting: readonly WaitingTable[] = waitingTables(session),
): ClockDocument {
  const sections = isCalledApart(session)
    ? session.sections.map(({ section }) => ({ section, ...clockFacts(ofSection(session, section)) }))
    : undefined;
  return { ...clockFacts(session), ...(sections && { sections }), given: minutesGiven(session), waiting };
}

function minutesGiven(session: SessionPlay): ClockDocument['given'] {
  if (session.status !== 'running') return [];
  return scheduleOf(session)
    .tables.map((table) => ({ table, minutes: extraAt(session, table, calledIn(session, table)) }))
    .filter(({ minutes }) => minutes > 0);
}

/** The session as if it had but one section, with its round and its clock. */
export function ofSection(session: SessionPlay, section: string): Clocked {
  return {
    settings: session.settings,
    status: session.status,
    sections: session.sections.filter((data) => data.section === section),
    round: calledIn(session, section),
    clock: clockIn(session.clock, section),
  };
}

/** The clock of a session, or of a section that starts apart. */
export type Clocked = Pick<SessionPlay, 'settings' | 'status' | 'sections' | 'round' | 'clock'>;

function clockFacts(session: Clocked): ClockFacts {
  const { clock, settings, status } = session;
  const run = clock.status === 'stopped' ? undefined : clock;
  return {
    status: clock.status,
    round: run?.round ?? 0,
    ends: clock.status === 'running' ? clock.ends : null,
    left: clock.status === 'paused' ? clock.left : null,
    play: run?.play ?? null,
    boards: run?.boards ? { count: run.boards.count, settle: run.boards.settle } : null,
    minutes: settings.clock,
    more: clock.more,
    onBreak: clock.onBreak && { afterRound: clock.onBreak.afterRound, ends: clock.onBreak.ends },
    breaks: Object.entries(clock.breaks)
      .map(([round, planned]) => ({ afterRound: Number(round), ...planned }))
      .filter(({ afterRound }) => afterRound >= session.round)
      .toSorted((one, other) => one.afterRound - other.afterRound),
    toCome: status === 'closed' || roundsOf(session) === 0 ? null : timeToCome(session, clock),
    byItself: run?.byItself ?? false,
    due: (status === 'running' && dueByClock(session, clock)) || null,
  };
}
