import type { Printing, PublishedFigures, PublishedRanking } from '#interchange';
import { Rational } from '#scoring';
import type { ReplayPlan } from '../plan/replay-plan.js';
import type { ScoredFigures } from './scored-figures.js';

export const FIGURE_KINDS = [
  'award',
  'boards',
  'matchpoints',
  'score',
  'percentage',
  'place',
  'order',
] as const;
/**
 * award: matchpoints of a side on a board. boards: how many count. matchpoints: their sum. score: that sum scaled to a
 * full card. place: with whom it is shared. order: the number in a list where equals are numbered on.
 */
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A published figure, and what it is here. */
export interface ComparedFigure {
  readonly kind: FigureKind;
  /** Whose: a line and side, or a contestant. */
  readonly of: string;
  readonly published: string;
  readonly ours: string;
}

/** How many more decimals are shown of a figure that has more than its kind. */
const MORE_DECIMALS = 4;

/** What is shown where there is no such figure here. */
const NOTHING = 'none';

/** Every published figure beside ours, rounded as it is printed. */
export function compare(
  { printed, awards, totals, rankings }: PublishedFigures,
  ours: ScoredFigures,
  { placeOf }: Pick<ReplayPlan, 'placeOf'>,
): ComparedFigure[] {
  const awardFigures = awards.map(({ line, side, points, unfactored }): ComparedFigure => {
    const play = placeOf.get(line);
    const award = play && ours.award(play, side);
    // Programs print 0 on a board that was not played.
    const own = award ? (unfactored ? award.unfactored : award.points) : Rational.ZERO;
    return {
      kind: 'award',
      of: `${line} ${side}`,
      published: asPrinted(Rational.parse(points), printed.award),
      ours: play ? printedAward(own, printed) : NOTHING,
    };
  });
  const totalFigures = totals.flatMap(({ contestant, boards, matchpoints, score, percentage }) => {
    const own = ours.contestant(contestant);
    const figure = (
      kind: FigureKind,
      published: Rational | undefined,
      value: Rational | undefined,
      decimals: number,
    ): ComparedFigure[] => {
      if (published === undefined) return [];
      const text = value === undefined ? NOTHING : value.toText(decimals);
      return [{ kind, of: contestant, published: asPrinted(published, decimals), ours: text }];
    };
    return [
      ...figure('boards', exact(boards), exact(own?.boards), 0),
      ...figure('matchpoints', exact(matchpoints), own?.matchpoints, printed.score),
      ...figure('score', exact(score), own?.score, printed.score),
      ...figure('percentage', exact(percentage), own?.percentage, printed.percentage),
    ];
  });
  return [...awardFigures, ...totalFigures, ...rankings.flatMap((ranking) => placeFigures(ranking, ours))];
}

/** A published figure with the decimals of its kind; one that has more keeps them, and is none of ours. */
function asPrinted(published: Rational, decimals: number): string {
  const rounded = published.roundHalfAwayFromZero(decimals);
  return published.equals(rounded) ? published.toText(decimals) : published.toText(decimals + MORE_DECIMALS);
}

function exact(value: string | number | undefined): Rational | undefined {
  return value === undefined ? undefined : Rational.from(value);
}

function printedAward(points: Rational, { award: decimals, awardHalves }: Printing): string {
  return (awardHalves === 'to-even' ? halvesToEven(points, decimals) : points).toText(decimals);
}

/** Rounded to so many decimals, halves to the even neighbour, so that the awards of both sides still make the top. */
function halvesToEven(value: Rational, decimals: number): Rational {
  const unit = 10n ** BigInt(decimals);
  const nearest = value.roundHalfAwayFromZero(decimals);
  const isHalf = (2n * value.numerator * unit) % value.denominator === 0n && !value.equals(nearest);
  const isOdd = ((nearest.numerator * unit) / nearest.denominator) % 2n !== 0n;
  if (!isHalf || !isOdd) return nearest;
  return nearest.add(Rational.of(value.compare(nearest) < 0 ? -1n : 1n, unit));
}

/** Places among those who take one in the published ranking: a file can leave out some whom a session here ranks. */
function placeFigures({ ranked, places }: PublishedRanking, ours: ScoredFigures): ComparedFigure[] {
  const placeOf = new Map(ranked.map((contestant) => [contestant, ours.contestant(contestant)?.place]));
  const among = [...placeOf.values()].filter((place) => place !== undefined);
  return places.map(({ contestant, kind, first, last }): ComparedFigure => {
    const place = placeOf.get(contestant);
    const of = contestant;
    const figure = kind === 'in-order' ? ('order' as const) : ('place' as const);
    const published = text(first, last);
    if (place === undefined) return { kind: figure, of, published, ours: NOTHING };
    const from = 1 + among.filter((other) => other < place).length;
    const to = from - 1 + among.filter((other) => other === place).length;
    const within = kind === 'in-order' && from <= first && first <= to;
    const own = kind === 'first' ? text(from, from) : text(from, to);
    return { kind: figure, of, published, ours: within ? published : own };
  });
}

function text(first: number, last: number): string {
  return first === last ? `${first}` : `${first}-${last}`;
}
