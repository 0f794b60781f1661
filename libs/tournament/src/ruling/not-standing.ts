import { reject, type Rejected } from '../command.js';
import { notRunning } from '../session/guards.js';
import type { SessionState } from '../session/state.js';
import type { TournamentState } from '../tournament/state.js';
import type { RulingState } from './state.js';

/** What stands against doing more about a ruling: it is none of the session's, or it was taken back. */
export function notStanding(
  {
    tournament,
    session,
    ruling,
  }: { tournament: TournamentState; session: SessionState; ruling: RulingState },
  given: string,
): Rejected | undefined {
  const refused = notRunning(tournament, session);
  if (refused) return refused;
  if (ruling.session !== given) return reject({ code: 'ruling.unknown' });
  return ruling.status === 'withdrawn' ? reject({ code: 'ruling.withdrawn' }) : undefined;
}
