import type { PublishedMatch, PublishedMatchResult, PublishedRunningScore } from '#interchange';
import { Rational, Unscorable, type KnockoutScore, type KnockoutSegment } from '#scoring';
import type { Difference } from '../conformed-file.js';
import { segmentTerms } from '../explain/segment-terms.js';
import type { ConformedPart } from './conformed-part.js';
import { matchIrregularities } from './match-irregularities.js';
import { scoreMatch } from './score-match.js';

/** Compares the running score of a match before each of its segments. */
export function conformMatch({ match, running }: PublishedMatchResult): ConformedPart {
  const scores = scored(match);
  if (typeof scores === 'string') {
    const unknown = [{ of: match.name, why: scores, figures: 2 * running.length }];
    return { equal: 0, different: [], irregular: [], unknown };
  }
  const figures = runningFigures(match, running, scores);
  const unequal = figures.filter(({ expected, ours }) => expected !== ours);
  const known = matchIrregularities(match).map(({ why, match: changed, given }) => ({
    why,
    figures: runningFigures(match, running, scoreMatch(changed, given)),
  }));
  const whyOf = ({ of }: Difference) =>
    known.find((as) => as.figures.some((one) => one.of === of && one.expected === one.ours))?.why;
  const sorted = unequal.map((figure) => ({ figure, why: whyOf(figure) }));
  return {
    equal: figures.length - unequal.length,
    different: sorted.flatMap(({ figure, why }) => (why === undefined ? [figure] : [])),
    irregular: sorted.flatMap(({ figure, why }) => (why === undefined ? [] : [{ ...figure, why }])),
    unknown: [],
  };
}

function scored(match: PublishedMatch): KnockoutScore | string {
  try {
    return scoreMatch(match);
  } catch (error) {
    if (error instanceof Unscorable) return error.message;
    throw error;
  }
}

function runningFigures(
  { segments }: PublishedMatch,
  running: readonly PublishedRunningScore[],
  scores: KnockoutScore,
): Difference[] {
  return running.flatMap((published) => {
    const at = segments.findIndex(({ segment }) => segment === published.segment);
    const before: KnockoutSegment | undefined = scores.segments[at - 1];
    return (['home', 'away'] as const).map((team): Difference => {
      const expected = Rational.parse(published[team]).toString();
      const ours = scores.segments[at]?.before[team].toString() ?? 'none';
      return {
        kind: 'running',
        of: `${team} before segment ${published.segment}`,
        expected,
        ours,
        explanation:
          expected === ours || !before ? [] : segmentTerms(before, segments[at - 1]!.segment, team),
      };
    });
  });
}
