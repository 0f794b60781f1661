import { vulnerabilityOf } from '#cards';
import type { Printing, PublishedFigures, PublishedGame, PublishedRanking } from '#interchange';
import { Rational, scoreForNS, type Contract } from '#scoring';
import type { FigureSubject, RankingOf, ScoredFigures, ScoredPlace } from './scored-figures.js';

export const FIGURE_KINDS = [
  'contract',
  'award',
  'datum',
  'boards',
  'matchpoints',
  'score',
  'percentage',
  'final',
  'place',
  'order',
  'running',
  'match',
] as const;
/**
 * contract: what a contract scores. award: points of a side on a board. datum: what they are against. boards: how many
 * count. matchpoints: their sum. score: that sum scaled to a full card. final: with what is beside the session. place:
 * with whom it is shared. order: the number in a list where equals are numbered on. running: the score of a match of teams
 * before a segment. match: what a match was worth to a side.
 */
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A published figure, and what it is here. */
export interface ComparedFigure {
  readonly kind: FigureKind;
  /** Whose: a line and side, or a contestant and its ranking. */
  readonly of: string;
  readonly published: string;
  readonly ours: string;
  /** The terms of ours, a line each, where they are something else and it is known what they are. */
  readonly explanation?: readonly string[];
}

/** How many more decimals are shown of a figure that has more than its kind. */
const MORE_DECIMALS = 4;

/** What is shown where there is no such figure here. */
const NOTHING = 'none';

/** Every published figure beside ours, rounded as it is printed. */
export function compare(figures: PublishedFigures, ours: ScoredFigures): ComparedFigure[] {
  return [
    ...awardFigures(figures, ours),
    ...datumFigures(figures, ours),
    ...totalFigures(figures, ours),
    ...figures.rankings.flatMap((ranking) => placeFigures(ranking, ours)),
  ];
}

type Plain = Omit<ComparedFigure, 'explanation'>;

/** The figure, with its terms where it differs. */
function explained(
  figure: Plain,
  subject: FigureSubject,
  ours: Pick<ScoredFigures, 'explain'>,
): ComparedFigure {
  if (figure.published === figure.ours || !ours.explain) return figure;
  return { ...figure, explanation: ours.explain(subject) };
}

function awardFigures({ printed, awards }: PublishedFigures, ours: ScoredFigures): ComparedFigure[] {
  return awards.map(({ line, side, points, unfactored }) => {
    const award = ours.award(line, side);
    // Programs print 0 on a board that was not played.
    const own = award ? (unfactored ? award.unfactored : award.points) : Rational.ZERO;
    const figure: Plain = {
      kind: 'award',
      of: `${line} ${side}`,
      published: asPrinted(Rational.parse(points), printed.award),
      ours: ours.has(line) ? printedAward(own, printed) : NOTHING,
    };
    return explained(figure, { of: 'award', line, side }, ours);
  });
}

function datumFigures({ datums }: PublishedFigures, ours: ScoredFigures): ComparedFigure[] {
  return datums.map(({ section, board, datum }) => {
    const own = new Set(ours.datums(section, board));
    const figure: Plain = {
      kind: 'datum',
      of: `${section}/${board}`,
      published: asPrinted(Rational.parse(datum), 0),
      // Split scores make a datum for each side.
      ours: [...own].map((each) => each ?? NOTHING).join(' and ') || NOTHING,
    };
    return explained(figure, { of: 'datum', section, board }, ours);
  });
}

