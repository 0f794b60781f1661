import { awardTerms } from '#importing';
import {
  inOwnSession,
  Rational,
  scoreBoard,
  type BoardAward,
  type BoardMethod,
  type FieldLine,
  type ScoredBoard,
  type SideResult,
} from '#scoring';
import { z } from 'zod';
import { explained, type Figures } from '../../comparison/answer.js';

/** Scores of a board, positive when they are North and South's gain. */
export const SCORES = z.array(z.int()).min(1);

/** The scores of an assigned score and how much of each counts. */
export const WEIGHTS = z.array(z.strictObject({ w: z.number(), score: z.int() })).min(1);

/** Average plus, average, average minus, as examples write them. */
export const AWARD = z.enum(['AVE+', 'AVE', 'AVE-']);

/** An artificial score. */
export function artificial(award: z.infer<typeof AWARD>) {
  return { kind: 'artificial', award: ARTIFICIAL[award] } as const;
}

const ARTIFICIAL = { 'AVE+': 'ave+', AVE: 'ave', 'AVE-': 'ave-' } as const;

/** A result with its score. */
export function score(points: number): SideResult {
  return { kind: 'score', score: points };
}

/** An assigned score with weights. */
export function weighted(scores: z.infer<typeof WEIGHTS>): SideResult {
  return { kind: 'weighted', scores: scores.map(({ w, score }) => ({ score, weight: w })) };
}

/** A line that is the same result for both sides. */
export function line(id: string, result: SideResult, ew: SideResult = result): FieldLine {
  return { id, ns: result, ew };
}

/** Lines that each have one score for both sides. */
export function lines(nsScores: readonly number[]): FieldLine[] {
  return nsScores.map((points, at) => line(`${at}`, score(points)));
}

/** A board that is scored by a method. */
export function boardBy<Kind extends BoardMethod['kind']>(
  method: Extract<BoardMethod, { readonly kind: Kind }>,
  field: readonly FieldLine[],
  expected = field.length,
): Extract<ScoredBoard, { readonly kind: Kind }> {
  return scoreBoard(field, method, { board: 1, expected }) as Extract<ScoredBoard, { readonly kind: Kind }>;
}

/** Matchpoints by the White Book, where fields of two and three scores have percentages. */
export function matchpointsOn(scale: 'double' | 'acbl' = 'double') {
  return { kind: 'matchpoints', scale, smallFields: 'white-book' } as const;
}

/** What an award is worth, with what it comes from. */
export function figureOf(award: BoardAward): Figures {
  return explained(award.kind === 'not-played' ? undefined : award.points, ...awardTerms(award));
}

/** What an award is worth to who has so much on the other boards. Law 12C2(c). */
export function inSession(award: BoardAward, own: number, method: BoardMethod): Figures {
  const moved = inOwnSession(award, Rational.from(own), method, 'law-12c2c');
  return explained(figureOf(moved), `with ${own} on the other boards`);
}

/** The points of an award. */
export function pointsOf(award: BoardAward): Rational {
  if (award.kind === 'not-played') throw new RangeError('a board that is not played has no points');
  return award.points;
}

/** What a side has at every table. */
export function awardsOf(board: ScoredBoard, side: 'ns' | 'ew'): Figures[] {
  return board.lines.map((line) => figureOf(line[side]));
}

/** What the scores of a board are worth to North and South, by score. */
export function byScore(
  rows: readonly { readonly score: number }[],
  worth: (score: number) => Figures,
): Figures {
  return Object.fromEntries(rows.map(({ score }) => [String(score), worth(score)]));
}

/** The top of a board at matchpoints. */
export function topFigure({ top }: Pick<ScoredBoard, 'top'>, expected: number): Figures {
  return explained(top, `for beating ${expected - 1} other scores`);
}

/** A percentage, rounded as it is printed. */
export function percentOf(points: Rational, top: Rational, decimals: number): Rational {
  return points.mul(Rational.of(100)).div(top).roundHalfAwayFromZero(decimals);
}
