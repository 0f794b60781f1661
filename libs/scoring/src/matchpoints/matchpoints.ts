import { artificialOfTop, rounded, uncomparedOfTop } from '../artificial/artificial-award.js';
import type { CountedScores, MethodKind, PointsInParts } from '../board/field-awards.js';
import type { LineScores } from '../board/line-scores.js';
import { once } from '../data/once.js';
import { Rational, nearestWhole } from '../arithmetic/rational.js';
import {
  frequencyChart,
  topOf,
  factoringOf,
  factorOf,
  type Award,
  type FrequencyChart,
  type FrequencyRow,
  type FieldRegulation,
  type MatchpointRegulation,
} from './frequency-chart.js';

/**
 * Matchpoints. Each side's score is compared with all scores that this side has on the same form of the board (Law 78A,
 * Law 87), and factored to the number of scores expected. What is no score is not compared with. Artificial scores have
 * 60, 50 and 40 % here; a contestant's session may move them (see `artificialPercent`).
 */
export const matchpoints: MethodKind<MatchpointRegulation, FrequencyChart, Award> = {
  scoring(settings, { expected }) {
    const regulation = { ...settings, expected };
    const top = topOf(regulation);
    return {
      top,
      compare(side, form, frequencies) {
        const chart = once(() => frequencyChart(side, form, frequencies, regulation));
        const rows = once(() => new Map(chart().rows.map((row) => [row.score, row])));
        return {
          get chart() {
            return chart();
          },
          award: (scores) => comparedAward(scores, { chart: chart(), rows: rows() }, top, regulation),
        };
      },
      uncompared: (result) => uncomparedOfTop(result, top, regulation),
      inParts: (scores) => matchpointsInParts(scores, regulation),
    };
  },
  whileOthersAreToCome: (regulation) => ({ ...regulation, smallFields: 'factored' }),
};

interface Chart {
  readonly chart: FrequencyChart;
  readonly rows: ReadonlyMap<number, FrequencyRow>;
}

function comparedAward(
  scores: LineScores,
  { chart, rows }: Chart,
  top: Rational,
  regulation: FieldRegulation,
): Award {
  if (chart.factoring === 'single-score') return artificialOfTop('ave+', 'single-score', top, regulation);
  const parts = scores.map(({ score, weight }) => ({ row: rows.get(score)!, weight }));
  const exact = Rational.sum(parts.map(({ row, weight }) => row.points.mul(weight)));
  return { kind: 'scored', points: rounded(exact, regulation), top, chart, parts };
}

/**
 * Matchpoints in parts from how often each score is there: what a frequency chart says in fractions. Nothing for a
 * single score that is cancelled for average plus.
 */
function matchpointsInParts(
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
