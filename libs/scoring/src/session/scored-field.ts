import type { Side } from '#cards';
import {
  scoreBoard,
  type BoardAward,
  type BoardMethod,
  type BoardScoring,
  type ScoredBoard,
} from '../methods/board-method.js';
import type { ComparedScores, PointsInParts } from '../board/field-awards.js';
import { isCompared, scoresOf, type LineScores } from '../board/line-scores.js';
import { Rational } from '../arithmetic/rational.js';
import { LOOSE, type FieldColumns, type ScoreChange } from './field-columns.js';

/** Sums of points are safe as long as no contestant has more lines than this. */
const LINES_OF_A_CONTESTANT = 2 ** 12;
const MAX_PARTS = Number.MAX_SAFE_INTEGER / LINES_OF_A_CONTESTANT;

/**
 * A field with what each of its scores is worth: in whole parts of a point for lines whose sides have the same score.
 * The awards of all with their explanations are made for whoever asks for them. A value.
 */
export class ScoredField {
  /** What each score is worth; a table for each form of the board. */
  readonly tables: readonly PointsInParts[];
  /** Forms of the board that have no table: something in them is not compared, or cannot be told in whole parts. */
  readonly without: readonly (string | undefined)[];
  private ownCodes: Int32Array | undefined;
  private readonly counts: Int32Array;
  private compared: Map<string, ComparedScores<unknown, BoardAward>> | undefined;

  constructor(
    readonly columns: FieldColumns,
    readonly scoring: BoardScoring,
    private readonly method: BoardMethod,
    counts?: Int32Array,
  ) {
    const { scores } = columns;
    this.counts = counts ?? countsOf(columns);
    const tables: PointsInParts[] = [];
    const without: (string | undefined)[] = [];
    for (const [form, ascending] of scores.ascending) {
      const table = this.tableOf(form, ascending);
      if (table) tables.push(table);
      else without.push(form);
    }
    this.tables = tables;
    this.without = without;
  }

  /** The field's name. */
  get name(): string {
    return this.columns.name;
  }

  /** The codes of lines that are in the tables. */
  get codes(): Int32Array {
    const { columns, without } = this;
    if (without.length === 0) return columns.codes;
    return (this.ownCodes ??= withoutForms(columns, without));
  }

  /** Lines that are in no table. */
  get loose(): readonly number[] {
    return this.without.length === 0 ? this.columns.loose : looseLines(this.codes);
  }

  /** All awards and what explains them, artificial ones as they are without the session. */
  board(): ScoredBoard {
    const { field } = this.columns;
    return scoreBoard(field.lines, this.method, field);
  }

  /** The field with another score on one line. */
  with({ from, to, columns }: ScoreChange): ScoredField {
    const counts = new Int32Array(columns.scores.all.length);
    counts.set(this.counts);
    counts[from]!--;
    counts[to]!++;
    return new ScoredField(columns, this.scoring, this.method, counts);
  }

  /** What a line has for a side, with its explanation; artificial as it is without the session. */
  award(index: number, side: Side): BoardAward {
    const line = this.columns.lineAt(index)!;
    const result = side === 'NS' ? line.ns : line.ew;
    return isCompared(result)
      ? this.comparedOn(side, line.form).award(scoresOf(line.id, result))
      : this.scoring.uncompared(result);
  }

  private tableOf(form: string | undefined, ascending: readonly number[]): PointsInParts | undefined {
    const { counts, scoring } = this;
    if (scoring.inParts && !this.comparesLooseLines(form)) {
      let scores = 0;
      for (const code of ascending) scores += counts[code]!;
      return safe(scoring.inParts({ counts, ascending, scores }));
    }
    const points = (side: Side) =>
      ascending.map((code) => this.pointsOf(side, form, this.columns.scores.all[code]!.score, code));
    return safe(inParts(counts.length, ascending, points('NS'), points('EW')));
  }

  private comparesLooseLines(form: string | undefined): boolean {
    for (const index of this.columns.loose) {
      const line = this.columns.lineAt(index)!;
      if (line.form === form && (isCompared(line.ns) || isCompared(line.ew))) return true;
    }
    return false;
  }

  private pointsOf(side: Side, form: string | undefined, score: number, code: number): Rational | undefined {
    if (this.counts[code] === 0) return Rational.ZERO;
    const award = this.comparedOn(side, form).award([{ score, weight: Rational.ONE }]);
    return award.kind === 'scored' ? award.points : undefined;
  }

