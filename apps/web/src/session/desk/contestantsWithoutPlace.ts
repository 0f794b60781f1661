import type { SessionSeen } from '../../api/documents.js';
import type { MatchesSeen } from '../../api/matchDocuments.js';
import type { EntrySeen } from '../../api/deskDocuments.js';

/**
 * How many who have entered a session that is played have no place in it while there are places that nobody has: teams
 * without a number, pairs or players without a seat.
 *
 * @param teams left out: no teams play
 */
export function withoutPlace(
  { entrants, contestants }: Pick<SessionSeen, 'entrants' | 'contestants'>,
  entries: readonly EntrySeen[],
  teams?: MatchesSeen['teams'],
): number {
  const chosen = entrants && new Set(entrants.entries);
  const places = teams ?? contestants.filter(({ absent }) => !absent.some(isForGood));
  const taken = new Set([...(teams ?? []), ...contestants].flatMap(({ entry }) => entry ?? []));
  const waiting = entries.filter(
    ({ entry, withdrawn, captain }) =>
      !withdrawn &&
      (captain !== undefined) === (teams !== undefined) &&
      (chosen?.has(entry) ?? true) &&
      !taken.has(entry),
  );
  return Math.min(waiting.length, places.filter(({ entry }) => entry === null).length);
}

function isForGood({ fromRound, untilRound }: SessionSeen['contestants'][number]['absent'][number]): boolean {
  return fromRound === 1 && untilRound === null;
}
