import { by, type AtTable } from './at-tables.js';
import type { MovementFaultFound } from './faults.js';

/**
 * What is wrong with the matches of teams: each has two tables, with the North-South pair of the one team and of the
 * other, and both play the same boards.
 *
 * @param sittings of pairs called by the line and the team: NS3
 */
export function* matches(sittings: readonly Sitting[]): Iterable<MovementFaultFound> {
  const team = (pair: string) => pair.slice(2);
  const played = sittings.filter(({ played }) => played);
  const halves = new Map(
    by(played, ({ ns, ew }) => `${team(ns)} ${team(ew)}`).map((half) => [
      `${team(half[0]!.ns)} ${team(half[0]!.ew)}`,
      half,
    ]),
  );
  for (const half of halves.values()) {
    const { round, table, ns, ew } = half[0]!;
    const [contestant, opponent] = [team(ns), team(ew)];
    if (contestant === opponent) {
      yield { code: 'movement.against-itself', round, table, contestant };
      continue;
    }
    const other = halves.get(`${opponent} ${contestant}`);
    if (!other) {
      yield { code: 'movement.match-half', round, table, contestant, opponent };
      continue;
    }
    // Told once, by the half that comes first.
    const first = other[0]!.round > round || (other[0]!.round === round && other[0]!.table > table);
    const [sets, otherSets] = [half, other].map((sittings) =>
      sittings.map(({ set }) => set).toSorted((one, another) => one - another),
    ) as [number[], number[]];
    if (first && sets.join() !== otherSets.join()) {
      yield { code: 'movement.match-boards', round, table, contestant, opponent, sets, otherSets };
    }
  }
}

/** Who sits at a table in a round; of teams, the pair that does: NS3 is the North-South pair of team 3. */
export interface Sitting extends AtTable {
  readonly ns: string;
  readonly ew: string;
}
