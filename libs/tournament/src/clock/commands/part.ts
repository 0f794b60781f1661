import type { SessionState } from '../../session/state.js';
import type { TournamentState } from '../../tournament/state.js';
import { type ClockState, STOPPED } from '../state.js';
import type { Rejected } from '../../command/command.js';
import { partCalled } from '../../session/called-rounds.js';
import { notRunning } from '../../session/guards.js';

/** The clock of a section, where sections are called apart; without one the clock of all. */
export function clockIn(clock: ClockState, section: string | undefined): ClockState {
  return section === undefined ? clock : (clock.sections?.[section] ?? STOPPED);
}

/** A session, or one section of it, with its clock. */
interface PartWithClock {
  readonly session: SessionState;
  readonly clock: ClockState;
  /** What its events name. */
  readonly of: { readonly session: string; readonly section?: string };
}

/** The session, or the one section of it, that a command about the clock means, with its clock. */
export function partWithClock(
  { session: whole, clock }: { readonly session: SessionState; readonly clock: ClockState },
  section: string | undefined,
): Rejected | PartWithClock {
  const session = partCalled(whole, section);
  if ('accepted' in session) return session;
  return {
    session,
    clock: clockIn(clock, section),
    of: { session: whole.session, ...(section !== undefined && { section }) },
  };
}

/** The same while the session runs: the clocks of others do not. */
export function runningPart(
  states: {
    readonly tournament: TournamentState;
    readonly session: SessionState;
    readonly clock: ClockState;
  },
  section: string | undefined,
): Rejected | PartWithClock {
  return notRunning(states.tournament, states.session) ?? partWithClock(states, section);
}
