import { Rational } from '../arithmetic/rational.js';
import { LOOSE, type ScoreChange } from './field-columns.js';
import type { ScoredField } from './scored-field.js';

/**
 * What all contestants have on the lines that are in tables, added up in whole parts of a point: a sum for each number
 * of parts, so that every total is exact. Changes in place.
 */
export class Totals {
  private readonly sums = new Map<number, Float64Array>();
  /** Of fields whose scores were changed. */
  private readonly lines = new Map<string, LinesByScore>();

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
    for (const { parts, ns, ew } of field.tables) addColumn(this.of(parts), field, ns, ew);
  }

  remove(field: ScoredField): void {
    this.lines.delete(field.name);
    for (const { parts, ns, ew } of field.tables) addColumn(this.of(parts), field, negated(ns), negated(ew));
  }

  /** The field has become another one by the change of a score: only what is worth something else is touched. */
  change(before: ScoredField, after: ScoredField, { index, from, to }: ScoreChange): void {
    if (!sameTables(before, after)) {
      this.remove(before);
      this.add(after);
      return;
    }
    const lines = this.linesOf(before);
    for (const { ns: north, ew: east } of after.columns.places.seats) {
      for (const [at, { parts, ns, ew }] of after.tables.entries()) {
        const sums = this.of(parts);
        const was = before.tables[at]!;
        for (let code = 0; code < was.ns.length; code++) {
          const more = ns[code]! - was.ns[code]!;
          const less = ew[code]! - was.ew[code]!;
          if (more === 0 && less === 0) continue;
          for (const line of lines.with(code)) {
            sums[north[line]!]! += more;
            sums[east[line]!]! += less;
          }
        }
        sums[north[index]!]! += ns[to]! - ns[from]!;
        sums[east[index]!]! += ew[to]! - ew[from]!;
      }
    }
    lines.move(index, from, to);
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

  /** Adds the same to everybody who has a line in a table, as often as there are lines. */
  addToAll({ codes, columns: { places } }: ScoredField, value: Rational): void {
    const sums = this.of(Number(value.denominator));
    const each = Number(value.numerator);
    for (const { ns, ew } of places.seats) {
      for (let line = 0; line < codes.length; line++) {
        if (codes[line] === LOOSE) continue;
        sums[ns[line]!]! += each;
        sums[ew[line]!]! += each;
      }
    }
  }

  private of(parts: number): Float64Array {
    const known = this.sums.get(parts);
    if (known) return known;
    const sums = new Float64Array(this.size);
    this.sums.set(parts, sums);
    return sums;
  }

  private linesOf(field: ScoredField): LinesByScore {
    const known = this.lines.get(field.name);
    if (known) return known;
    const lines = new LinesByScore(field.codes);
    this.lines.set(field.name, lines);
    return lines;
  }
}

function addColumn(
  sums: Float64Array,
  { codes, loose, columns: { places } }: ScoredField,
  ns: Float64Array,
  ew: Float64Array,
): void {
  const lines = codes.length;
  const someLoose = loose.length > 0;
  for (const { ns: north, ew: east } of places.seats) {
    for (let line = 0; line < lines; line++) {
      const code = codes[line]!;
      if (someLoose && code === LOOSE) continue;
      sums[north[line]!]! += ns[code]!;
      sums[east[line]!]! += ew[code]!;
    }
  }
}

function negated(points: Float64Array): Float64Array {
  return points.map((parts) => 0 - parts);
}

/** Whether both fields have the same lines in tables of the same parts. */
function sameTables(before: ScoredField, after: ScoredField): boolean {
  const { tables, without } = before;
  return (
    without.length === 0 &&
    after.without.length === 0 &&
    tables.length === after.tables.length &&
    tables.every(({ parts }, at) => parts === after.tables[at]!.parts)
  );
}

/** The lines of a field by their scores' codes. Changes in place. */
class LinesByScore {
  private readonly lines: number[][] = [];
  /** Where a line stands among those of its score. */
  private readonly places: Int32Array;

  constructor(codes: Int32Array) {
    this.places = new Int32Array(codes.length);
    for (const [line, code] of codes.entries()) if (code !== LOOSE) this.add(line, code);
  }

  /** The lines with a score, in any order. */
  with(code: number): readonly number[] {
    return this.lines[code] ?? [];
  }

  /** A line has another score. */
  move(line: number, from: number, to: number): void {
    const before = this.lines[from]!;
    const last = before.pop()!;
    if (last !== line) {
      const place = this.places[line]!;
      before[place] = last;
      this.places[last] = place;
    }
    this.add(line, to);
  }

  private add(line: number, code: number): void {
    const lines = (this.lines[code] ??= []);
    this.places[line] = lines.push(line) - 1;
  }
}
