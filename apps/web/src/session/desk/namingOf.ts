import type { ContestantSeen, SessionSeen } from '../../api/documents.js';
import type { Commands } from '../../api/schemas.js';

/**
 * Who plays as a contestant, as it is sent.
 *
 * @param players their ids
 * @param at the position that was looked at; left out: it rests on nothing that others can have changed
 */
export function namingOf(
  session: SessionSeen,
  { contestant }: ContestantSeen,
  players: readonly string[],
  at?: number,
): Commands['session.name-players'] {
  return {
    session: session.session,
    table: session.tables[0] ?? '',
    contestant,
    players,
    ...(at !== undefined && { at }),
  };
}
