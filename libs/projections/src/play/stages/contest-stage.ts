import type { EventSession, Rational } from '#scoring';
import type { StandingsSeen } from '../../visibility/standings-seen.js';
import type { SessionPlay } from '../play-state.js';

/** A session of a contest, as far as it is seen. */
export interface Stage {
  readonly session: SessionPlay;
  readonly seen: StandingsSeen;
  readonly event: EventSession;
  readonly boards: number;
  readonly maximum: Rational | undefined;
}
