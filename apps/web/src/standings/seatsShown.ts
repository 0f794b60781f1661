import type { SessionSeen } from '../api/documents.js';
import { isKnown, roundAhead } from '../play/roundDraw.js';
import type { HallPhase } from './hallPhase.js';

/** The round whose seats the hall display shows. */
export interface SeatsShown {
  readonly round: number;
  /** Nothing else is shown: nobody plays, or there are no results yet. */
  readonly alone: boolean;
}

/**
 * Whose seats the hall display shows: around every change of rounds those of the round that comes, alone; in the last
 * minutes of a round those of the next one, in turn with the standings; in the rest of it its own, for whoever comes late,
 * or those of the next one once it is drawn.
 *
 * @param phase of the clock; undefined where it has not begun
 * @param nothingYet there are no standings
 */
export function seatsShown(
  session: Pick<SessionSeen, 'sections' | 'round' | 'status' | 'contestants'>,
  phase: HallPhase | undefined,
  nothingYet: boolean,
): SeatsShown | undefined {
  const { round, status } = session;
  const ahead = roundAhead(session);
  if (round === 0) return ahead === undefined ? undefined : { round: ahead, alone: true };
  if (status !== 'running') return undefined;
  if (phase === 'change' || phase === 'settling') return { round, alone: true };
  const isBetween = phase === 'break' || phase === 'over';
  const isEnding = isBetween || phase === 'warning';
  if (isEnding && isKnown(session, round + 1)) return { round: round + 1, alone: isBetween };
  // No round comes that is known: nobody looks for a table.
  if (isBetween && !nothingYet) return undefined;
  return { round: ahead ?? round, alone: nothingYet };
}
