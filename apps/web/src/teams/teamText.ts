import type { TeamSeen } from '../api/matchDocuments.js';
import { contestantText } from '../messages/fieldText.js';

/** A team as people call it: its number and its captain; the number alone as long as nobody has it. */
export function teamText(team: string, teams: readonly TeamSeen[], { section = false } = {}): string {
  const name = teams.find((one) => one.team === team)?.captain?.name;
  return [contestantText(team, { section }), name].filter(Boolean).join(' ');
}
