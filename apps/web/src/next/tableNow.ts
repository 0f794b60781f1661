import { everybodyAt } from '#movement';
import type { SessionSeen } from '../api/documents.js';
import { isAway, meetingAt } from '../play/schedule.js';

/** The table of everybody who is to play in a round, by contestant. */
export function everybodyAtTable(
  session: Pick<SessionSeen, 'sections' | 'contestants' | 'tables'>,
  round: number,
): ReadonlyMap<string, string> {
  return new Map(
    session.tables.flatMap((table) => {
      const meeting = meetingAt(session, table, round);
      if (!meeting) return [];
      const there = everybodyAt(meeting).filter((contestant) => !isAway(session, contestant, round));
      return there.map((contestant) => [contestant, table] as const);
    }),
  );
}
