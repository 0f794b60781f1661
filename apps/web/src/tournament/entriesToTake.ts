import { sameName, type EntryToWrite } from '#lists';
import type { EntrySeen, PlayerFound } from '../api/deskDocuments.js';

/** Entries as they are written into a table: the captain of a team first, and everybody with his member number. */
export function entriesToTake(
  entries: readonly EntrySeen[],
  known: readonly PlayerFound[],
): readonly EntryToWrite[] {
  return entries.map(({ players, captain, name, forDraws, class: { stratum, categories } }) => ({
    players: players
      .toSorted(
        (one, other) => Number(other.person === captain?.person) - Number(one.person === captain?.person),
      )
      .map((player) => {
        const memberNumber = memberNumberOf(player, known);
        return { name: player.name, ...(memberNumber !== null && { memberNumber }) };
      }),
    ...teamOf(name ?? forDraws?.team),
    clubs: forDraws?.groups.club ?? [],
    seed: forDraws?.seed ?? null,
    stratum,
    categories,
  }));
}

const teamOf = (team: string | undefined) => (team === undefined ? {} : { team });

/** By his id; the record of one whose records were merged has another, and is his where nobody else has his name. */
function memberNumberOf(
  { person, name }: EntrySeen['players'][number],
  known: readonly PlayerFound[],
): string | null {
  const own = known.find(({ id }) => id === person);
  if (own) return own.memberNumber;
  const namesakes = known.filter((one) => name !== null && sameName(one.name) === sameName(name));
  return namesakes.length === 1 ? namesakes[0]!.memberNumber : null;
}
