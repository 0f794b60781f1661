import type { SessionSeen } from '../api/documents.js';
import { isKnown, roundAhead } from '../play/roundDraw.js';
import type { Phase } from '../play/clockFace.js';

/** The round whose seats the hall display shows. */
export interface SeatsShown {
  readonly round: number;
  /** Nothing else is shown: nobody plays, or there are no results yet. */
  readonly alone: boolean;
}

/**
 * Whose seats the hall display shows: before the first round and between rounds those of the round that comes, alone;
 * while a round is played whose next one is drawn those beside the standings; nothing during any other round.
 *
 * @param phase of the clock; undefined where it has not begun
 * @param nothingYet there are no standings
 */
export function seatsShown(
  session: Pick<SessionSeen, 'sections' | 'round' | 'status' | 'contestants'>,
  phase: Phase | undefined,
  nothingYet: boolean,
): SeatsShown | undefined {
  const { round, status } = session;
  const ahead = roundAhead(session);
  if (round === 0) return ahead === undefined ? undefined : { round: ahead, alone: true };
  if (status !== 'running') return undefined;
  if (phase === 'change') return { round, alone: true };
  const isBetween = phase === 'break' || phase === 'over';
  if (isBetween && isKnown(session, round + 1)) return { round: round + 1, alone: true };
  if (nothingYet) return { round: ahead ?? round, alone: true };
  return ahead === undefined ? undefined : { round: ahead, alone: false };
}