  private comparedOn(side: Side, form: string | undefined): ComparedScores<unknown, BoardAward> {
    this.compared ??= new Map();
    const key = `${side} ${form ?? ''}`;
    const known = this.compared.get(key);
    if (known) return known;
    const compared = this.scoring.compare(side, form, this.frequenciesOf(side, form));
    this.compared.set(key, compared);
    return compared;
  }

  private frequenciesOf(side: Side, form: string | undefined) {
    const { scores: codes, loose } = this.columns;
    const times = new Map<number, Rational>();
    let scores = 0;
    for (const code of codes.ascending.get(form) ?? []) {
      const count = this.counts[code]!;
      if (count > 0) times.set(codes.all[code]!.score, Rational.of(count));
      scores += count;
    }
    const add = (line: LineScores) => {
      scores++;
      for (const { score, weight } of line) {
        times.set(score, (times.get(score) ?? Rational.ZERO).add(weight));
      }
    };
    for (const index of loose) {
      const line = this.columns.lineAt(index)!;
      const result = side === 'NS' ? line.ns : line.ew;
      if (line.form === form && isCompared(result)) add(scoresOf(line.id, result));
    }
    return { scores, times };
  }
}

function countsOf({ codes, loose, scores }: FieldColumns): Int32Array {
  const counts = new Int32Array(scores.all.length);
  const lines = codes.length;
  if (loose.length === 0) for (let line = 0; line < lines; line++) counts[codes[line]!]!++;
  else for (let line = 0; line < lines; line++) if (codes[line] !== LOOSE) counts[codes[line]!]!++;
  return counts;
}

function withoutForms({ codes, scores }: FieldColumns, forms: readonly (string | undefined)[]): Int32Array {
  return codes.map((code) => (code === LOOSE || forms.includes(scores.all[code]!.form) ? LOOSE : code));
}

function looseLines(codes: Int32Array): number[] {
  return [...codes.keys()].filter((line) => codes[line] === LOOSE);
}

/** Points over their common denominator. */
function inParts(
  codes: number,
  ascending: readonly number[],
  ns: readonly (Rational | undefined)[],
  ew: readonly (Rational | undefined)[],
): PointsInParts | undefined {
  let parts = 1n;
  for (const points of [...ns, ...ew]) {
    if (!points) return undefined;
    parts = (parts / commonDivisor(parts, points.denominator)) * points.denominator;
  }
  const column = (points: readonly (Rational | undefined)[]) => {
    const values = new Float64Array(codes);
    for (const [at, code] of ascending.entries()) {
      const { numerator, denominator } = points[at]!;
      values[code] = Number(numerator * (parts / denominator));
    }
    return values;
  };
  return { parts: Number(parts), ns: column(ns), ew: column(ew) };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}

/** Nothing where numbers would no longer be exact. */
function safe(table: PointsInParts | undefined): PointsInParts | undefined {
  if (!table || table.parts > MAX_PARTS) return undefined;
  const { ns, ew } = table;
  for (let code = 0; code < ns.length; code++) {
    if (Math.abs(ns[code]!) > MAX_PARTS || Math.abs(ew[code]!) > MAX_PARTS) return undefined;
  }
  return table;
}

/** The fields of a session by name. A value: another one shares what is the same. */
export class FieldSet {
  private constructor(
    private readonly places: ReadonlyMap<string, number>,
    private readonly fields: readonly ScoredField[],
  ) {}

  static readonly EMPTY = new FieldSet(new Map(), []);

  static of(fields: readonly ScoredField[]): FieldSet {
    return new FieldSet(new Map(fields.map(({ name }, place) => [name, place])), fields);
  }

  get size(): number {
    return this.fields.length;
  }

  has(name: string): boolean {
    return this.places.has(name);
  }

  get(name: string): ScoredField | undefined {
    const place = this.places.get(name);
    return place === undefined ? undefined : this.fields[place];
  }

  names(): IterableIterator<string> {
    return this.places.keys();
  }

  values(): readonly ScoredField[] {
    return this.fields;
  }

  /** With other fields in the place of those that have their names, and new ones behind them. */
  with(changed: readonly ScoredField[]): FieldSet {
    const fields = [...this.fields];
    const news: ScoredField[] = [];
    for (const field of changed) {
      const place = this.places.get(field.name);
      if (place === undefined) news.push(field);
      else fields[place] = field;
    }
    return news.length === 0 ? new FieldSet(this.places, fields) : FieldSet.of([...fields, ...news]);
  }

  without(names: readonly string[]): FieldSet {
    if (!names.some((name) => this.places.has(name))) return this;
    return FieldSet.of(this.fields.filter(({ name }) => !names.includes(name)));
  }
}
