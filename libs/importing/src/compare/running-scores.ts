import type { PublishedMatchResult, PublishedRunningScore, PublishedMatch, RoomResult } from '#interchange';
import { Rational, type KnockoutScore, type RunningScore } from '#scoring';
import { segmentTerms } from '../explain/terms.js';
import type { ComparedFigure } from './compare.js';
import { comparisonOf, type Comparison } from './comparison.js';
import type { SortedFigures } from './irregularities.js';
import { scoreMatch, type GivenImps } from './score-match.js';

/** The published running score of a match before each segment but the first, beside ours. */
export function compareRunning(
  { match: { segments }, running }: PublishedMatchResult,
  ours: readonly RunningScore[],
): ComparedFigure[] {
  return running.flatMap((published) => {
    const at = segments.findIndex(({ segment }) => segment === published.segment);
    return runningFigures(published, ours[at]);
  });
}

/** A published running score, of both teams, beside ours before the same segment. */
export function runningFigures(
  published: PublishedRunningScore,
  ours: RunningScore | undefined,
): ComparedFigure[] {
  return (['home', 'away'] as const).map((team): ComparedFigure => ({
    kind: 'running',
    of: `${team} before segment ${published.segment}`,
    published: Rational.parse(published[team]).toString(),
    ours: ours?.[team].toString() ?? 'none',
  }));
}

/**
 * Tells differences that a known irregularity of the match explains to the last digit from all others: what is published
 * is what the irregularity makes of it, and ours is what its own boards do.
 */
export function sortOutRunning(
  result: PublishedMatchResult,
  compared: readonly ComparedFigure[],
): SortedFigures {
  const figuresOf = (score: KnockoutScore) => compareRunning(result, beforeSegments(score));
  const plain = figuresOf(scoreMatch(result.match));
  const known = matchIrregularities(result.match).map(({ why, match, given }) => ({
    why,
    figures: figuresOf(scoreMatch(match, given)),
  }));
  const whyOf = (figure: ComparedFigure) => {
    if (plain.find(({ of }) => of === figure.of)?.ours !== figure.ours) return undefined;
    return known.find(({ figures }) =>
      figures.some(({ of, published, ours }) => of === figure.of && published === ours),
    )?.why;
  };
  const unequal = compared
    .filter(({ published, ours }) => published !== ours)
    .map((figure) => ({ ...figure, explanation: termsOf(result, figure) }));
  return {
    irregular: unequal.flatMap((figure) => {
      const why = whyOf(figure);
      return why === undefined ? [] : [{ ...figure, why }];
    }),
    different: unequal.filter((figure) => whyOf(figure) === undefined),
  };
}

/** Compares the running score of a match with the one that it has here. */
export function compareMatch(result: PublishedMatchResult, ours: readonly RunningScore[]): Comparison {
  const compared = compareRunning(result, ours);
  return comparisonOf(compared, sortOutRunning(result, compared));
}

/** What the teams begin each segment with. */
export function beforeSegments({ segments }: KnockoutScore): RunningScore[] {
  return segments.map(({ before }) => before);
}

/** What the segment before a figure adds to it, by its own boards. */
function termsOf({ match }: PublishedMatchResult, { of }: ComparedFigure): string[] {
  const [, team, number] = /^(home|away) before segment (\d+)$/.exec(of)!;
  const at = match.segments.findIndex(({ segment }) => segment === Number(number)) - 1;
  const before = scoreMatch(match).segments[at];
  return before ? segmentTerms(before, match.segments[at]!.segment, team as 'home' | 'away') : [];
}

/** A match as it must have been where its running score does not follow from its own boards. */
export interface MatchIrregularity {
  readonly why: string;
  readonly match: PublishedMatch;
  readonly given: readonly GivenImps[];
}

const FINAL = 'Polish First Division 2003 final';
/** The open room of board 12 in the fourth segment is not in the file. */
const [SEGMENT, BOARD] = [4, 12];
const MISSING: RoomResult = { level: 2, strain: 'H', doubling: '', declarer: 'E', tricks: 6 };

/** What is known to be irregular in a match. */
function matchIrregularities(match: PublishedMatch): MatchIrregularity[] {
  const isMissing = match.segments.some(
    ({ segment, boards }) =>
      segment === SEGMENT && boards.some(({ board, open }) => board === BOARD && open === null),
  );
  if (!match.title.startsWith(FINAL) || !isMissing) return [];
  const whole: PublishedMatch = {
    ...match,
    segments: match.segments.map((each) =>
      each.segment === SEGMENT
        ? {
            ...each,
            boards: each.boards.map((one) => (one.board === BOARD ? { ...one, open: MISSING } : one)),
          }
        : each,
    ),
  };
  const why = 'in segment 4 the open room of board 12 is blank: it was 2H by East, two down, which is 9 IMPs';
  return [
    { why, match: whole, given: [] },
    {
      why: `${why}; segment 6 is 1 IMP more than its boards make`,
      match: whole,
      given: [{ segment: 6, team: 'home', imps: 1 }],
    },
  ];
}
