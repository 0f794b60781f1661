import { z } from 'zod';
import type { Expected } from '../../comparison/compare-answer.js';

const EXPECTED: z.ZodType<Expected> = z.json();

/** An example with its source: what is given, and what comes of it. */
const VECTOR = z.object({
  id: z.string(),
  area: z.string(),
  input: z.json(),
  expected: z.record(z.string(), EXPECTED),
  /** How much a number may be off, where the source gives it rounded. */
  tolerance: z.number().min(0).optional(),
  /** By edition of the laws, where an answer is not of the same standing in all: `verified`, or from `memory`. */
  status_by_edition: z.record(z.string(), z.string()).optional(),
});

export type Vector = z.infer<typeof VECTOR>;

/** What an element of a file is as a vector; nothing when it is none. */
export function readVector(element: unknown): Vector | undefined {
  return VECTOR.safeParse(element).data;
}

/** Whether a file holds vectors: a list with at least one that has an area and something expected. */
export function areVectors(content: unknown): content is readonly unknown[] {
  return (
    Array.isArray(content) &&
    content.some(
      (one: unknown) => z.looseObject({ area: z.string(), expected: z.unknown() }).safeParse(one).success,
    )
  );
}
