import { DECIMALS, numberText } from '#importing';
import { Rational } from '#scoring';
import type { Difference, UnknownPart } from './conformed-file.js';
import { Explained, type Answer, type Figure, type Figures } from './answer.js';

/** What is expected: JSON. */
export type Expected =
  | number
  | string
  | boolean
  | null
  | readonly Expected[]
  | { readonly [name: string]: Expected };

/** What the comparison of figures came to. */
export interface ComparedFigures {
  readonly equal: number;
  readonly different: readonly Difference[];
  readonly unknown: readonly UnknownPart[];
}

/**
 * Compares every figure that an example expects with ours: each number, text and truth value in it, one by one. Where
 * there are several, ours may be no more than are expected.
 *
 * @param of whose figures they are
 * @param tolerance how much a number may be off
 */
export function compareAnswer(
  of: string,
  expected: Readonly<Record<string, Expected>>,
  answer: Answer,
  tolerance?: number,
): ComparedFigures {
  const different: Difference[] = [];
  const unknown: UnknownPart[] = [];
  let equal = 0;
  for (const [name, part] of Object.entries(expected)) {
    if (!Object.hasOwn(answer, name)) {
      unknown.push({ of, why: `${name} is unknown here`, figures: figuresIn(part) });
      continue;
    }
    for (const pair of pairsIn(name, part, answer[name], [])) {
      if (isEqual(pair, tolerance)) equal++;
      else different.push({ of, kind: pair.at, ...shown(pair), explanation: pair.terms });
    }
  }
  return { equal, different, unknown };
}

/** How many figures are in what is expected. */
export function figuresIn(expected: Expected): number {
  if (typeof expected !== 'object' || expected === null) return 1;
  return Object.values(expected).reduce((sum: number, part) => sum + figuresIn(part), 0);
}

/** A part of which nothing can be compared. */
export function cannotRun(of: string, expected: Expected, why: string): ComparedFigures {
  return { equal: 0, different: [], unknown: [{ of, why, figures: Math.max(1, figuresIn(expected)) }] };
}

/** Adds comparisons up. */
export function together(compared: readonly ComparedFigures[]): ComparedFigures {
  return {
    equal: compared.reduce((sum, { equal }) => sum + equal, 0),
    different: compared.flatMap(({ different }) => different),
    unknown: compared.flatMap(({ unknown }) => unknown),
  };
}

/** A figure that is expected beside ours; nothing where only one of them is there. */
interface Pair {
  readonly at: string;
  readonly expected: number | string | boolean | null | undefined;
  readonly ours: Figure;
  readonly terms: readonly string[];
}

function pairsIn(
  at: string,
  expected: Expected | undefined,
  ours: Figures,
  terms: readonly string[],
): readonly Pair[] {
  if (ours instanceof Explained) return pairsIn(at, expected, ours.figures, [...terms, ...ours.terms]);
  const parts = partsOf(ours);
  if (typeof expected === 'object' && expected !== null) {
    const names = new Set([...Object.keys(expected), ...Object.keys(parts ?? {})]);
    const inside = Array.isArray(expected)
      ? (name: string) => `${at}[${name}]`
      : (name: string) => `${at}.${name}`;
    return [...names].flatMap((name) =>
      pairsIn(inside(name), (expected as Readonly<Record<string, Expected>>)[name], parts?.[name], terms),
    );
  }
  return [{ at, expected, ours: parts ? JSON.stringify(parts) : (ours as Figure), terms }];
}

function partsOf(ours: Figures): Readonly<Record<string, Figures>> | undefined {
  if (typeof ours !== 'object' || ours === null || ours instanceof Rational) return undefined;
  return ours as Readonly<Record<string, Figures>>;
}

function isEqual({ expected, ours }: Pair, tolerance: number | undefined): boolean {
  if (typeof expected !== 'number') return expected === ours;
  if (typeof ours !== 'number' && !(ours instanceof Rational)) return false;
  const [stated, exact] = [exactly(expected), Rational.from(ours)];
  if (!stated) return false;
  if (tolerance === undefined) return exact.roundHalfAwayFromZero(DECIMALS).equals(stated);
  const off = exact.sub(stated);
  return Rational.max(off, off.negated()).compare(Rational.parse(tolerance.toFixed(15))) <= 0;
}

/** The number as it is written; nothing for one that is too large to be exact. */
function exactly(value: number): Rational | undefined {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return undefined;
  // Numbers close to 0 are written with an exponent.
  return Rational.parse(String(value).includes('e') ? value.toFixed(20) : String(value));
}

function shown({ expected, ours }: Pair): Pick<Difference, 'expected' | 'ours'> {
  return {
    expected: expected === undefined ? 'nothing' : String(expected),
    ours: ours === undefined ? 'nothing' : ours instanceof Rational ? numberText(ours) : String(ours),
  };
}
