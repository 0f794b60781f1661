import type { SessionMethod } from '../games/games.js';
import type { TournamentSettings } from '../tournament/settings.js';
import type { SessionSettings } from './events.js';

/** The scoring method of a session: its own, or in old journals the tournament's. */
export function methodOf(
  { method }: Pick<TournamentSettings, 'method'>,
  session: Pick<SessionSettings, 'method'>,
): SessionMethod {
  return session.method === 'by-tournament' ? method : session.method;
}
