import {
  contestantInSession,
  type PublishedFigures,
  type PublishedGame,
  type PublishedMeetingFigure,
} from '#interchange';
import { percentageVictoryPoints, Rational, Unscorable, victoryPoints } from '#scoring';
import type { KeptFigures } from '#tournament';
import { asPrinted, placeFigures, type ComparedFigure } from './compare.js';
import type { ScoredFigures, ScoredPlace } from './scored-figures.js';

/** By what matches of pairs become victory points. */
export type ScaleOfPairs = NonNullable<KeptFigures['scale']>;

/** A match of two pairs with what it was worth, and the lines that it consists of. */
export interface MatchOfPairs {
  readonly name: string;
  readonly home: string;
  readonly away: string;
  readonly lines: readonly string[];
  readonly points: { readonly home: string; readonly away: string };
}

/** What was published of a Swiss of pairs in victory points. */
export interface SwissFigures extends Pick<PublishedFigures, 'printed' | 'totals' | 'rankings'> {
  readonly scale: ScaleOfPairs;
  readonly matches: readonly MatchOfPairs[];
}

/**
 * The victory points of a Swiss of pairs that its own lines make: those of its matches, and the totals and places of
 * whoever had a match in each round. What a bye is worth, or a match that was not played, no file says.
 *
 * @returns nothing of a game that is none, or is not ranked by victory points
 */
export function swissFiguresOf(game: PublishedGame, figures: PublishedFigures): SwissFigures | undefined {
  if (game.kind !== 'swiss-pairs' || figures.meetings.length === 0) return undefined;
  const matches = figures.meetings.flatMap((meeting): MatchOfPairs[] => {
    const { section, round, ns, ew, nsPoints, ewPoints } = meeting;
    const lines = linesOf(game, meeting);
    const [home, away] = [contestantInSession(section, ns), contestantInSession(section, ew)];
    const points = { home: nsPoints, away: ewPoints };
    return lines.length === 0
      ? []
      : [{ name: `${section}/${round} ${ns} v ${ew}`, home, away, lines, points }];
  });
  const rounds = new Set(game.sections.flatMap(({ lines }) => lines.map(({ round }) => round))).size;
  const isWhole = (contestant: string) =>
    matches.filter(({ home, away }) => home === contestant || away === contestant).length === rounds;
  const decimals = Math.max(
    0,
    ...matches.flatMap(({ points }) => Object.values(points).map((each) => fractionOf(each).length)),
  );
  return {
    printed: { ...figures.printed, score: decimals },
    scale: scaleOf(game, decimals),
    matches,
    totals: figures.totals.flatMap(({ contestant, score }) =>
      score !== undefined && isWhole(contestant) ? [{ contestant, score }] : [],
    ),
    rankings: figures.rankings.filter(({ places }) => places.every(({ contestant }) => isWhole(contestant))),
  };
}

function linesOf(
  { sections }: PublishedGame,
  { section, round, ns, ew }: PublishedMeetingFigure,
): readonly string[] {
  const lines = sections.find((each) => each.section === section)?.lines ?? [];
  return lines.filter((line) => line.round === round && line.ns === ns && line.ew === ew).map(({ id }) => id);
}

function fractionOf(decimal: string): string {
  return (decimal.split('.')[1] ?? '').replace(/0+$/, '');
}

/** No file names its scale: whole points in IMPs are those of the discrete one. */
function scaleOf({ scoring }: PublishedGame, decimals: number): ScaleOfPairs {
  if (scoring.method === 'matchpoints') return 'ebu-percentages';
  return decimals === 0 ? 'wbf-discrete' : 'wbf-continuous';
}

/** Every published figure in victory points beside what the awards of the lines make. */
export function compareSwiss(
  { matches, printed, totals, rankings, scale }: SwissFigures,
  awards: Pick<ScoredFigures, 'award'>,
): ComparedFigure[] {
  const own = matches.map((match) => ({ match, points: pointsOf(match, scale, awards) }));
  const totalOf = new Map<string, Rational>();
  for (const { match, points } of own) {
    for (const side of ['home', 'away'] as const) {
      const before = totalOf.get(match[side]) ?? Rational.ZERO;
      totalOf.set(match[side], before.add(points?.[side] ?? Rational.ZERO));
    }
  }
  const text = (points: Rational | undefined) => points?.toText(printed.score) ?? 'none';
  return [
    ...own.flatMap(({ match, points }) =>
      (['home', 'away'] as const).map((side): ComparedFigure => ({
        kind: 'match',
        of: `${match.name} ${match[side]}`,
        published: asPrinted(Rational.parse(match.points[side]), printed.score),
        ours: text(points?.[side]),
      })),
    ),
    ...totals.map(({ contestant, score }): ComparedFigure => ({
      kind: 'score',
      of: contestant,
      published: asPrinted(Rational.parse(score!), printed.score),
      ours: text(totalOf.get(contestant)),
    })),
    ...rankings.flatMap((ranking) =>
      placeFigures(ranking, {
        place: (_of, contestant) =>
          placeAmong(
            ranking.places.map((one) => one.contestant),
            contestant,
            totalOf,
          ),
      }),
    ),
  ];
}

/** What a match is worth to both: by its percentage, or by its IMPs. */
function pointsOf(
  { lines }: MatchOfPairs,
  scale: ScaleOfPairs,
  awards: Pick<ScoredFigures, 'award'>,
): { readonly home: Rational; readonly away: Rational } | undefined {
  const sum = (side: 'NS' | 'EW') =>
    Rational.sum(lines.flatMap((line) => awards.award(line, side)?.points ?? []));
  const [home, away] = [sum('NS'), sum('EW')];
  const match = { boards: lines.length };
  try {
    if (scale !== 'ebu-percentages') {
      const kind =
        scale === 'wbf-discrete'
          ? ({ kind: 'wbf-discrete' } as const)
          : ({ kind: 'wbf-continuous', gains: 'never-rising' } as const);
      const { own, opponents } = victoryPoints(kind, home, match);
      return { home: own, away: opponents };
    }
    const all = home.add(away);
    if (all.isZero) return undefined;
    const percent = home.mul(Rational.of(100)).div(all);
    const { own, opponents } = percentageVictoryPoints(
      { kind: 'percentage', regulation: 'ebu' },
      percent,
      match,
    );
    return { home: own, away: opponents };
  } catch (error) {
    if (error instanceof Unscorable) return undefined;
    throw error;
  }
}

function placeAmong(
  everybody: readonly string[],
  contestant: string,
  totals: ReadonlyMap<string, Rational>,
): ScoredPlace {
  const totalOf = (one: string) => totals.get(one) ?? Rational.ZERO;
  const own = totalOf(contestant);
  const better = everybody.filter((one) => totalOf(one).compare(own) > 0).length;
  const equal = everybody.filter((one) => totalOf(one).equals(own)).length;
  return { takesPlace: true, first: better + 1, last: better + equal };
}
