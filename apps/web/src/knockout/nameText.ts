import type { KnockoutSeen, TeamOfKnockout } from '../api/knockoutDocuments.js';
import { namesText } from '../play/namesText.js';

/** A team by its name, or else by its captain's. */
export function knockoutTeamText({
  name,
  captain,
  players,
}: Pick<TeamOfKnockout, 'name' | 'captain' | 'players'>): string {
  return name ?? namesText([captain ?? players[0] ?? { name: null }]);
}

/** The team of an entry, without its seed. */
export function nameText({ teams }: Pick<KnockoutSeen, 'teams'>, entry: string): string {
  const team = teams.find((one) => one.entry === entry);
  return team ? knockoutTeamText(team) : '?';
}

/** The team that has won it; undefined as long as that is not decided. */
export function winnerText(knockout: Pick<KnockoutSeen, 'teams' | 'places'>): string | undefined {
  const first = knockout.places.find(({ to }) => to === 1);
  return first && nameText(knockout, first.entry);
}
