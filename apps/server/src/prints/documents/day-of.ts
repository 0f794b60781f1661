import type { SessionListed } from '#projections';

/** A session as far as its day hangs on it. */
export type DayOf = Pick<SessionListed, 'session' | 'status' | 'day'>;

/**
 * The day on the printouts of a session: the one that was set, otherwise the one when it was started.
 *
 * @param started on which day sessions were started, by name
 */
export function dayOf({ session, status, day }: DayOf, started: ReadonlyMap<string, string>): string | null {
  // Of an earlier moment: before the start nobody knew it.
  return day ?? (status === 'set-up' ? null : (started.get(session) ?? null));
}
