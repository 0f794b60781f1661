import { vulnerabilityOf } from '#cards';
import { scoreForNS } from '../contract/contract-score.js';
import type { BoardAward } from '../board-method.js';
import { rank, type Rank } from '../ranking/rank.js';
import { Rational } from '../rational.js';
import { scoreSession } from '../session/score-session.js';
import type { SessionScores } from '../session/session-scores.js';
import type {
  Printing,
  PublishedAward,
  PublishedPlace,
  PublishedRanking,
  PublishedSession,
  PublishedTotal,
} from './published-session.js';

export type FigureKind =
  | 'contract score'
  | 'award'
  | 'boards'
  | 'matchpoints'
  | 'session score'
  | 'percentage'
  | 'place'
  | 'place in order';

/** A figure that was published, and what it is here. */
export interface ReplayedFigure {
  readonly kind: FigureKind;
  readonly of: string;
  readonly published: string;
  readonly ours: string;
}

/** Scores a published session anew: every published figure beside ours, rounded as they are printed. */
export function replay(published: PublishedSession): ReplayedFigure[] {
  const scores = scoreSession(published.played, published.regulation);
  const awards = awardsOf(scores);
  const { printed } = published;
  return [
    ...published.contracts.map(({ of, board, contract, scoreNS }) => ({
      kind: 'contract score' as const,
      of,
      published: String(scoreNS),
      ours: String(contract ? scoreForNS(contract, vulnerabilityOf(board)) : 0),
    })),
    ...published.awards.map((award) => ({
      kind: 'award' as const,
      of: nameOf(award),
      published: award.points.toText(printed.award),
      ours: printedAward(pointsOf(awards.get(nameOf(award)), award.unfactored), printed),
    })),
    ...published.totals.flatMap((total) => totalFigures(total, scores, published)),
    ...published.rankings.flatMap((ranking) => placeFigures(ranking, scores)),
  ];
}

function awardsOf(scores: SessionScores): Map<string, BoardAward> {
  const awards = new Map<string, BoardAward>();
  for (const [field, board] of scores.boards) {
    for (const { id, ns, ew } of board.lines) {
      awards.set(nameOf({ field, line: id, side: 'NS' }), ns);
      awards.set(nameOf({ field, line: id, side: 'EW' }), ew);
    }
  }
  return awards;
}

function nameOf({ field, line, side }: Pick<PublishedAward, 'field' | 'line' | 'side'>): string {
  return `${field} ${line} ${side}`;
}

function pointsOf(award: BoardAward | undefined, unfactored: boolean | undefined): Rational {
  if (!award || award.kind === 'not-played') return Rational.ZERO;
  if (award.kind !== 'scored' || !unfactored) return award.points;
  return Rational.sum(
    award.parts.map((part) =>
      'row' in part && 'raw' in part.row ? part.row.raw.mul(part.weight) : Rational.ZERO,
    ),
  );
}

function printedAward(points: Rational, { award: decimals, awardHalves }: Printing): string {
  return (awardHalves === 'to-even' ? halvesToEven(points, decimals) : points).toText(decimals);
}

/** Rounded to so many decimals, halves to the even neighbour, so that awards of both sides still make the top. */
export function halvesToEven(value: Rational, decimals: number): Rational {
  const unit = 10n ** BigInt(decimals);
  const nearest = value.roundHalfAwayFromZero(decimals);
  const isHalf = (2n * value.numerator * unit) % value.denominator === 0n && !value.equals(nearest);
  const isOdd = ((nearest.numerator * unit) / nearest.denominator) % 2n !== 0n;
  if (!isHalf || !isOdd) return nearest;
  return nearest.add(Rational.of(value.compare(nearest) < 0 ? -1n : 1n, unit));
}

function totalFigures(
  total: PublishedTotal,
  scores: SessionScores,
  { printed }: PublishedSession,
): ReplayedFigure[] {
  const ours = scores.contestants.get(total.contestant)!;
  const figure = (
    kind: FigureKind,
    published: Rational | undefined,
    own: Rational | undefined,
    decimals: number,
  ): ReplayedFigure[] =>
    published
      ? [
          {
            kind,
            of: total.contestant,
            published: published.toText(decimals),
            ours: own?.toText(decimals) ?? '',
          },
        ]
      : [];
  const boards = total.boards === undefined ? undefined : Rational.of(total.boards);
  return [
    ...figure('boards', boards, Rational.of(ours.boards), 0),
    ...figure('matchpoints', total.points, ours.points, printed.score),
    ...figure('session score', total.score, ours.score, printed.score),
    ...figure('percentage', total.percentage, ours.percentage, printed.percentage),
  ];
}

function placeFigures(ranking: PublishedRanking, scores: SessionScores): ReplayedFigure[] {
  const ranks = rank(
    ranking.entries.map(({ contestant, carried, ranked }) => ({
      contestant,
      value: scores.contestants.get(contestant)!.score.add(carried ?? Rational.ZERO),
      ranking: ranking.name,
      ranked,
    })),
  );
  const byContestant = new Map(ranks.map((entry) => [entry.contestant, entry]));
  const placed = ranks.filter(({ place }) => place !== undefined).length;
  return ranking.places.map((place) =>
    placeFigure(place, byContestant.get(place.contestant)!, ranking, placed),
  );
}

function placeFigure(
  { contestant, kind, first, last }: PublishedPlace,
  ours: Rank,
  { name, entries }: PublishedRanking,
  placed: number,
): ReplayedFigure {
  // A list in order numbers equals on, and puts those who take no place behind the others.
  const from = ours.place ?? placed + 1;
  const to = ours.last ?? entries.length;
  const of = `${name} ${contestant}`;
  if (kind === 'shared') {
    return { kind: 'place', of, published: `${first}-${last}`, ours: `${ours.place}-${ours.last}` };
  }
  const within = from <= first && first <= to;
  return {
    kind: 'place in order',
    of,
    published: String(first),
    ours: within ? String(first) : `${from}-${to}`,
  };
}
