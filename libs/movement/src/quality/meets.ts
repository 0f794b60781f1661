import { contestantsOf } from '../movement/contestants.js';
import { playsOf, type Movement } from '../movement/movement.js';

/** Whom the pairs of a movement meet at their tables. */
export type Meets =
  /** Each pair meets each other. */
  | { readonly kind: 'everybody' }
  /** Each pair of one line meets each of the other. */
  | { readonly kind: 'other-line' }
  /** Each pair meets so many others at least and at most. */
  | { readonly kind: 'some'; readonly least: number; readonly most: number };

/** Whom the pairs of a movement meet: the missing pair is nobody. */
export function meetsOf(movement: Movement): Meets {
  const met = new Map<string, Set<string>>(
    contestantsOf(movement).map(({ contestant }) => [contestant, new Set()]),
  );
  for (const { ns, ew, sitOut } of playsOf(movement)) {
    if (sitOut) continue;
    met.get(ns)?.add(ew);
    met.get(ew)?.add(ns);
  }
  const counts = [...met.values()].map(({ size }) => size);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (least === met.size - 1) return { kind: 'everybody' };
  const lines = contestantsOf(movement);
  const isOtherLine = lines.every(
    ({ contestant, line }) =>
      met.get(contestant)!.size === lines.filter((other) => other.line !== line).length,
  );
  return movement.winners === 2 && isOtherLine ? { kind: 'other-line' } : { kind: 'some', least, most };
}
