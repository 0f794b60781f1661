import { z } from 'zod';
import {
  byeOnScale,
  IMP_SCALES,
  IMP_SCALES_TO_CHOOSE,
  type ImpVpScale,
  Rational,
  victoryPoints,
} from '#scoring';
import { IMP_SCALE_FORMS } from './method.js';

/** What docs/add-a-scale.md adds: how the scale gives points, that it is chosen, and how it is written. */
const form = z.strictObject({ kind: z.literal('one-each'), most: z.int() });
const scale = { kind: 'one-each', most: 5 } as const;
const asScale = scale as unknown as ImpVpScale;
const scales = IMP_SCALES as Record<string, unknown>;
const toChoose = IMP_SCALES_TO_CHOOSE as Record<string, unknown>;

beforeAll(() => {
  scales[scale.kind] = {
    hasHalves: false,
    ofWinner({ most }: typeof scale, margin: Rational) {
      const gained = Rational.min(margin, Rational.of(most));
      const [full, rest] = [Rational.of(most).add(gained), Rational.of(most).sub(gained)];
      return [full, rest, { kind: 'outcome', margin, outcome: 'win' }];
    },
  };
  toChoose[scale.kind] = scale;
});
afterAll(() => {
  delete scales[scale.kind];
  delete toChoose[scale.kind];
});

describe('a new scale of victory points', () => {
  it('gives points to winners, losers and those with a bye', () => {
    const points = (margin: number, half = false) => {
      const { own, opponents } = victoryPoints(asScale, margin, { boards: 8, half });
      return [own, opponents].map(String);
    };
    expect(points(3)).toEqual(['8', '2']);
    expect(points(-3)).toEqual(['2', '8']);
    expect(points(40)).toEqual(['10', '0']);
    expect(points(3, true)).toEqual(['4', '1']);
    expect(String(byeOnScale(asScale, { boards: 8 }).points)).toBe('6');
  });

  it('is offered where a scale is chosen, and can be written into a method', () => {
    expect(Object.keys(IMP_SCALES_TO_CHOOSE)).toEqual(['wbf-continuous', 'wbf-discrete', 'one-each']);
    const known = z.discriminatedUnion('kind', [...IMP_SCALE_FORMS, form]);
    for (const chosen of Object.values(IMP_SCALES_TO_CHOOSE)) expect(known.parse(chosen)).toEqual(chosen);
  });
});
