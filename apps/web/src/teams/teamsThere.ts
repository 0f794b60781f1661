import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen, MatchSeen } from '../api/matchDocuments.js';
import type { TableAtDesk } from '../api/deskDocuments.js';
import { calledIn } from '../play/calledParts.js';
import { leavesFrom } from '../play/absences.js';
import { isAway } from '../play/schedule.js';
import { SETTLED } from '../play/stillOpen.js';

function pairsOf(team: string): string[] {
  return ['NS', 'EW'].map((line) => team.replace('-', `-${line}`));
}

/** Whether a team is away in a round: neither of its pairs is there. */
export function isTeamAway(session: Pick<SessionSeen, 'contestants'>, team: string, round: number): boolean {
  return pairsOf(team).every((pair) => isAway(session, pair, round));
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

/** From which round on a team can leave: that which both its pairs can leave from; undefined: none is left. */
export function teamLeavesFrom(
  session: Pick<SessionSeen, 'sections' | 'round' | 'called'>,
  team: string,
  tables: readonly Pick<TableAtDesk, 'table' | 'round' | 'boards'>[],
): number | undefined {
  const from = pairsOf(team).map((pair) => leavesFrom(session, pair, tables));
  return from.includes(undefined) ? undefined : Math.max(...from.map(Number));
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

/** Whether a match is being played: its first round has been called, and the session goes on. */
export function isUnderWay(
  match: Pick<MatchSeen, 'home' | 'segments'>,
  session: Pick<SessionSeen, 'status' | 'round' | 'called'>,
): boolean {
  return session.status === 'running' && Math.min(...roundsOf(match)) <= calledIn(session, match.home);
}

/** Whether every board that a team plays in a round is over. */
export function isRoundOver({ matches }: Pick<MatchesSeen, 'matches'>, team: string, round: number): boolean {
  const plays = matches
    .filter((match) => !match.off && [match.home, match.away].includes(team))
    .flatMap(({ segments }) => segments)
    .flatMap(({ home, away, boards }) =>
      boards.flatMap((board) => [
        ...(home.round === round ? [board.shown && SETTLED.includes(board.home.status)] : []),
        ...(away.round === round ? [board.shown && SETTLED.includes(board.away.status)] : []),
      ]),
    );
  return plays.length > 0 && plays.every(Boolean);
}

function roundsOf({ segments }: Pick<MatchSeen, 'segments'>): number[] {
  return segments.flatMap(({ home, away }) => [home.round, away.round]);
}
