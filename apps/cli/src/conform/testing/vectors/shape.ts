import type { z } from 'zod';
import type { Answer } from '../../comparison/answer.js';
import type { Expected } from '../../comparison/compare-answer.js';

/** One shape that the examples of an area have. */
export interface Shape {
  /** How our figures are computed from an example's input; nothing when the input has another shape. */
  answerTo(input: unknown): ((expected: Readonly<Record<string, Expected>>) => Answer) | undefined;
}

/**
 * A shape of examples.
 *
 * @param input all that an input of this shape has: with anything else it has another one
 * @param answer computes our figures; what is expected tells which are asked for, never what they are
 */
export function shape<Input>(
  input: z.ZodType<Input>,
  answer: (input: Input, expected: Readonly<Record<string, Expected>>) => Answer,
): Shape {
  return {
    answerTo(given) {
      const { success, data } = input.safeParse(given);
      return success ? (expected) => answer(data, expected) : undefined;
    },
  };
}
