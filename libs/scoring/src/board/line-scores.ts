import type { FieldLine, SideResult, WeightedScore } from './board-field.js';
import { Rational } from '../arithmetic/rational.js';
import { Unscorable } from './unscorable.js';

/** The scores of one line for one side; weights make 1. */
export type LineScores = readonly { readonly score: number; readonly weight: Rational }[];

/** A result with a score that is compared with others. */
export type ComparedResult = Extract<SideResult, { readonly kind: 'score' | 'weighted' }>;

/** A result that has its worth, or none, whatever the others have. */
export type UncomparedResult = Exclude<SideResult, ComparedResult>;

/** Whether the result is compared with the others of its field. */
export function isCompared(result: SideResult): result is ComparedResult {
  return result.kind === 'score' || result.kind === 'weighted';
}

/**
 * What a result is compared by: its only score, or the weighted ones of an assigned score.
 *
 * @throws Unscorable when a score is no whole number, or the weights are not positive or do not make 1
 */
export function scoresOf(line: string, result: ComparedResult): LineScores {
  const scores =
    result.kind === 'score' ? [{ score: result.score, weight: Rational.ONE }] : weightsOf(result.scores);
  if (scores.some(({ score }) => !Number.isSafeInteger(score))) {
    throw new Unscorable({ code: 'scoring.score', line });
  }
  const positive = scores.every(({ weight }) => weight.compare(Rational.ZERO) > 0);
  if (!positive || !Rational.sum(scores.map(({ weight }) => weight)).equals(Rational.ONE)) {
    throw new Unscorable({ code: 'scoring.weights', line });
  }
  return scores;
}

function weightsOf(scores: readonly WeightedScore[]): LineScores {
  return scores.map(({ score, weight }) => ({ score, weight: Rational.from(weight) }));
}

/** The scores that are compared with each other: those of one side on one form of a board. */
export interface Frequencies {
  /** How many lines have them. */
  readonly scores: number;
  /** How often each score is there: a whole number unless weights are. */
  readonly times: ReadonlyMap<number, Rational>;
}

/** How often each score is there. */
export function frequenciesOf(lines: Iterable<LineScores>): Frequencies {
  let scores = 0;
  const times = new Map<number, Rational>();
  for (const line of lines) {
    scores++;
    for (const { score, weight } of line) times.set(score, (times.get(score) ?? Rational.ZERO).add(weight));
  }
  return { scores, times };
}

/**
 * Refuses a field that contradicts itself.
 *
 * @throws Unscorable when fewer than one score is expected, or a line is there twice
 */
export function refuseContradictions(lines: readonly FieldLine[], expected: number): void {
  refuseExpectation(expected);
  const ids = new Set<string>();
  for (const { id } of lines) {
    if (ids.has(id)) throw new Unscorable({ code: 'scoring.line-twice', line: id });
    ids.add(id);
  }
}

/** @throws Unscorable when fewer than one score is expected, or not a whole number of them */
export function refuseExpectation(expected: number): void {
  if (!Number.isSafeInteger(expected) || expected < 1) {
    throw new Unscorable({ code: 'scoring.expected', expected });
  }
}
