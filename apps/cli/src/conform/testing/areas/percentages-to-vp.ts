import { numberText } from '#importing';
import { ebuThresholds, percentageVictoryPoints, type PercentageVpScale, type Rational } from '#scoring';
import { z } from 'zod';
import { explained, type Answer, type Figures } from '../../comparison/answer.js';
import type { Expected } from '../../comparison/compare-answer.js';
import { shape } from '../vectors/shape.js';

const EBU: PercentageVpScale = { kind: 'percentage', regulation: 'ebu' };

/** pct_to_vp: victory points for a percentage, by the thresholds of the English Bridge Union. */
export const percentagesToVp = [
  shape(
    z.strictObject({ pct: z.number(), boards: z.int().min(1), pool: z.literal([20, 10]) }),
    ({ pct, boards, pool }) => {
      return { vp: victoryPointsOf(pct, boards, pool === 10) };
    },
  ),
  shape(
    z.strictObject({ pool: z.literal(10).optional(), table: z.string() }),
    ({ pool }, { bands, extra }): Answer => {
      const half = pool === 10;
      const lowest = half ? 5 : 10;
      const thresholds = (upTo: string) =>
        ebuThresholds({ boards: Number(upTo), half }).map((threshold, band) =>
          explained(
            threshold,
            `the most for ${lowest + band} victory points in matches of up to ${upTo} boards`,
          ),
        );
      return {
        bands: byName(bands, (upTo) => thresholds(upTo)),
        extra: byName(extra, (upTo, stated) => byName(stated, (vp) => thresholds(upTo)[Number(vp) - lowest])),
      };
    },
  ),
];

/** The victory points of a percentage, with the thresholds that it lies between. */
export function victoryPointsOf(percent: number | Rational, boards: number, half = false): Figures {
  const { own, why } = percentageVictoryPoints(EBU, percent, { boards, half });
  return explained(own, bandOf(why));
}

function bandOf(why: ReturnType<typeof percentageVictoryPoints>['why']): string {
  if (why.kind !== 'percentage') return why.kind;
  const limit = (threshold: Rational | undefined) => (threshold ? `${numberText(threshold)} %` : 'no limit');
  return `${numberText(why.percent)} %; the better side's is above ${limit(why.above)} and up to ${limit(why.upTo)}`;
}

/** Figures for each name that is asked for. */
function byName(asked: Expected | undefined, figures: (name: string, part: Expected) => Figures): Figures {
  if (typeof asked !== 'object' || asked === null) return undefined;
  return Object.fromEntries(Object.entries(asked).map(([name, part]) => [name, figures(name, part)]));
}
