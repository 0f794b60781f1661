import type { KnockoutSeen } from '../../api/knockoutDocuments.js';
import { twoText } from '../../knockout/knockoutText.js';
import { openTies } from '../../knockout/openTies.js';
import type { LastingWant } from './wants.js';

/** The tied matches that are played in a session, in its round or with extra boards; those under way decide themselves. */
export function tiesIn(
  knockout: Pick<KnockoutSeen, 'knockout' | 'rounds' | 'teams'>,
  session: string,
): LastingWant[] {
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
