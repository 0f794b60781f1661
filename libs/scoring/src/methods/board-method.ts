import { partOfTop, rounded, type Rounding } from '../artificial/artificial-award.js';
import {
  boardAMatch,
  boardAMatchScoring,
  type BoardAMatchAward,
  type BoardAMatchBoard,
} from '../board-a-match/board-a-match.js';
import type { BoardAMatchRegulation } from '../board-a-match/regulation.js';
import type { FieldLine } from '../board/board-field.js';
import { butler, butlerScoring, type ButlerAward, type ButlerBoard } from '../butler/butler.js';
import type { ButlerRegulation } from '../butler/regulation.js';
import {
  crossImpRounding,
  crossImps,
  crossImpScoring,
  type CrossImpAward,
  type CrossImpBoard,
} from '../cross-imps/cross-imps.js';
import type { CrossImpRegulation } from '../cross-imps/regulation.js';
import type { FieldScoring } from '../board/field-awards.js';
import {
  instantMatchpoints,
  instantScoring,
  type InstantAward,
  type InstantAwards,
} from '../instant/instant.js';
import type { InstantRegulation } from '../instant/regulation.js';
import { refuseExpectation } from '../board/line-scores.js';
import {
  artificialPercent,
  guaranteed,
  type SessionGuarantee,
} from '../artificial/artificial-matchpoints.js';
import type { Award } from '../matchpoints/award.js';
import { matchpoints, matchpointScoring, type BoardAwards } from '../matchpoints/matchpoints.js';
import type { MatchpointRegulation } from '../matchpoints/regulation.js';
import { Rational } from '../arithmetic/rational.js';

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

/** How a method scores, whatever its settings. */
interface MethodKind<
  Kind extends BoardMethod['kind'],
  Method = Extract<BoardMethod, { readonly kind: Kind }>,
> {
  /** How it scores a board. @throws Unscorable when it knows nothing of the board */
  scoring(method: Method, on: BoardExpectation): BoardScoring;
  /** The awards of one board over its whole field. @throws Unscorable when the lines contradict themselves */
  score(
    lines: readonly FieldLine[],
    method: Method,
    on: BoardExpectation,
  ): Omit<Extract<ScoredBoard, { readonly kind: Kind }>, 'kind'>;
  /** The method as long as others are to come to a board: what is for few results waits for them. */
  whileOthersAreToCome(method: Method): Method;
  /** How an artificial score is rounded; left out: as the method's decimals say. */
  rounding?(method: Method): Rounding;
}

/** How each method scores. */
export const BOARD_METHODS: { readonly [Kind in BoardMethod['kind']]: MethodKind<Kind> } = {
  matchpoints: {
    scoring: (method, { expected }) => matchpointScoring({ ...method, expected }),
    score: (lines, method, { expected }) => matchpoints(lines, { ...method, expected }),
    whileOthersAreToCome: (method) => ({ ...method, smallFields: 'factored' }),
  },
  butler: {
    scoring: (method, { expected }) => butlerScoring(method, expected),
    score: (lines, method, { expected }) => butler(lines, method, expected),
    whileOthersAreToCome: (method) => ({ ...method, singleScore: 'zero' }),
  },
  'cross-imps': {
    scoring: (method, { expected }) => crossImpScoring(method, expected),
    score: (lines, method, { expected }) => crossImps(lines, method, expected),
    whileOthersAreToCome: (method) => ({ ...method, singleScore: 'zero' }),
    rounding: crossImpRounding,
  },
  'board-a-match': {
    scoring: (method, { expected }) => boardAMatchScoring(method, expected),
    score: (lines, method, { expected }) => boardAMatch(lines, method, expected),
    whileOthersAreToCome: (method) => ({ ...method, singleScore: 'tie' }),
  },
  'instant-matchpoints': {
    scoring: (method, { board }) => instantScoring(method, board),
    score: instantMatchpoints,
    whileOthersAreToCome: (method) => method,
  },
};

function rulesOf({ kind }: BoardMethod): MethodKind<BoardMethod['kind'], BoardMethod> {
  return BOARD_METHODS[kind] as MethodKind<BoardMethod['kind'], BoardMethod>;
}

/**
 * How a method scores a board.
 *
 * @throws Unscorable when fewer than one score is expected, or the method knows nothing of the board
 */
export function boardScoring(method: BoardMethod, on: BoardExpectation): BoardScoring {
  refuseExpectation(on.expected);
  return rulesOf(method).scoring(method, on);
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
  return { kind: method.kind, ...rulesOf(method).score(lines, method, on) } as ScoredBoard;
}

/** A method as it scores a board that others are still to play: what is for few results waits for them. */
export function whileOthersAreToCome(method: BoardMethod): BoardMethod {
  return rulesOf(method).whileOthersAreToCome(method);
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
  return rulesOf(method).rounding?.(method) ?? method;
}
