import { CLUB_REGULATION, type CorrectionPeriod, type Regulation } from '#laws';
import { MINUTE } from '../clock/state.js';
import type { RegulationFrom } from '../tournament/settings.js';

/** When a session was closed, and opened again; null: it has stayed closed. In microseconds since the epoch. */
export type Closing = {
  readonly closed: number;
  readonly reopened: number | null;
};

/** What can be corrected after the end of a session, each with a period of its own. */
export const CORRECTIONS = ['scores', 'rulings', 'appeals'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** Until when each is taken, in microseconds since the epoch; null: the session is not over. */
export type CorrectionEnds = { readonly [Kind in Correction]: number | null };

function periodOf({ corrections, appeals }: Regulation, kind: Correction): CorrectionPeriod {
  return kind === 'appeals' ? appeals.period : corrections[kind];
}

function endOf(period: CorrectionPeriod, closed: number): number {
  return 'until' in period ? Math.max(period.until, closed) : closed + period.minutes * MINUTE;
}

/** The end of one period of a session that was closed then: what is regulated anew before it ends moves it, not later. */
function endFrom(closed: number, kind: Correction, regulations: readonly RegulationFrom[]): number {
  const before = regulations.findLast(({ from }) => from <= closed)?.regulation ?? CLUB_REGULATION;
  return regulations
    .filter(({ from }) => from > closed)
    .reduce(
      (end, { from, regulation }) =>
        from < end ? Math.max(from, endOf(periodOf(regulation, kind), closed)) : end,
      endOf(periodOf(before, kind), closed),
    );
}

/**
 * Until when scores are corrected (Law 79C), rulings given and appealed (Law 92B): the session ends with its last round,
 * all boards played and scored (Law 8C), which is when it is closed and everybody can see the scores. One that is opened
 * again before a period ends begins it anew when it is closed; a period that has ended stays so.
 *
 * @param closings in their order
 * @param regulations that were chosen, in their order; before the first the laws hold
 */
export function correctionEnds(
  closings: readonly Closing[],
  regulations: readonly RegulationFrom[],
): CorrectionEnds {
  const end = (kind: Correction): number | null => {
    for (const { closed, reopened } of closings) {
      const ends = endFrom(closed, kind, regulations);
      if (reopened === null || reopened >= ends) return ends;
    }
    return null;
  };
  return { scores: end('scores'), rulings: end('rulings'), appeals: end('appeals') };
}

/** When standings become official: after that no score is corrected and no ruling given; null: not yet known. */
export function officialFrom({ scores, rulings }: CorrectionEnds): number | null {
  return scores === null || rulings === null ? null : Math.max(scores, rulings);
}

/** Whether something that happened then came behind the end of its period. The last microsecond still belongs to it. */
export function isAfter(end: number | null, time: number): boolean {
  return end !== null && time > end;
}

/** The closings of a session that is opened again. */
export function withReopened<Known extends Closing>(
  known: readonly Known[],
  reopened: number,
): readonly Known[] {
  return known.map((closing, index) => (index === known.length - 1 ? { ...closing, reopened } : closing));
}
