import { imps as impsOf } from '#scoring';
import { z } from 'zod';
import { explained } from '../../comparison/answer.js';
import { shape } from '../vectors/shape.js';

/** imp: what differences in points are worth. Law 78B. */
export const imps = [
  shape(z.strictObject({ diffs: z.array(z.int()) }), ({ diffs }) => ({
    imps: diffs.map((difference) => explained(impsOf(difference), `${difference} points`)),
  })),
];
