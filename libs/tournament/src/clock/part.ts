import type { Rejected } from '../command.js';
import { partCalled } from '../session/called-rounds.js';
import type { SessionState } from '../session/state.js';
import { STOPPED, type ClockState } from './clock-data.js';

/** The clock of a section, where sections are called apart; without one the clock of all. */
export function clockIn(clock: ClockState, section: string | undefined): ClockState {
  return section === undefined ? clock : (clock.sections?.[section] ?? STOPPED);
}

/** The session, or the one section of it, that a command about the clock means, with its clock. */
export function partWithClock(
  { session: whole, clock }: { readonly session: SessionState; readonly clock: ClockState },
  section: string | undefined,
):
  | Rejected
  | {
      readonly session: SessionState;
      readonly clock: ClockState;
      /** What its events name. */
      readonly of: { readonly session: string; readonly section?: string };
    } {
  const session = partCalled(whole, section);
  if ('accepted' in session) return session;
  return {
    session,
    clock: clockIn(clock, section),
    of: { session: whole.session, ...(section !== undefined && { section }) },
  };
}
