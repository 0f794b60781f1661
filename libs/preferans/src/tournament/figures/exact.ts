import { Rational } from '#scoring';
import { z } from 'zod';

/** An exact number as data: '12', '-57.5' or '2/3'. */
export const exact = z.string().max(40).refine(isExact, { message: 'It is no exact number.' });

/** Whether a text is an exact number. */
export function isExact(text: string): boolean {
  try {
    Rational.parse(text);
    return true;
  } catch {
    return false;
  }
}
