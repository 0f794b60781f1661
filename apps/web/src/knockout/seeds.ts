import type { ContestSeen } from '../api/contestDocuments.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import type { EntrySeen } from '../api/deskDocuments.js';

/** The entries of a session of teams in the order of their places; where sections are ranked apart, the first of each come first. */
export function seedsOfStanding({ standing, teams }: Pick<MatchesSeen, 'standing' | 'teams'>): string[] {
  const rank = ({ place }: MatchesSeen['standing'][number]) => place ?? Number.MAX_SAFE_INTEGER;
  const byPlace = standing.toSorted((one, other) => rank(one) - rank(other));
  return byPlace.flatMap(({ team }) => teams.find((one) => one.team === team)?.entry ?? []);
}

/** The teams by their own seeding numbers; those without one behind, in the order of their entry. */
export function seedsOfEntries(teams: readonly Pick<EntrySeen, 'entry' | 'forDraws'>[]): string[] {
  const rank = ({ forDraws }: Pick<EntrySeen, 'forDraws'>) => forDraws?.seed ?? Number.MAX_SAFE_INTEGER;
  return teams.toSorted((one, other) => rank(one) - rank(other)).map(({ entry }) => entry);
}

/** The entries of those who go on from a contest, in the order of its places; of nobody's who is no team here. */
export function seedsGoingOn(
  { entries: participants }: Pick<ContestSeen, 'entries'>,
  teams: readonly EntrySeen[],
): string[] {
  const found = participants
    .filter(({ qualifies }) => qualifies === 'yes' || qualifies === 'decided')
    .flatMap(({ players }) => {
      const persons = players.flatMap(({ person }) => person ?? []);
      const own = teams.find((team) => {
        const members = new Set(team.players.map(({ person }) => person));
        return persons.length > 0 && persons.every((person) => members.has(person));
      });
      return own?.entry ?? [];
    });
  return [...new Set(found)];
}

/** The same order for a knockout; nothing as long as some are tied for going on, who would be left out. */
export function orderGoingOn(
  contest: Pick<ContestSeen, 'entries' | 'cut'>,
  entries: readonly EntrySeen[],
): string[] | undefined {
  if ((contest.cut?.open ?? 0) > 0) return undefined;
  return seedsGoingOn(
    contest,
    entries.filter(({ captain }) => captain),
  );
}

/** A list with one of it a place further up. */
export function movedUp(seeds: readonly string[], entry: string): string[] {
  const index = seeds.indexOf(entry);
  if (index <= 0) return [...seeds];
  return [...seeds.slice(0, index - 1), entry, seeds[index - 1]!, ...seeds.slice(index + 1)];
}
