import { isIndividual } from '#movement';
import type { SessionSeen } from '../api/documents.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import type { RulingSeen } from '../api/rulingDocuments.js';
import { gameParts } from '../sheets/gameParts.js';
import { teamOfPair } from '../teams/teamText.js';

/** Somebody who may appeal, and of a pair of a team whose captain does so. */
export interface Appellant {
  readonly contestant: string;
  readonly team?: TeamSeen;
}

/**
 * Who may appeal a ruling: those whom it concerns, or everybody where it names nobody; of a team once, by its captain.
 * Law 92A.
 *
 * @param teams of a session of teams
 */
export function mayAppeal(
  session: Pick<SessionSeen, 'contestants'>,
  concerned: readonly string[],
  teams: readonly TeamSeen[] = [],
): readonly Appellant[] {
  const those = concerned.length > 0 ? concerned : session.contestants.map(({ contestant }) => contestant);
  const seen = new Set<string>();
  return those.flatMap((contestant): Appellant[] => {
    const team = teams.find((one) => one.team === teamOfPair(contestant));
    if (!team) return [{ contestant }];
    if (seen.has(team.team)) return [];
    seen.add(team.team);
    return [{ contestant, team }];
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
