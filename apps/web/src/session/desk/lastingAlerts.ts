import type { KnockoutSeen } from '../../api/knockoutDocuments.js';
import type { SessionSeen } from '../../api/documents.js';
import type { MatchesSeen } from '../../api/matchDocuments.js';
import { twoText } from '../../knockout/knockoutText.js';
import { openTies } from '../../play/openTies.js';
import { teamsWithoutLineUp } from '../../teams/lineUpState.js';
import type { LastingAlert } from './alerts.js';

/** The tied matches that are played in a session, in its round or with extra boards; those under way decide themselves. */
export function tiesIn(
  knockout: Pick<KnockoutSeen, 'knockout' | 'rounds' | 'teams'>,
  session: string,
): LastingAlert[] {
  return knockout.rounds.flatMap((round) =>
    openTies({ rounds: [round] })
      .filter(({ extras }) => [round, ...extras].some((each) => each.session === session))
      .filter(({ extras }) => extras.every(({ status }) => status !== 'running'))
      .map(({ match, entries }) => ({
        kind: 'tied',
        knockout: knockout.knockout,
        match,
        between: twoText(knockout, entries),
      })),
  );
}

/** The line-ups that are missing in a session of teams: how many, and for which round first. */
export function lineUpsToCome(
  seen: Pick<MatchesSeen, 'teams' | 'matches'>,
  session: Pick<SessionSeen, 'contestants' | 'round' | 'called'>,
): LastingAlert[] {
  const missing = teamsWithoutLineUp(seen, session);
  if (missing.length === 0) return [];
  const round = Math.min(...missing.map((one) => one.round));
  return [{ kind: 'line-ups', round, count: missing.length }];
}
