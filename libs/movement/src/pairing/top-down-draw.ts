import { closest, NEAR } from './closest-draw.js';
import { BYE, type Field, type Level, type Pair } from './swiss-field.js';

/** From the top each meets the best that leaves a draw of the same level, starting from one. */
export function topDown(field: Field, start: readonly Pair[], level: Level): Pair[] {
  const mates = new Map<number, number>();
  for (const { a, b } of start) {
    mates.set(a, b);
    if (b !== BYE) mates.set(b, a);
  }
  const places = [...mates.keys()].toSorted((a, b) => a - b).filter((place) => mates.get(place) !== BYE);
  // A rematch weighs more than all that are to be kept apart.
  const weight = ({ a, b }: Pair) =>
    (field.haveMet(a, b) ? field.everybody.length : 0) + (field.areWishedApart(a, b) ? 1 : 0);
  const again = (pairs: readonly Pair[]) => pairs.reduce((sum, pair) => sum + weight(pair), 0);
  const drawn = start.filter(({ b }) => b === BYE);
  for (const place of places) {
    if (!mates.has(place)) continue;
    for (const other of places) {
      if (other <= place || !mates.has(other) || !field.isAllowed(place, other, level)) continue;
      const rest = mates.get(place) === other ? [] : restWithout(field, mates, place, other, level, again);
      if (!rest) continue;
      for (const { a, b } of rest) mates.set(a, b).set(b, a);
      break;
    }
    const other = mates.get(place)!;
    drawn.push({ a: place, b: other });
    mates.delete(place);
    mates.delete(other);
  }
  return drawn;
}

/** How all that are left can be drawn when two meet, with no more rematches, and of those who are to be kept apart, than before. */
function restWithout(
  field: Field,
  mates: ReadonlyMap<number, number>,
  place: number,
  other: number,
  level: Level,
  again: (pairs: readonly Pair[]) => number,
): Pair[] | undefined {
  const left = [...mates].filter(([a, b]) => b !== BYE && a < b).map(([a, b]) => ({ a, b }));
  const apart = left.filter((pair) => [pair.a, pair.b].some((each) => each === place || each === other));
  const others = left.filter((pair) => !apart.includes(pair));
  // Mostly those nearby can make room; if not, all are asked.
  const nearby = others
    .toSorted((one, two) => Math.abs(one.a - other) - Math.abs(two.a - other))
    .slice(0, NEAR);
  for (const asked of [nearby, others]) {
    const before = again(asked) + again(apart);
    const loose = [...asked, ...apart]
      .flatMap(({ a, b }) => [a, b])
      .filter((each) => each !== place && each !== other);
    const rest = closest(
      field,
      loose.toSorted((a, b) => a - b),
      level,
    );
    if (rest && again([...rest, { a: place, b: other }]) <= before) return [...rest, { a: place, b: other }];
  }
  return undefined;
}
