import type { Side } from '#cards';
import {
  boardScoring,
  scoreBoard,
  type BoardAward,
  type BoardMethod,
  type BoardScoring,
} from '../board-method.js';
import type { ComparedScores, PointsInParts } from '../field-awards.js';
import { isCompared, scoresOf, type LineScores } from '../line-scores.js';
import { once } from '../once.js';
import { Rational } from '../rational.js';
import { LOOSE, type FieldColumns, type ScoreChange } from './field-columns.js';

/** Sums of points are safe as long as no contestant has more lines than this. */
const LINES_OF_A_CONTESTANT = 2 ** 12;
const MAX_PARTS = Number.MAX_SAFE_INTEGER / LINES_OF_A_CONTESTANT;

/**
 * A field with what each of its scores is worth: in whole parts of a point for lines whose sides have the same score,
 * and the awards of all with their explanations as soon as somebody asks for them. A value.
 */
export class ScoredField {
  readonly scoring: BoardScoring;
  /** What each score is worth; a table for each form of the board. */
  readonly tables: readonly PointsInParts[];
  /** The codes of lines that are in the tables. */
  readonly codes: Int32Array;
  /** Lines that are in no table. */
  readonly loose: readonly number[];
  /** All awards and what explains them, artificial ones as they are without the session. */
  readonly board: () => ReturnType<typeof scoreBoard>;
  private readonly counts: Int32Array;
  private readonly compared = new Map<string, ComparedScores<unknown, BoardAward>>();

  constructor(
    readonly columns: FieldColumns,
    private readonly method: BoardMethod,
    counts?: Int32Array,
  ) {
    const { field, codes, loose, scores } = columns;
    this.scoring = boardScoring(method, field);
    this.counts = counts ?? countsOf(columns);
    this.board = once(() => scoreBoard(field.lines, method, field));
    const tables: PointsInParts[] = [];
    const without: (string | undefined)[] = [];
    for (const form of scores.ascending.keys()) {
      const table = this.tableOf(form);
      if (table) tables.push(table);
      else without.push(form);
    }
    this.tables = tables;
    if (without.length === 0) [this.codes, this.loose] = [codes, loose];
    else {
      this.codes = codes.map((code) =>
        code === LOOSE || without.includes(scores.all[code]!.form) ? LOOSE : code,
      );
      this.loose = [...this.codes.keys()].filter((line) => this.codes[line] === LOOSE);
    }
  }

  /** The field with another score on one line. */
  with({ from, to, columns }: ScoreChange): ScoredField {
    const counts = new Int32Array(columns.scores.all.length);
    counts.set(this.counts);
    counts[from]!--;
    counts[to]!++;
    return new ScoredField(columns, this.method, counts);
  }

  /** What a line has for a side, with its explanation; artificial as it is without the session. */
  award(index: number, side: Side): BoardAward {
    const line = this.columns.field.lines[index]!;
    const result = side === 'NS' ? line.ns : line.ew;
    return isCompared(result)
      ? this.comparedOn(side, line.form).award(scoresOf(line.id, result))
      : this.scoring.uncompared(result);
  }

  private tableOf(form: string | undefined): PointsInParts | undefined {
    const ascending = this.columns.scores.ascending.get(form)!;
    const onlyWhole = !this.columns.loose.some((index) => {
      const line = this.columns.field.lines[index]!;
      return line.form === form && (isCompared(line.ns) || isCompared(line.ew));
    });
    if (onlyWhole && this.scoring.inParts) {
      const { counts } = this;
      const scores = ascending.reduce((sum, code) => sum + counts[code]!, 0);
      return safe(this.scoring.inParts({ counts, ascending, scores }));
    }
    const points = (side: Side) =>
      ascending.map((code) => this.pointsOf(side, form, this.columns.scores.all[code]!.score, code));
    return safe(inParts(this.counts.length, ascending, points('NS'), points('EW')));
  }

  private pointsOf(side: Side, form: string | undefined, score: number, code: number): Rational | undefined {
    if (this.counts[code] === 0) return Rational.ZERO;
    const award = this.comparedOn(side, form).award([{ score, weight: Rational.ONE }]);
    return award.kind === 'scored' ? award.points : undefined;
  }

  private comparedOn(side: Side, form: string | undefined): ComparedScores<unknown, BoardAward> {
    const key = `${side} ${form ?? ''}`;
    let compared = this.compared.get(key);
    if (!compared) {
      compared = this.scoring.compare(side, form, this.frequenciesOf(side, form));
      this.compared.set(key, compared);
    }
    return compared;
  }

  private frequenciesOf(side: Side, form: string | undefined) {
    const { scores: codes, loose, field } = this.columns;
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
      const line = field.lines[index]!;
      const result = side === 'NS' ? line.ns : line.ew;
      if (line.form === form && isCompared(result)) add(scoresOf(line.id, result));
    }
    return { scores, times };
  }
}

function countsOf({ codes, scores }: FieldColumns): Int32Array {
  const counts = new Int32Array(scores.all.length);
  for (const code of codes) if (code !== LOOSE) counts[code]!++;
  return counts;
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
  const isSafe = (parts: number) => Math.abs(parts) <= MAX_PARTS;
  return table.ns.every(isSafe) && table.ew.every(isSafe) ? table : undefined;
}
