import {
  contestantInSession,
  countOfFigures,
  type PublishedFigures,
  type PublishedGame,
  type PublishedMeetingFigure,
  type ScaleOfPairs,
  type ScoredMatches,
} from '#interchange';
import {
  percentageVictoryPoints,
  Rational,
  standingOfMatches,
  Unscorable,
  victoryPoints,
  type SideOfMatch,
  type StandingOfMatches,
} from '#scoring';
import { rankingOfSwiss, SCALES } from '../plan/settings-of-game.js';
import { asPrinted, placeFigures, type ComparedFigure } from './compare.js';
import type { ScoredFigures, ScoredPlace } from './scored-figures.js';

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
  readonly scored: ScoredMatches;
  readonly matches: readonly MatchOfPairs[];
  /** Matches of which nothing is published: totals and places are made of them all the same. */
  readonly further?: readonly UnpublishedMatch[];
}

type UnpublishedMatch = Omit<MatchOfPairs, 'points'>;

/**
 * The victory points of a Swiss of pairs that its own lines make: those of its matches, and the totals and places of
 * whoever had a match in each round. What a bye is worth, or a match that was not played, no file says.
 *
 * @returns nothing of a game that is none, or is not ranked by victory points
 */
export function swissFiguresOf(game: PublishedGame, figures: PublishedFigures): SwissFigures | undefined {
  const { matches: scored } = game.scoring;
  if (!scored || countOfFigures(figures) === 0) return undefined;
  const matches = figures.meetings.flatMap((meeting): MatchOfPairs[] => {
    const { section, round, ns, ew, nsPoints, ewPoints } = meeting;
    const lines = linesOf(game, meeting);
    const [home, away] = [contestantInSession(section, ns), contestantInSession(section, ew)];
    const points = { home: nsPoints, away: ewPoints };
    return lines.length === 0
      ? []
      : [{ name: `${section}/${round} ${ns} v ${ew}`, home, away, lines, points }];
  });
  const isWhole = wholeIn(game);
  const further = furtherMatches(game, new Set(matches.flatMap(({ lines }) => lines)));
  // Not every format tells the matches themselves.
  const inPoints = [
    ...matches.flatMap(({ points }) => Object.values(points)),
    ...figures.totals.flatMap(({ score }) => score ?? []),
  ];
  const decimals = Math.max(0, ...inPoints.map((each) => fractionOf(each).length));
  return {
    printed: { ...figures.printed, score: decimals },
    scored,
    matches,
    ...(further.length > 0 && { further }),
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

/** Whoever met in a round, where no figure of a match has their lines. */
function furtherMatches({ sections }: PublishedGame, told: ReadonlySet<string>): UnpublishedMatch[] {
  return sections.flatMap(({ section, lines }) => {
    const met = new Map<string, Omit<UnpublishedMatch, 'lines'> & { readonly lines: string[] }>();
    for (const { id, round, ns, ew } of lines) {
      if (round === null || told.has(id)) continue;
      const name = `${section}/${round} ${ns} v ${ew}`;
      const [home, away] = [contestantInSession(section, ns), contestantInSession(section, ew)];
      const match = met.get(name) ?? { name, home, away, lines: [] };
      match.lines.push(id);
      met.set(name, match);
    }
    return [...met.values()];
  });
}

function fractionOf(decimal: string): string {
  return (decimal.split('.')[1] ?? '').replace(/0+$/, '');
}

/** Who has a line in each round. */
function wholeIn({ sections }: PublishedGame): (contestant: string) => boolean {
  const rounds = new Set(sections.flatMap(({ lines }) => lines.map(({ round }) => round))).size;
  const own = new Map<string, Set<number | null>>();
  for (const { section, lines } of sections) {
    for (const { ns, ew, round } of lines) {
      for (const one of [ns, ew]) {
        const name = contestantInSession(section, one);
        own.set(name, (own.get(name) ?? new Set()).add(round));
      }
    }
  }
  return (contestant) => own.get(contestant)?.size === rounds;
}

/**
 * Every published figure in victory points beside what the awards of the lines make, or beside the standing of the session
 * that was made of them.
 */
export function compareSwiss(
  figures: SwissFigures,
  ours: Pick<ScoredFigures, 'award' | 'place' | 'inVictoryPoints'>,
): ComparedFigure[] {
  const { matches, printed, totals, rankings, scored } = figures;
  const own = matches.map((match) => ({ match, points: pointsOf(match, scored.scale, ours) }));
  const further = (figures.further ?? []).map((match) => ({
    match,
    points: pointsOf(match, scored.scale, ours),
  }));
  const standing = ours.inVictoryPoints ? undefined : standingOf(figures, [...own, ...further]);
  const { inVictoryPoints } = ours;
  const totalOf = (contestant: string) =>
    inVictoryPoints ? inVictoryPoints.total(contestant) : standing?.totals.get(contestant)?.total;
  const text = (points: Rational | undefined) => points?.toText(printed.score) ?? 'none';
  return [
    ...own.flatMap(({ match, points }) =>
      (['home', 'away'] as const).map((side): ComparedFigure => ({
        kind: 'match',
        of: `${match.name} ${match[side]}`,
        published: asPrinted(Rational.parse(match.points[side]), printed.score),
        // Standings that tell places alone have no matches.
        ours: text(inVictoryPoints?.match(match.lines[0]!, match[side]) ?? points?.[side].worth),
      })),
    ),
    ...totals.map(({ contestant, score }): ComparedFigure => ({
      kind: 'score',
      of: contestant,
      published: asPrinted(Rational.parse(score!), printed.score),
      ours: text(totalOf(contestant)),
    })),
    ...rankings.flatMap((ranking) =>
      placeFigures(ranking, {
        place: (of, contestant) => (standing ? placeIn(standing, contestant) : ours.place(of, contestant)),
      }),
    ),
  ];
}

/** What a match is worth to a side, and what it won and lost on its boards. */
type Side = Pick<SideOfMatch, 'worth' | 'won' | 'lost'>;
type Points = { readonly home: Side; readonly away: Side };

function standingOf(
  figures: SwissFigures,
  own: readonly { readonly match: UnpublishedMatch; readonly points: Points | undefined }[],
): StandingOfMatches {
  const contestants = new Set(figures.rankings.flatMap(({ places }) => places.map((one) => one.contestant)));
  for (const { match } of own) contestants.add(match.home).add(match.away);
  const sides = own.flatMap(({ match: { home, away }, points }): SideOfMatch[] =>
    points
      ? [
          { contestant: home, opponents: [away], ...points.home, others: points.away.worth },
          { contestant: away, opponents: [home], ...points.away, others: points.home.worth },
        ]
      : [],
  );
  return standingOfMatches([...contestants], sides, rankingOfSwiss(figures.scored).tieBreaks);
}

function placeIn({ ranks }: StandingOfMatches, contestant: string): ScoredPlace | undefined {
  const own = ranks.find((one) => one.contestant === contestant);
  if (own?.place === undefined) return undefined;
  return { takesPlace: true, first: own.place, last: own.last ?? own.place };
}

/** What a match is worth to both: to each side by its own percentage, or by its own IMPs. */
function pointsOf(
  { lines }: UnpublishedMatch,
  scale: ScaleOfPairs,
  awards: Pick<ScoredFigures, 'award'>,
): Points | undefined {
  const [home, away] = (['NS', 'EW'] as const).map((side) => {
    const own = lines.flatMap((line) => awards.award(line, side) ?? []);
    const points = Rational.sum(own.map((award) => award.points));
    const tops = Rational.sum(own.flatMap(({ top }) => top ?? []));
    const worth = onScale(scale, { points, tops }, lines.length);
    return worth && { worth, won: points, lost: tops.sub(points) };
  });
  return home && away && { home, away };
}

function onScale(
  scale: ScaleOfPairs,
  { points, tops }: { readonly points: Rational; readonly tops: Rational },
  boards: number,
): Rational | undefined {
  const by = SCALES[scale];
  try {
    if (by.kind !== 'percentage') return victoryPoints(by, points, { boards }).own;
    if (tops.isZero) return undefined;
    return percentageVictoryPoints(by, points.mul(Rational.of(100)).div(tops), { boards }).own;
  } catch (error) {
    if (error instanceof Unscorable) return undefined;
    throw error;
  }
}
