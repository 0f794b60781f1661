import { clockIn, isCalledApart, MINUTE, roundsOfSection, sectionOf, type ClockState } from '#tournament';
import type { SessionPlay } from './play-state.js';
import { isSettled, playsAt, roundAt } from './progress.js';

/** The clock of a table: its section's, where sections are called apart. */
function clockAt(session: SessionPlay, table: string): ClockState {
  return clockIn(session.clock, isCalledApart(session) ? sectionOf(table) : undefined);
}

/** Minutes that a table was given in a round beside the others. */
export function extraAt(session: SessionPlay, table: string, round: number): number {
  return clockAt(session, table).extra[table]?.[round] ?? 0;
}

/**
 * When the time of a round ends at a table, with what it was given beside the others; null as long as nobody knows: the
 * round has not been called, or its clock stands.
 *
 * @returns microseconds since the epoch
 */
export function dueAt(session: SessionPlay, table: string, round: number): number | null {
  const clock = clockAt(session, table);
  const ends =
    clock.status === 'running' && clock.round === round ? clock.ends : (clock.ended[round] ?? null);
  return ends === null ? null : ends + extraAt(session, table, round) * MINUTE;
}

/** A round that a table finished behind its time, in full minutes. */
export type RoundOver = { readonly round: number; readonly minutes: number };

/** The rounds that a table finished behind their time: by when its players moved on, or its last score was agreed. */
export function roundsOver(session: SessionPlay, table: string): RoundOver[] {
  return Object.entries(session.finished[table] ?? {}).flatMap(([name, finished]) => {
    const round = Number(name);
    const due = dueAt(session, table, round);
    const minutes = due === null ? 0 : Math.floor((finished - due) / MINUTE);
    return minutes > 0 ? [{ round, minutes }] : [];
  });
}

/**
 * Whether the session is over at a table (Law 8C): it is in its last round, and all its boards of all rounds are finished
 * and their scores undisputed.
 */
export function isOverAt(session: SessionPlay, table: string): boolean {
  const last = roundsOfSection(session, table);
  if (last === 0 || roundAt(session, table) < last) return false;
  return Array.from({ length: last }, (_, index) => playsAt(session, table, index + 1))
    .flat()
    .every((play) => isSettled(session, play));
}
