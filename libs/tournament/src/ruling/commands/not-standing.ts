import { reject, type DecisionContext, type Rejected } from '../../command/command.js';
import type { Correction } from '../../session/correction-period.js';
import { notBegun, notCorrectable } from '../../session/guards.js';
import type { SessionState } from '../../session/state.js';
import type { TournamentState } from '../../tournament/state.js';
import type { RulingState } from '../state.js';

/**
 * Why nothing more can be done about a ruling: the session has no such ruling, or it was withdrawn.
 *
 * @param timed by which period it has to be done, for what reason; left out: whenever, as an appeal is decided
 */
export function notStanding(
  states: { tournament: TournamentState; session: SessionState; ruling: RulingState },
  given: string,
  timed?: { readonly by: Correction; readonly context: DecisionContext; readonly reason: string },
): Rejected | undefined {
  const { ruling } = states;
  const refused = timed ? notCorrectable(timed.by, states, timed.context, timed.reason) : notBegun(states);
  if (refused) return refused;
  if (ruling.session !== given) return reject({ code: 'ruling.unknown' });
  return ruling.status === 'withdrawn' ? reject({ code: 'ruling.withdrawn' }) : undefined;
}
