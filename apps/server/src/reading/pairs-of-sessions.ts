import { pairAt, pairNow, type PlayState } from '#projections';
import { games } from '#tournament';
import type { PairsAtTables } from '../access/pairs-at-tables.js';

/** Who sits where now, by the journals. */
export function pairsAtTables(
  sessionsOf: (tournament: string) => Promise<PlayState['sessions']>,
): PairsAtTables {
  const sessionOf = async (tournament: string, name: string) => {
    const sessions = await sessionsOf(tournament);
    return Object.hasOwn(sessions, name) ? sessions[name] : undefined;
  };
  return {
    async at({ tournament, session: name, table, side }) {
      const session = await sessionOf(tournament, name);
      return session && pairAt(session, { table, side });
    },
    async placeOf(tournament, name, pair) {
      const session = await sessionOf(tournament, name);
      const now = session && pairNow(session, pair);
      return now?.place ? { ...now.place, here: now.here } : undefined;
    },
    async hasSides(tournament, name) {
      const session = await sessionOf(tournament, name);
      return session === undefined || !games[session.game].playAlone;
    },
  };
}
