import type { SessionListed } from '../api/documents.js';

/** A session whose tables are known, because it has its movement. */
export type Seated = Pick<SessionListed, 'session' | 'status' | 'tables'>;

/** The sessions that have tables. */
export function seatedOf<Session extends Seated>(sessions: readonly Session[]): Session[] {
  return sessions.filter(({ tables }) => tables.length > 0);
}

/** The session that is meant unless another is said: the first that is not over, otherwise the last. */
export function meantOf<Session extends Seated>(sessions: readonly Session[]): Session | undefined {
  return sessions.find(({ status }) => status !== 'closed') ?? sessions.at(-1);
}