function totalFigures({ printed, totals }: PublishedFigures, ours: ScoredFigures): ComparedFigure[] {
  return totals.flatMap(({ contestant, boards, matchpoints, score, percentage, final }) => {
    const own = ours.contestant(contestant);
    const figure = (
      kind: FigureKind,
      published: string | number | undefined,
      value: Rational | number | undefined,
      decimals: number,
    ): ComparedFigure[] => {
      if (published === undefined) return [];
      const text = value === undefined ? NOTHING : Rational.from(value).toText(decimals);
      const plain = {
        kind,
        of: contestant,
        published: asPrinted(Rational.from(published), decimals),
        ours: text,
      };
      return [explained(plain, { of: kind === 'final' ? 'event' : 'contestant', contestant }, ours)];
    };
    return [
      ...figure('boards', boards, own?.boards, 0),
      ...figure('matchpoints', matchpoints, own?.matchpoints, printed.score),
      ...figure('score', score, own?.score, printed.score),
      ...figure('percentage', percentage, own?.percentage, printed.percentage),
      ...figure('final', final, own?.final, printed.score),
    ];
  });
}

/** A published figure with the decimals of its kind; one that has more keeps them, and is none of ours. */
export function asPrinted(published: Rational, decimals: number): string {
  const rounded = published.roundHalfAwayFromZero(decimals);
  return published.equals(rounded) ? published.toText(decimals) : published.toText(decimals + MORE_DECIMALS);
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

/** The places of a ranking, beside ours. */
export function placeFigures(
  { over, stratum, places }: PublishedRanking,
  ours: Pick<ScoredFigures, 'place' | 'explain'>,
): ComparedFigure[] {
  const ranking: RankingOf = { over, stratum };
  // Where any place is written as shared, `5=`, those are not that are not.
  const areMarked = places.some(({ isMarked }) => isMarked);
  return places.map(({ contestant, kind, first, last, isMarked }) => {
    const own = ours.place(ranking, contestant);
    const figure: Plain = {
      kind: kind === 'in-order' ? 'order' : 'place',
      of: `${contestant}${within(ranking)}`,
      published: isMarked ? sharedText(first) : placeText(first, last),
      ours: own ? ownPlace(own, areMarked && kind === 'first' ? 'marked' : kind, first) : NOTHING,
    };
    return explained(figure, { of: 'place', ranking, contestant }, ours);
  });
}

/** Where it is not the ranking of everybody in a section. */
function within({ over, stratum }: RankingOf): string {
  const parts = [
    ...(over === 'overall' ? ['overall'] : []),
    ...(stratum === null ? [] : [`stratum ${stratum}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function ownPlace(
  { takesPlace, first, last }: ScoredPlace,
  kind: 'shared' | 'first' | 'marked' | 'in-order',
  published: number,
): string {
  if (kind === 'in-order') {
    return first <= published && published <= last ? placeText(published, published) : placeText(first, last);
  }
  if (!takesPlace) return NOTHING;
  if (kind === 'marked' && last > first) return sharedText(first);
  return placeText(first, kind === 'shared' ? last : first);
}

function sharedText(first: number): string {
  return `${first}=`;
}

function placeText(first: number, last: number): string {
  return first === last ? `${first}` : `${first}-${last}`;
}

/** What each contract of a game scores, beside the score that was published for it. */
export function compareContracts({ sections, scoring }: PublishedGame): ComparedFigure[] {
  // RealBridge tells no tricks: they were found by the score.
  const areTricksTold = scoring.regulation !== 'realbridge';
  return sections.flatMap(({ lines }) =>
    lines.flatMap(({ id, board, contract, outcome: { ns } }): ComparedFigure[] => {
      if (contract === null || ns.kind !== 'score') return [];
      if (contract !== 'passed-out' && !areTricksTold) return [];
      const own = contract === 'passed-out' ? 0 : scoreForNS(contract, vulnerabilityOf(board));
      const figure: Plain = { kind: 'contract', of: id, published: `${ns.score}`, ours: `${own}` };
      if (figure.published === figure.ours) return [figure];
      return [{ ...figure, explanation: [contractText(contract, board)] }];
    }),
  );
}

function contractText(contract: Contract | 'passed-out', board: number): string {
  if (contract === 'passed-out') return `board ${board} was passed out`;
  const { level, strain, doubling, declarer, tricks } = contract;
  return `${level}${strain}${doubling} by ${declarer}, ${tricks} tricks, vulnerable on board ${board}: ${vulnerabilityOf(board)}`;
}
