import type { SeatName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen, TeamSeen } from '../api/matchDocuments.js';
import { lineUpState } from './lineUpState.js';
import { seatsAsEntered, type Seats } from './seats.js';
import { isTeamAway, opponentsOf } from './teamsThere.js';

/** Who sat last for a team, as far as that is shown; otherwise the first four as they entered. */
export function lastSeats({ lineUps, players }: Pick<TeamSeen, 'lineUps' | 'players'>): Seats {
  const last = lineUps.at(-1)?.lineUp;
  if (!last) return seatsAsEntered(players);
  const id = (seat: SeatName) => last[seat].person ?? '';
  return { N: id('N'), E: id('E'), S: id('S'), W: id('W') };
}

/**
 * The line-ups for a round that need no choice: of teams that have handed in none for it, as last time, or as they entered
 * where they are just four.
 */
export function plainLineUps(
  seen: Pick<MatchesSeen, 'teams' | 'matches'>,
  session: Pick<SessionSeen, 'contestants'>,
  round: number,
): { readonly team: string; readonly lineUp: Seats }[] {
  return (
    seen.teams
      .filter((team) => ['missing', 'asBefore'].includes(lineUpState(team, round)))
      // What was handed in for an earlier round and is still hidden is known to nobody here.
      .filter(({ handedIn }) => handedIn.every((one) => one > round))
      .filter(({ lineUps, players }) => lineUps.length > 0 || players.length === 4)
      .filter(({ team }) => !isTeamAway(session, team, round) && opponentsOf(seen, team, round).length > 0)
      .map((team) => ({ team: team.team, lineUp: lastSeats(team) }))
  );
}
