import { useQueries } from '@tanstack/react-query';
import type { SessionSeen } from '../api/documents.js';
import type { PlaceOfRuling } from '../api/sessionCommands.js';
import type { RulingGame } from './RulingGame.js';

/** What is known of the places of a ruling, as its game reads them; undefined as long as it is being fetched. */
export function useGround<Place extends PlaceOfRuling, Draft, Ground>(
  game: RulingGame<Place, Draft, Ground>,
  tournament: string,
  session: SessionSeen,
  about: readonly Place[],
): Ground | undefined {
  const sheets = useQueries({
    queries: [...game.sheetsOf(tournament, session, about)],
    combine: (read) => read.map(({ data }) => data),
  });
  return game.ground(session, sheets);
}
