import { z } from 'zod';
import type { ComparedFigures, Expected } from '../../comparison/compare-answer.js';
import { runVector } from '../vectors/run-vector.js';
import { PREFERANS_RUNNERS } from './runners.js';
import { TOURNAMENTS } from './tournaments.js';

const EXPECTED: z.ZodType<Expected> = z.json();

/** An example of preferans: what kind it is, what is given, what comes of it, and where that is from. */
const PREFERANS_VECTOR = z.object({
  id: z.string(),
  kind: z.string(),
  rule: z.string(),
  evidence: z.string(),
  input: z.json(),
  expected: z.record(z.string(), EXPECTED),
});

const FILE = z.object({ meta: z.unknown(), vectors: z.array(z.unknown()).min(1) });

/** The examples in a file of preferans; nothing when it is none. */
export function preferansVectorsIn(content: unknown): readonly unknown[] | undefined {
  const vectors = FILE.safeParse(content).data?.vectors;
  return vectors?.some((one) => PREFERANS_VECTOR.safeParse(one).success) ? vectors : undefined;
}

/** Compares the figures of one example with ours; each that differs says its rule and what the example is evidence of. */
export function runPreferansVector(element: unknown, at: number): ComparedFigures {
  const { data: vector } = PREFERANS_VECTOR.safeParse(element);
  if (!vector) {
    const why =
      'it is no example of preferans: that has an id, a kind, a rule, evidence, an input and what is expected';
    return { equal: 0, different: [], unknown: [{ of: `element ${at}`, why, figures: 1 }] };
  }
  const { kind, rule, evidence, ...rest } = vector;
  // A regulation's figures are by what its rule says.
  const input = Object.hasOwn(TOURNAMENTS, kind) ? { ...(rest.input as object), rule } : rest.input;
  const compared = runVector({ ...rest, input, area: kind }, PREFERANS_RUNNERS);
  const source = `the example is of ${rule}; its evidence: ${evidence}`;
  return {
    ...compared,
    different: compared.different.map((one) => ({ ...one, explanation: [...one.explanation, source] })),
  };
}
