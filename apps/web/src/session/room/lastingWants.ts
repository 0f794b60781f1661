import type { KnockoutSeen } from '../../api/knockoutDocuments.js';
import type { RulingsSeen } from '../../api/rulingDocuments.js';
import { twoText } from '../../knockout/knockoutText.js';
import { openTies } from '../../knockout/openTies.js';
import { calledOf } from '../../rulings/calledOf.js';
import type { LastingWant } from './wants.js';

/** The appeals against rulings of a session that wait for their decision. */
export function openAppeals(
  { rulings, players }: Pick<RulingsSeen, 'rulings' | 'players'>,
  session: string,
): LastingWant[] {
  return rulings
    .filter((each) => each.session === session && each.appealed)
    .map(({ ruling, law, history }) => {
      const by = history.findLast(({ what }) => what === 'appealed')?.contestant;
      return { kind: 'appeal', ruling, law, by: by ? calledOf(by, players[session]) : '?' };
    });
}

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
