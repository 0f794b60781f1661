import type { TeamSeen } from '../api/matchDocuments.js';
import { contestantText } from '../messages/fieldText.js';

/** The sections in which these teams play. */
export function sectionsOf(teams: readonly Pick<TeamSeen, 'team'>[]): string[] {
  return [...new Set(teams.map(({ team }) => team.split('-')[0]!))];
}

/**
 * A team as people call it: its number, with its section where there are several, and its name or else its captain; in a
 * knockout by that alone, and by the number alone as long as nobody has it.
 */
export function teamText(team: string, teams: readonly TeamSeen[]): string {
  const known = teams.find((one) => one.team === team);
  const name = known && nameOf(known);
  if (known?.byName && name) return name;
  return [contestantText(team, { section: sectionsOf(teams).length > 1 }), name].filter(Boolean).join(' ');
}

/** A team by its name or else its captain, without its number; by the number as long as nobody has it. */
export function teamName(team: string, teams: readonly TeamSeen[]): string {
  const known = teams.find((one) => one.team === team);
  return (known && nameOf(known)) ?? teamText(team, teams);
}

function nameOf({ name, captain }: TeamSeen): string | undefined {
  return name ?? captain?.name ?? undefined;
}

/** The team that one of its pairs is of: `A-1` of `A-NS1` and `A-EW1`. */
export function teamOfPair(pair: string): string {
  return pair.replace(/-(NS|EW)/, '-');
}
