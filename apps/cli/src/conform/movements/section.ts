import { z } from 'zod';
import type { Answer } from '../comparison/answer.js';
import {
  cannotRun,
  compareAnswer,
  together,
  type ComparedFigures,
  type Expected,
} from '../comparison/compare-answer.js';

/** A part of a file of movements: worked examples of one kind. */
export interface Section {
  /** Compares every figure of what stands there with ours. */
  run(name: string, content: Expected): ComparedFigures;
}

type Members = Readonly<Record<string, Expected>>;

/** How the examples of a section are run. */
interface Kind<Given> {
  /** What is given: all else is expected, but for notes. */
  readonly given: z.ZodType<Given>;
  /** What is given and yet compared, for all else shows it. */
  readonly alsoExpected?: readonly string[];
  /** Members that are remarks: how long it took, a rule in words. */
  readonly notes?: readonly string[];
  /** What an example is called. */
  id(given: Given, at: number): string;
  answer(given: Given, expected: Members): Answer;
  /** How much a figure may be off: they are rounded. */
  readonly tolerance?: number;
}

const RECORD: z.ZodType<Members> = z.record(z.string(), z.json());

/** A section with a list of examples, or with one. */
export function section<Given>(kind: Kind<Given>): Section {
  return {
    run(name, content) {
      const list = Array.isArray(content) ? (content as readonly Expected[]) : [content];
      return together(list.map((example, at) => runExample(name, example, at, kind)));
    },
  };
}

function runExample<Given>(
  section: string,
  example: Expected,
  at: number,
  kind: Kind<Given>,
): ComparedFigures {
  const record = RECORD.safeParse(example).data;
  const given = kind.given.safeParse(example).data;
  if (!record || given === undefined)
    return cannotRun(`${section} ${at}`, example, 'no example here has such a shape');
  const of = `${section} ${kind.id(given, at)}`;
  const shown = kind.alsoExpected ?? [];
  const givens = new Set([
    ...Object.keys(given as object).filter((name) => !shown.includes(name)),
    ...(kind.notes ?? []),
  ]);
  const expected = Object.fromEntries(Object.entries(record).filter(([name]) => !givens.has(name)));
  try {
    return compareAnswer(of, expected, kind.answer(given, expected), kind.tolerance);
  } catch (error) {
    return cannotRun(of, expected, `it cannot be made: ${(error as Error).message}`);
  }
}
