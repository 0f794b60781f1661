import type { StandsAs } from '#prints';
import type { SessionSeen, SessionListed } from '#projections';

/** At which moment something is printed, and how moments are written. */
export interface PrintedAt {
  /** Whether it is of an earlier moment; every such printout says so. */
  readonly past: boolean;
  /** In microseconds since the epoch. */
  readonly now: number;
  /** `2026-03-01 21:07`, as the venue's clocks show microseconds since the epoch. */
  readonly minuteAt: (moment: number) => string;
}

/** What a standing is worth when it is printed: provisional as long as corrections are taken, then official. */
export function standsAs(
  { final, corrections }: { readonly final: boolean; readonly corrections: SessionSeen['corrections'] },
  { past, now, minuteAt }: PrintedAt,
): StandsAs {
  if (!final) return { as: 'running' };
  if (corrections === null) return { as: 'final' };
  const { scores, rulings, official, amended } = corrections;
  if (amended === null && (past || now < official)) {
    return { as: 'provisional', scores: minuteAt(scores), rulings: minuteAt(rulings), past };
  }
  return {
    as: 'official',
    since: minuteAt(official),
    amended: amended === null ? null : minuteAt(amended),
  };
}

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
