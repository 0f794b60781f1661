import { mayAppealNow } from '#laws';
import { isIndividual } from '#movement';
import type { SessionSeen } from '../api/documents.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import type { RulingSeen } from '../api/rulingDocuments.js';
import { gameParts } from '../play/gameParts.js';
import { teamOfPair } from '../play/teamText.js';

/** Somebody who may appeal, and of a pair of a team whose captain does so. */
export interface Appellant {
  readonly contestant: string;
  readonly team?: TeamSeen;
}

/** Those who withdrew an appeal against a ruling as it is now. */
function withdrewIn(history: RulingSeen['history']): string[] {
  const since = history.slice(history.findLastIndex(({ what }) => what === 'amended') + 1);
  return since.flatMap(({ what }, at) => {
    const appealed = since.slice(0, at).findLast((one) => one.what === 'appealed')?.contestant;
    return what === 'appeal-withdrawn' && appealed !== undefined ? [appealed] : [];
  });
}

/**
 * Who may appeal a ruling: those whom it concerns, or everybody where it names nobody; of a team once, by its captain.
 * Law 92A. Late nobody who has withdrawn an appeal.
 *
 * @param inTime whether the appeal period is not over
 * @param teams of a session of teams
 */
export function mayAppeal(
  session: Pick<SessionSeen, 'contestants'>,
  { contestants: concerned, history }: Pick<RulingSeen, 'contestants' | 'history'>,
  inTime: boolean,
  teams: readonly TeamSeen[] = [],
): readonly Appellant[] {
  const those = concerned.length > 0 ? concerned : session.contestants.map(({ contestant }) => contestant);
  const teamOf = (contestant: string) => teams.find((one) => one.team === teamOfPair(contestant));
  const appellant = (contestant: string) => teamOf(contestant)?.team ?? contestant;
  const withdrew = withdrewIn(history).map(appellant);
  const seen = new Set<string>();
  return those.flatMap((contestant): Appellant[] => {
    const name = appellant(contestant);
    if (seen.has(name) || !mayAppealNow(name, { withdrew, inTime })) return [];
    seen.add(name);
    const team = teamOf(contestant);
    return [{ contestant, ...(team && { team }) }];
  });
}

/**
 * Who has to concur in an appeal, and by what law: both partners, in teams the captain. Law 92D; since 2007 92D1 and 92D2.
 * Nobody in an individual, and where the game is no bridge.
 */
export function concurrenceOf(
  { game, sections }: Pick<SessionSeen, 'game' | 'sections'>,
  { edition }: RulingSeen['law'],
): { readonly of: 'pair' | 'team'; readonly law: string } | undefined {
  if (gameParts(game).sheets || sections.some(({ movement }) => isIndividual(movement))) return undefined;
  const of = sections.some(({ movement }) => movement.teams !== undefined) ? 'team' : 'pair';
  if (edition === '1987' || edition === '1997') return { of, law: '92D' };
  return { of, law: of === 'team' ? '92D2' : '92D1' };
}
