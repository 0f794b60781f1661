import type { FieldLine } from '../board-field.js';
import { isCompared, refuseContradictions, scoresOf } from '../line-scores.js';
import { Unscorable } from '../unscorable.js';
import type { Places } from './places.js';
import { placesOf } from './places.js';
import type { Roster } from './roster.js';
import type { BoardField, TravellerLine } from './session.js';

/** The code of a line that has not one and the same score for both sides. */
export const LOOSE = -1;

/**
 * A field in columns: of each line who plays it, and the code of its score. Lines with a weighted, split or artificial
 * score, or none, are loose. A value: a change makes another one that shares what is the same.
 */
export interface FieldColumns {
  readonly field: BoardField;
  readonly places: Places;
  readonly codes: Int32Array;
  readonly loose: readonly number[];
  readonly scores: ScoreCodes;
}

/** The different scores of a field, each with a code; scores on different forms of a fouled board are different. */
export interface ScoreCodes {
  /** By code. */
  readonly all: readonly { readonly score: number; readonly form: string | undefined }[];
  readonly codeOf: ReadonlyMap<string | number, number>;
  /** The codes of each form by their scores, the lowest first. */
  readonly ascending: ReadonlyMap<string | undefined, readonly number[]>;
}

/**
 * A field in columns.
 *
 * @throws Unscorable when its lines contradict themselves, or a contestant is unknown
 */
export function columnsOf(field: BoardField, roster: Roster): FieldColumns {
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
  return { field, places: placesOf(field, roster), codes, loose, scores };
}

/**
 * The columns with another score on one line, where it and the score before are one and the same for both sides on the
 * same form. Nothing where they are not: then the field is another one.
 *
 * @throws Unscorable when the line contradicts itself, or is not there
 */
export function withScore(columns: FieldColumns, line: TravellerLine): ScoreChange | undefined {
  const { field, places, codes, scores } = columns;
  const index = places.indexOf(line.id);
  const before = field.lines[index];
  if (!before) throw new Unscorable({ code: 'scoring.line-unknown', field: field.field, line: line.id });
  const score = commonScore(line);
  const from = codes[index]!;
  const { ns, ew } = before.contestants;
  const samePlace = line.form === before.form && line.contestants.ns === ns && line.contestants.ew === ew;
  if (score === undefined || from === LOOSE || !samePlace) return undefined;
  const known = scores.codeOf.get(keyOf(score, line.form));
  const to = known ?? scores.all.length;
  const changed = codes.slice();
  changed[index] = to;
  return {
    index,
    from,
    to,
    columns: {
      ...columns,
      field: { ...field, lines: field.lines.with(index, line) },
      codes: changed,
      scores: known === undefined ? withCode(scores, score, line.form) : scores,
    },
  };
}

/** One line that has another score. */
export interface ScoreChange {
  readonly index: number;
  /** The codes of its scores, before and now. */
  readonly from: number;
  readonly to: number;
  readonly columns: FieldColumns;
}

/** The score that both sides of a line have. Checks the others, too. */
function commonScore({ id, ns, ew }: FieldLine): number | undefined {
  if (isCompared(ns)) scoresOf(id, ns);
  if (ew !== ns && isCompared(ew)) scoresOf(id, ew);
  return ns.kind === 'score' && ew.kind === 'score' && ns.score === ew.score ? ns.score + 0 : undefined;
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
  const forms = new Map<string | undefined, number[]>();
  for (const [code, { form }] of all.entries()) {
    const codes = forms.get(form);
    if (codes) codes.push(code);
    else forms.set(form, [code]);
  }
  for (const codes of forms.values()) codes.sort((a, b) => all[a]!.score - all[b]!.score);
  return forms;
}
