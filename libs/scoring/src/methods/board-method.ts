import { partOfTop, rounded } from '../artificial/artificial-award.js';
import {
  artificialPercent,
  guaranteed,
  type SessionGuarantee,
} from '../artificial/artificial-matchpoints.js';
import { Rational } from '../arithmetic/rational.js';
import { boardAMatch } from '../board-a-match/board-a-match.js';
import {
  fieldAwards,
  type BoardExpectation,
  type FieldAwards,
  type FieldScoring,
  type MethodKind,
} from '../board/field-awards.js';
import type { FieldLine, Rounding } from '../board/board-field.js';
import { refuseContradictions, refuseExpectation } from '../board/line-scores.js';
import { butler } from '../butler/butler.js';
import { crossImps } from '../cross-imps/cross-imps.js';
import { instantMatchpoints } from '../instant/instant.js';
import { matchpoints } from '../matchpoints/matchpoints.js';

/** The methods by which boards are scored: each is registered here, and what its points are in `METHOD_UNITS`. */
export const BOARD_METHODS = {
  matchpoints,
  butler,
  'cross-imps': crossImps,
  'board-a-match': boardAMatch,
  'instant-matchpoints': instantMatchpoints,
};

type Methods = typeof BOARD_METHODS;
type Kind = keyof Methods;
type SettingsOf<Method> =
  Method extends MethodKind<infer Settings, infer _Chart, infer _Award> ? Settings : never;
type AwardOf<Method> = Method extends MethodKind<infer _Settings, infer _Chart, infer Award> ? Award : never;
type TopOf<Award> = Award extends { readonly kind: 'scored'; readonly top?: infer Top } ? Top : never;
type BoardOf<Method> =
  Method extends MethodKind<infer _Settings, infer Chart, infer Award>
    ? FieldAwards<Chart, Award> & { readonly top: TopOf<Award> }
    : never;

/** How the results of a board over a field become awards. Plain data. */
export type BoardMethod = { [K in Kind]: { readonly kind: K } & SettingsOf<Methods[K]> }[Kind];

/**
 * What a side gets on a board by any method: `points`, out of a `top` where the method has one, and what they come
 * from. Without a top, points are IMPs, which are added up as they are.
 */
export type BoardAward = AwardOf<Methods[Kind]>;

/** A scored board: `lines` in the order that they were given, and the `charts` that explain them. */
export type ScoredBoard = { [K in Kind]: { readonly kind: K } & BoardOf<Methods[K]> }[Kind];

/** How a method scores a board, whatever the method. */
export type BoardScoring = FieldScoring<ScoredBoard['charts'][number], BoardAward>;

function rulesOf({ kind }: BoardMethod): MethodKind<BoardMethod, ScoredBoard['charts'][number], BoardAward> {
  return BOARD_METHODS[kind] as MethodKind<BoardMethod, ScoredBoard['charts'][number], BoardAward>;
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
export function scoreBoard<Method extends BoardMethod>(
  lines: readonly FieldLine[],
  method: Method,
  on: BoardExpectation,
): Extract<ScoredBoard, { readonly kind: Method['kind'] }> {
  refuseContradictions(lines, on.expected);
  const scoring = rulesOf(method).scoring(method, on);
  const scored = { kind: method.kind, top: scoring.top, ...fieldAwards(lines, scoring) };
  return scored as unknown as Extract<ScoredBoard, { readonly kind: Method['kind'] }>;
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

type MethodUnit = 'matchpoints' | 'imps' | 'points';

/** What the points of each method are: kept apart from how it scores, which pages do not load for that. */
export const METHOD_UNITS = {
  matchpoints: 'matchpoints',
  butler: 'imps',
  'cross-imps': 'imps',
  'board-a-match': 'points',
  'instant-matchpoints': 'points',
} as const satisfies Readonly<Record<BoardMethod['kind'], MethodUnit>>;

/** The methods whose points are out of a top. */
export type KindWithTop = {
  [Kind in BoardMethod['kind']]: (typeof METHOD_UNITS)[Kind] extends 'imps' ? never : Kind;
}[BoardMethod['kind']];

/** What the points of a method are. */
export function pointsUnitOf({ kind }: Pick<BoardMethod, 'kind'>): MethodUnit {
  return METHOD_UNITS[kind];
}

/** Whether points are out of a top by the method: they are not in IMPs. */
export function hasTop(method: Pick<BoardMethod, 'kind'>): boolean {
  return pointsUnitOf(method) !== 'imps';
}
