import { playKey, type BoardLocations, type BoardAtTable } from '#tournament';
import { resultOf, type ResultPlay, type SessionPlay } from './play-state.js';
import { hasFinished } from './finished.js';
import { isPostponed, isSettled, playsAt, roundAt } from './progress.js';
import { scheduleOf } from './schedule.js';

const SCORED: readonly ResultPlay['status'][] = ['entered', 'disputed', 'agreed', 'voided'];

/** What is known of a session's boards and tables in the hall. */
export function boardLocationsOfPlay(session: SessionPlay): BoardLocations {
  const { playedAt } = scheduleOf(session);
  return {
    isPlayed: (table, round) => playedAt(table, round) !== undefined,
    left: (table, round) =>
      round === 0 || roundAt(session, table) > round || hasFinished(session, table, round),
    isOpen: (play) => !isSettled(session, play) && !isPostponed(session, play),
    isScored: (play) => {
      const status = resultOf(session, play).status;
      return isSettled(session, play) || SCORED.includes(status);
    },
    entersItself: (table, round) =>
      playsAt(session, table, round).some((play) => resultOf(session, play).side !== null),
    told: ({ table, ...play }: BoardAtTable) => session.tables[table]?.told[playKey(play)],
    named: (table) => session.tables[table]?.responsible ?? undefined,
  };
}
