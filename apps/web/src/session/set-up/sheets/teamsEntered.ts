import type { EntrySeen } from '../../../api/deskDocuments.js';

/** How many play for a team. */
export const MEMBERS = 3;

/** A team of three by the name that its first player has given it, and who plays for it. */
export interface TeamEntered {
  readonly team: string;
  readonly entries: readonly EntrySeen[];
}

/** The teams for which those who have entered play, in the order of registration. Names that differ in capitals are one. */
export function teamsEntered(entries: readonly EntrySeen[]): readonly TeamEntered[] {
  const teams = new Map<string, TeamEntered>();
  for (const entry of entries) {
    const team = entry.forDraws?.team;
    if (team === undefined) continue;
    const key = team.normalize('NFKC').toLowerCase();
    const known = teams.get(key) ?? { team, entries: [] };
    teams.set(key, { ...known, entries: [...known.entries, entry] });
  }
  return [...teams.values()];
}

/** Teams with the places of their players, from the first of the section on. */
export function teamsWithPlaces(teams: readonly TeamEntered[], section = 'A') {
  return teams.map(({ team }, index) => ({
    team,
    players: Array.from({ length: MEMBERS }, (_, at) => `${section}-${MEMBERS * index + at + 1}`),
  }));
}
