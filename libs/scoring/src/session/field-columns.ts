import { grouped } from '#cards';
import type { FieldLine } from '../board/board-field.js';
import { isCompared, refuseContradictions, scoresOf } from '../board/line-scores.js';
import { Unscorable } from '../board/unscorable.js';
import { placesOf, type Places, type Roster } from './places.js';
import type { BoardField, LineContestants, TravellerLine } from './session.js';

/** The code of a line that has not one and the same score for both sides. */
export const LOOSE = -1;

/** So many lines are kept beside the others before all are written down anew. */
const MOST_CHANGED = 32;

/** The different scores of a field, each with a code; scores on different forms of a fouled board are different. */
export interface ScoreCodes {
  /** By code. */
  readonly all: readonly { readonly score: number; readonly form: string | undefined }[];
  readonly codeOf: ReadonlyMap<string | number, number>;
  /** The codes of each form by their scores, the lowest first. */
  readonly ascending: ReadonlyMap<string | undefined, readonly number[]>;
}

/** One line that has another score. */
export interface ScoreChange {
  readonly index: number;
  /** The codes of its scores, before and now. */
  readonly from: number;
  readonly to: number;
  readonly columns: FieldColumns;
}

interface Written {
  readonly field: BoardField;
  readonly codes: Int32Array;
}

interface Changed {
  readonly line: TravellerLine;
  readonly code: number;
}

/**
 * A field in columns: of each line who plays it, and the code of its score. Lines with a weighted, split or artificial
 * score, or none, are loose. A value: a change makes another one that shares what is the same.
 */
export class FieldColumns {
  /**
   * @param places who plays the lines
   * @param loose the lines that are
   */
  private constructor(
    private written: Written,
    private changed: ReadonlyMap<number, Changed>,
    readonly places: Places,
    readonly loose: readonly number[],
    readonly scores: ScoreCodes,
  ) {}

  /**
   * A field in columns.
   *
   * @throws Unscorable when its lines contradict themselves, or a contestant is unknown
   */
  static of(field: BoardField, roster: Roster): FieldColumns {
    refuseContradictions(field.lines, field.expected);
    const all: { score: number; form: string | undefined }[] = [];
    const codeOf = new Map<string | number, number>();
    const codes = new Int32Array(field.lines.length);
    const loose: number[] = [];
    for (const [index, line] of field.lines.entries()) {
      const score = commonScore(line);
      codes[index] = LOOSE;
      if (score === undefined) {
        loose.push(index);
        continue;
      }
      const key = keyOf(score, line.form);
      const code = codeOf.get(key) ?? all.push({ score, form: line.form }) - 1;
      codeOf.set(key, code);
      codes[index] = code;
    }
    const scores = { all, codeOf, ascending: ascendingOf(all) };
    return new FieldColumns({ field, codes }, new Map(), placesOf(field, roster), loose, scores);
  }

  /** The field's name. */
  get name(): string {
    return this.written.field.field;
  }

  /** The field with all its lines as they are. */
  get field(): BoardField {
    return this.writtenDown().field;
  }

  /** By line. */
  get codes(): Int32Array {
    return this.writtenDown().codes;
  }

  /** The line at a place, if it is there. */
  lineAt(index: number): TravellerLine | undefined {
    return this.changed.get(index)?.line ?? this.written.field.lines[index];
  }

  /**
   * The columns with another score on one line, where it and the score before are one and the same for both sides on
   * the same form. Nothing where they are not: then the field is another one.
   *
   * @throws Unscorable when the line contradicts itself, or is not there
   */
  with(line: TravellerLine): ScoreChange | undefined {
    const { written, changed, places, scores } = this;
    const index = places.indexOf(line.id);
    const before = this.lineAt(index);
    if (!before) {
      throw new Unscorable({ code: 'scoring.line-unknown', field: written.field.field, line: line.id });
    }
    const score = commonScore(line);
    const from = changed.get(index)?.code ?? written.codes[index]!;
    const samePlace = line.form === before.form && sameContestants(line.contestants, before.contestants);
    if (score === undefined || from === LOOSE || !samePlace) return undefined;
    const known = scores.codeOf.get(keyOf(score, line.form));
    const to = known ?? scores.all.length;
    const columns = new FieldColumns(
      changed.size < MOST_CHANGED ? written : this.writtenDown(),
      // What has just been written down is no longer beside it.
      new Map(this.changed).set(index, { line, code: to }),
      places,
      this.loose,
      known === undefined ? withCode(scores, score, line.form) : scores,
    );
    return { index, from, to, columns };
  }

  private writtenDown(): Written {
    if (this.changed.size > 0) {
      const lines = [...this.written.field.lines];
      const codes = this.written.codes.slice();
      for (const [index, { line, code }] of this.changed) {
        lines[index] = line;
        codes[index] = code;
      }
      this.written = { field: { ...this.written.field, lines }, codes };
      this.changed = new Map();
    }
    return this.written;
  }
}

/** The score that both sides of a line have. Checks the others, too. */
function commonScore({ id, ns, ew }: FieldLine): number | undefined {
  if (ns.kind === 'score' && ew.kind === 'score' && ns.score === ew.score && Number.isSafeInteger(ns.score)) {
    return ns.score + 0;
  }
  if (isCompared(ns)) scoresOf(id, ns);
  if (isCompared(ew)) scoresOf(id, ew);
  return undefined;
}

function sameContestants(one: LineContestants, other: LineContestants): boolean {
  return (
    one.ns === other.ns &&
    one.ew === other.ew &&
    one.partners?.ns === other.partners?.ns &&
    one.partners?.ew === other.partners?.ew
  );
}

function keyOf(score: number, form: string | undefined): string | number {
  return form === undefined ? score : `${score} ${form}`;
}

function withCode({ all, codeOf }: ScoreCodes, score: number, form: string | undefined): ScoreCodes {
  const more = [...all, { score, form }];
  return {
    all: more,
    codeOf: new Map(codeOf).set(keyOf(score, form), all.length),
    ascending: ascendingOf(more),
  };
}

function ascendingOf(all: ScoreCodes['all']): ScoreCodes['ascending'] {
  const forms = grouped(all.keys(), (code) => all[code]!.form);
  for (const codes of forms.values()) codes.sort((a, b) => all[a]!.score - all[b]!.score);
  return forms;
}
