import type { CountedScores, PointsInParts } from '../board/field-awards.js';
import { nearestWhole } from '../arithmetic/rational.js';
import { factoringOf, factorOf } from './frequency-chart.js';
import type { FieldRegulation } from './regulation.js';

/**
 * Matchpoints in parts from how often each score is there: what a frequency chart says in fractions. Nothing for a
 * single score that is cancelled for average plus.
 */
export function matchpointsInParts(
  { counts, ascending, scores }: CountedScores,
  regulation: FieldRegulation,
): PointsInParts | undefined {
  const factoring = factoringOf(scores, regulation);
  if (factoring === 'single-score') return undefined;
  const factor = factorOf(scores, factoring, regulation);
  const { decimals } = regulation;
  const unit = decimals === undefined ? undefined : 10 ** decimals;
  const partsOf = (halfWins: number) => {
    const exact = halfWins * factor.times + factor.plus;
    return unit === undefined ? exact : nearestWhole(exact * unit, factor.parts);
  };
  const [ns, ew] = [new Float64Array(counts.length), new Float64Array(counts.length)];
  let beaten = 0;
  for (const code of ascending) {
    const halfWins = 2 * beaten + counts[code]!;
    ns[code] = partsOf(halfWins);
    // Of 2A half wins that both sides have of A scores, these are the others.
    ew[code] = partsOf(2 * scores - halfWins);
    beaten += counts[code]!;
  }
  return { parts: unit ?? factor.parts, ns, ew };
}
