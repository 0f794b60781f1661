import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen, TeamSeen } from '../api/matchDocuments.js';
import { calledIn } from '../play/calledParts.js';
import { isRoundOver, isTeamAway, opponentsOf } from './teamsThere.js';

/** What is known of who plays for a team in a round: handed in, shown, the same as before, or nothing yet. */
export type LineUpState = 'handedIn' | 'shown' | 'asBefore' | 'missing';

/** How far the line-up of a team for a round is. */
export function lineUpState(
  { handedIn, lineUps }: Pick<TeamSeen, 'handedIn' | 'lineUps'>,
  round: number,
): LineUpState {
  const shown = lineUps.map(({ fromRound }) => fromRound);
  if (handedIn.includes(round)) return 'handedIn';
  if (shown.includes(round)) return 'shown';
  return [...handedIn, ...shown].some((from) => from < round) ? 'asBefore' : 'missing';
}

/** The teams without a line-up for the round that they play, or for the first one before its call. */
export function teamsWithoutLineUp(
  seen: Pick<MatchesSeen, 'teams' | 'matches'>,
  session: Pick<SessionSeen, 'contestants' | 'round' | 'called'>,
): { readonly team: string; readonly round: number }[] {
  return seen.teams
    .filter(({ players }) => players.length > 0)
    .map((team) => ({ ...team, round: Math.max(1, calledIn(session, team.team)) }))
    .filter(
      ({ round, ...team }) =>
        lineUpState(team, round) === 'missing' &&
        !isTeamAway(session, team.team, round) &&
        !isRoundOver(seen, team.team, round) &&
        opponentsOf(seen, team.team, round).length > 0,
    )
    .map(({ team, round }) => ({ team, round }));
}
