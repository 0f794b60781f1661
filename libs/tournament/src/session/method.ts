import type { SessionMethod } from '../games/games.js';
import type { TournamentSettings } from '../tournament/settings.js';
import type { SessionSettings } from './events.js';

/** The method that a session is scored by: its own, or the tournament's in journals of old. */
export function methodOf(
  { method }: Pick<TournamentSettings, 'method'>,
  session: Pick<SessionSettings, 'method'>,
): SessionMethod {
  return session.method === 'by-tournament' ? method : session.method;
}
