import { FAMILIES_OF_PAIRS, playsOf, type Movement } from '../movement/movement.js';

/** How pairs and boards go from round to round, as one sentence says it; by table cards: in no way that one could. */
export interface HowItMoves {
  readonly kind: (typeof FAMILIES_OF_PAIRS)[number] | 'by-cards';
  /** Who stay at their tables. */
  readonly stay: number;
  readonly tables: number;
  /** The table, and the round, after which a Mitchell of even tables does something else. */
  readonly half: number;
}

/** How pairs and boards of a movement of pairs go from round to round. */
export function howItMoves(movement: Movement): HowItMoves {
  const { name, tables, stationary } = movement;
  const family = FAMILIES_OF_PAIRS.find((each) => each === name);
  const isRegular = !family?.endsWith('howell') || followsOn(movement);
  return {
    kind: family && isRegular ? family : 'by-cards',
    stay: stationary.length,
    tables,
    half: Math.floor(tables / 2),
  };
}

/** Whether each pair that moves goes after the same pair all the time, and each table gets the next set. */
function followsOn(movement: Movement): boolean {
  const stays = new Set(movement.stationary);
  const before = new Map<string, Set<string>>();
  const sets = new Set(playsOf(movement).map(({ set }) => set)).size;
  return movement.rows.every((row) =>
    row.slice(1).every((play, index) => {
      const last = row[index];
      if (!play || !last) return true;
      const there = [last.ns, last.ew].filter((pair) => !stays.has(pair));
      for (const pair of [play.ns, play.ew].filter((one) => !stays.has(one))) {
        const followed = before.get(pair);
        before.set(pair, new Set(followed ? there.filter((one) => followed.has(one)) : there));
        if (before.get(pair)!.size === 0) return false;
      }
      return play.set === (last.set % sets) + 1;
    }),
  );
}
