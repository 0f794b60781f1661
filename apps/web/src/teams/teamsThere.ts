import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen, MatchSeen } from '../api/matchDocuments.js';
import { isAway } from '../session/room/schedule.js';

/** Whether a team is away in a round: neither of its pairs is there. */
export function isTeamAway(session: Pick<SessionSeen, 'contestants'>, team: string, round: number): boolean {
  return ['NS', 'EW'].every((line) => isAway(session, team.replace('-', `-${line}`), round));
}

/** The round from which a team is away to the end; undefined where it plays the last one. */
export function awayFrom(
  session: Pick<SessionSeen, 'contestants' | 'rounds'>,
  team: string,
): number | undefined {
  const { rounds } = session;
  const away = Array.from({ length: rounds }, (_, index) => index + 1).findLastIndex(
    (round) => !isTeamAway(session, team, round),
  );
  return away === rounds - 1 ? undefined : away + 2;
}

/** The first round of a match of a team that is not played to its end; undefined where there is none. */
export function nextRoundOf({ matches }: Pick<MatchesSeen, 'matches'>, team: string): number | undefined {
  const rounds = matches
    .filter(({ home, away, complete, off }) => [home, away].includes(team) && !complete && !off)
    .flatMap(roundsOf);
  return rounds.length === 0 ? undefined : Math.min(...rounds);
}

/** The teams that a team meets in a round, those that are there: one, or one with each of its pairs. */
export function opponentsOf(
  { matches }: Pick<MatchesSeen, 'matches'>,
  team: string,
  round: number,
): string[] {
  const met = matches
    .filter((match) => !match.off && roundsOf(match).includes(round))
    .flatMap(({ home, away }) => (home === team ? [away] : away === team ? [home] : []));
  return [...new Set(met)];
}

function roundsOf({ segments }: MatchSeen): number[] {
  return segments.flatMap(({ home, away }) => [home.round, away.round]);
}
