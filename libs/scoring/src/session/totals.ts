import type { PointsInParts } from '../field-awards.js';
import { Rational } from '../rational.js';
import { LOOSE, type ScoreChange } from './field-columns.js';
import type { ScoredField } from './scored-field.js';

/**
 * What all contestants have on the lines that are in tables, added up in whole parts of a point: a sum for each number
 * of parts, so that every total is exact. Changes in place.
 */
export class Totals {
  private readonly sums = new Map<number, Float64Array>();

  constructor(private size: number) {}

  /** Makes room for more contestants. */
  resize(size: number): void {
    if (size <= this.size) return;
    this.size = size;
    for (const [parts, sums] of this.sums) {
      const more = new Float64Array(size);
      more.set(sums);
      this.sums.set(parts, more);
    }
  }

  add(field: ScoredField): void {
    for (const { parts, ns, ew } of field.tables) addColumn(this.of(parts), field, ns, ew, 1);
  }

  remove(field: ScoredField): void {
    for (const { parts, ns, ew } of field.tables) addColumn(this.of(parts), field, ns, ew, -1);
  }

  /** The field has become another one by the change of a score: only what is worth something else is touched. */
  change(before: ScoredField, after: ScoredField, { index, from, to }: ScoreChange): void {
    if (!sameParts(before, after) || before.codes[index] === LOOSE || after.codes[index] === LOOSE) {
      this.remove(before);
      this.add(after);
      return;
    }
    const { ns: north, ew: east } = after.columns.places;
    for (const [at, { parts, ns, ew }] of after.tables.entries()) {
      const sums = this.of(parts);
      addColumn(
        sums,
        before,
        differences(before.tables[at]!.ns, ns),
        differences(before.tables[at]!.ew, ew),
        1,
      );
      sums[north[index]!]! += ns[to]! - ns[from]!;
      sums[east[index]!]! += ew[to]! - ew[from]!;
    }
  }

  /** What a contestant has. */
  total(contestant: number): Rational {
    let total = Rational.ZERO;
    for (const [parts, sums] of this.sums) {
      const sum = sums[contestant]!;
      if (sum !== 0) total = total.add(Rational.of(sum, parts));
    }
    return total;
  }

  /** Adds the same number of parts to everybody who has a line in a table. */
  addToAll(field: ScoredField, value: Rational): void {
    const { codes, columns } = field;
    const sums = this.of(Number(value.denominator));
    const each = Number(value.numerator);
    for (let line = 0; line < codes.length; line++) {
      if (codes[line] === LOOSE) continue;
      sums[columns.places.ns[line]!]! += each;
      sums[columns.places.ew[line]!]! += each;
    }
  }

  private of(parts: number): Float64Array {
    const known = this.sums.get(parts);
    if (known) return known;
    const sums = new Float64Array(this.size);
    this.sums.set(parts, sums);
    return sums;
  }
}

function addColumn(
  sums: Float64Array,
  { codes, columns: { places } }: ScoredField,
  ns: Float64Array,
  ew: Float64Array,
  sign: 1 | -1,
): void {
  const { ns: north, ew: east } = places;
  for (let line = 0; line < codes.length; line++) {
    const code = codes[line]!;
    if (code === LOOSE) continue;
    const [more, less] = [ns[code]!, ew[code]!];
    if (more !== 0) sums[north[line]!]! += sign * more;
    if (less !== 0) sums[east[line]!]! += sign * less;
  }
}

function differences(before: Float64Array, after: Float64Array): Float64Array {
  const differences = after.slice();
  for (let code = 0; code < before.length; code++) differences[code]! -= before[code]!;
  return differences;
}

function sameParts({ tables }: ScoredField, { tables: others }: ScoredField): boolean {
  return (
    tables.length === others.length &&
    tables.every(({ parts }: PointsInParts, at) => parts === others[at]!.parts)
  );
}
