import type { TournamentListed } from '../../api/types.js';

/** A tournament that is announced. */
export type Entry = TournamentListed & { readonly announced: NonNullable<TournamentListed['announced']> };

export interface MonthOfCalendar {
  /** `2026-12`. */
  readonly month: string;
  readonly entries: readonly Entry[];
}

/**
 * The announced tournaments by months: those that come, the next first, and those that are over, the last first. One
 * whose end is not known is over when its day is.
 *
 * @param now on the venue's clock: `2026-12-03T19:00`
 */
export function calendarMonths(
  tournaments: readonly TournamentListed[],
  now: string,
): { readonly ahead: readonly MonthOfCalendar[]; readonly over: readonly MonthOfCalendar[] } {
  const entries = tournaments
    .filter((one): one is Entry => one.announced !== null)
    .toSorted((one, other) => (one.announced.starts < other.announced.starts ? -1 : 1));
  const isOver = ({ announced: { starts, ends } }: Entry) =>
    ends === null ? starts.slice(0, DAY) < now.slice(0, DAY) : ends <= now;
  return {
    ahead: byMonths(entries.filter((entry) => !isOver(entry))),
    over: byMonths(entries.filter(isOver).toReversed()),
  };
}

const DAY = '2026-12-03'.length;
const MONTH = '2026-12'.length;

function byMonths(entries: readonly Entry[]): MonthOfCalendar[] {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const month = entry.announced.starts.slice(0, MONTH);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, own]) => ({ month, entries: own }));
}
