import { partOfTop, rounded, type Rounding } from './artificial-award.js';
import {
  boardAMatch,
  boardAMatchScoring,
  type BoardAMatchAward,
  type BoardAMatchBoard,
} from './board-a-match/board-a-match.js';
import type { BoardAMatchRegulation } from './board-a-match/regulation.js';
import type { FieldLine } from './board-field.js';
import { butler, butlerScoring, type ButlerAward, type ButlerBoard } from './butler/butler.js';
import type { ButlerRegulation } from './butler/regulation.js';
import {
  crossImpRounding,
  crossImps,
  crossImpScoring,
  type CrossImpAward,
  type CrossImpBoard,
} from './cross-imps/cross-imps.js';
import type { CrossImpRegulation } from './cross-imps/regulation.js';
import type { FieldScoring } from './field-awards.js';
import {
  instantMatchpoints,
  instantScoring,
  type InstantAward,
  type InstantAwards,
} from './instant/instant.js';
import type { InstantRegulation } from './instant/regulation.js';
import { refuseExpectation } from './line-scores.js';
import { artificialPercent, guaranteed, type SessionGuarantee } from './matchpoints/artificial.js';
import type { Award } from './matchpoints/award.js';
import { matchpoints, matchpointScoring, type BoardAwards } from './matchpoints/matchpoints.js';
import type { MatchpointRegulation } from './matchpoints/regulation.js';
import { Rational } from './rational.js';

/** How the results of a board over a field become awards. Plain data. */
export type BoardMethod =
  | ({ readonly kind: 'matchpoints' } & MatchpointRegulation)
  | ({ readonly kind: 'butler' } & ButlerRegulation)
  | ({ readonly kind: 'cross-imps' } & CrossImpRegulation)
  | ({ readonly kind: 'board-a-match' } & BoardAMatchRegulation)
  | ({ readonly kind: 'instant-matchpoints' } & InstantRegulation);

/**
 * What a side gets on a board by any method: `points`, out of a `top` where the method has one, and what they come
 * from. Without a top, points are IMPs, which are added up as they are.
 */
export type BoardAward = Award | ButlerAward | CrossImpAward | BoardAMatchAward | InstantAward;

/** A scored board: `lines` in the order that they were given, and the `charts` that explain them. */
export type ScoredBoard =
  | ({ readonly kind: 'matchpoints' } & BoardAwards)
  | ({ readonly kind: 'butler'; readonly top?: undefined } & ButlerBoard)
  | ({ readonly kind: 'cross-imps'; readonly top?: undefined } & CrossImpBoard)
  | ({ readonly kind: 'board-a-match' } & BoardAMatchBoard)
  | ({ readonly kind: 'instant-matchpoints' } & InstantAwards);

/** Which board it is, and how many scores it should have: a `BoardField` says both. */
export interface BoardExpectation {
  readonly board: number;
  readonly expected: number;
}

/** How a method scores a board, whatever the method. */
export type BoardScoring = FieldScoring<ScoredBoard['charts'][number], BoardAward>;

/**
 * How a method scores a board.
 *
 * @throws Unscorable when fewer than one score is expected, or the method knows nothing of the board
 */
export function boardScoring(method: BoardMethod, { board, expected }: BoardExpectation): BoardScoring {
  refuseExpectation(expected);
  switch (method.kind) {
    case 'matchpoints':
      return matchpointScoring({ ...method, expected });
    case 'butler':
      return butlerScoring(method, expected);
    case 'cross-imps':
      return crossImpScoring(method, expected);
    case 'board-a-match':
      return boardAMatchScoring(method, expected);
    case 'instant-matchpoints':
      return instantScoring(method, board);
    default:
      return method satisfies never;
  }
}

/**
 * The awards of one board over its whole field, by any method. Artificial scores are as they are without the
 * contestant's session (see `inOwnSession`).
 *
 * @param lines of all sections that the board is compared over, in any order
 * @throws Unscorable when the lines contradict themselves, or the method knows nothing of the board
 */
export function scoreBoard(
  lines: readonly FieldLine[],
  method: BoardMethod,
  on: BoardExpectation,
): ScoredBoard {
  switch (method.kind) {
    case 'matchpoints':
      return { kind: method.kind, ...matchpoints(lines, { ...method, expected: on.expected }) };
    case 'butler':
      return { kind: method.kind, ...butler(lines, method, on.expected) };
    case 'cross-imps':
      return { kind: method.kind, ...crossImps(lines, method, on.expected) };
    case 'board-a-match':
      return { kind: method.kind, ...boardAMatch(lines, method, on.expected) };
    case 'instant-matchpoints':
      return { kind: method.kind, ...instantMatchpoints(lines, method, on) };
    default:
      return method satisfies never;
  }
}

/** Whether points are out of a top by the method: they are not in IMPs. */
export function hasTop({ kind }: BoardMethod): boolean {
  return kind !== 'butler' && kind !== 'cross-imps';
}

/** What awards come to: added up, and out of how much where the method has a top. */
export interface AwardTotal {
  /** How many boards count. */
  readonly boards: number;
  readonly points: Rational;
  /** The tops together; nothing where awards have none. */
  readonly maximum: Rational | undefined;
}

/** Adds up the awards that count: not those of boards that were not played. */
export function totalOfAwards(awards: Iterable<BoardAward>): AwardTotal {
  let [boards, points, maximum] = [0, Rational.ZERO, undefined as Rational | undefined];
  for (const award of awards) {
    if (award.kind === 'not-played') continue;
    boards++;
    points = points.add(award.points);
    if (award.top) maximum = (maximum ?? Rational.ZERO).add(award.top);
  }
  return { boards, points, maximum };
}

/**
 * How well a contestant does on the boards that were compared with others: in percent where the method has a top, else
 * in IMPs a board. What artificial scores are measured by: Law 12C2(c) speaks of the other boards of the session.
 *
 * @param compared the total of its awards of kind `scored`
 */
export function ownPerformance({ boards, points, maximum }: AwardTotal): Rational | undefined {
  if (boards === 0) return undefined;
  if (!maximum) return points.div(Rational.of(boards));
  return maximum.isZero ? undefined : points.mul(Rational.of(100)).div(maximum);
}

/**
 * An award as the contestant's own session makes it: an artificial score may be lifted or lowered to the contestant's
 * average on the other boards, others stay as they are.
 *
 * @param own see `ownPerformance`
 */
export function inOwnSession(
  award: BoardAward,
  own: Rational | undefined,
  method: BoardMethod,
  guarantee: SessionGuarantee,
): BoardAward {
  if (award.kind !== 'artificial') return award;
  if (award.top) {
    const percent = artificialPercent(award.award, own, guarantee);
    return { ...award, percent, points: partOfTop(percent, award.top, roundingOf(method)) };
  }
  const points = guaranteed(award.award, award.flat, own, guarantee);
  return { ...award, points: rounded(points, roundingOf(method)) };
}

function roundingOf(method: BoardMethod): Rounding {
  return method.kind === 'cross-imps' ? crossImpRounding(method) : method;
}
