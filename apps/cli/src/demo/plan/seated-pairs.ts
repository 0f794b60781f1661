import { contestantsIn, derivedId, drawnSeats, type Scheduled } from '#tournament';
import type { Chance } from './chance.js';
import { clubMembers } from './club.js';
import type { EnteredPair } from './evening-plan.js';

/** A pair for each place, where the draw will put it. */
export function seatedPairs(scheduled: Scheduled, seed: string, draw: string, chance: Chance): EnteredPair[] {
  const places = contestantsIn(scheduled);
  const members = clubMembers(places.length * 2, chance.of('members'));
  const entered = places.map((_, index) => ({
    entry: derivedId('demo-entry', seed, String(index)),
    players: [members[2 * index]!, members[2 * index + 1]!] as const,
  }));
  const seats = drawnSeats(
    entered.map(({ entry }) => entry),
    places,
    draw,
  );
  const seatOf = new Map(seats.map(({ entry, contestant }) => [entry, contestant]));
  return entered.map((pair) => ({ ...pair, contestant: seatOf.get(pair.entry)! }));
}

/** Both names of a pair. */
export function namesOf({ players: [one, other] }: EnteredPair): string {
  return `${one.name} and ${other.name}`;
}
