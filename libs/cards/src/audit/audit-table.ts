import { chiSquareTail } from './chi-square.js';

/** One line of an audit: how often something was dealt, and how often chance deals it. */
export interface AuditLine {
  readonly name: string;
  readonly observed: number;
  readonly expected: number;
}

/** Lines that together are everything, with how far they stray from chance. */
export interface AuditTable {
  readonly lines: readonly AuditLine[];
  readonly chiSquare: number;
  readonly degrees: number;
  /** How likely chance strays as far or farther, from 0 to 1. */
  readonly likelihood: number;
}

/** Fewer expected ones say nothing alone (Cochran's rule of thumb). */
const LEAST_EXPECTED = 5;

/** Lines by name with neighbours put together until each is expected often enough to say something. */
export function auditTable(
  chances: readonly (readonly [name: string, expected: number])[],
  dealt: readonly string[],
): AuditTable {
  const observed = new Map<string, number>();
  for (const name of dealt) observed.set(name, (observed.get(name) ?? 0) + 1);
  const lines: AuditLine[] = [];
  let names: string[] = [];
  let sum = { observed: 0, expected: 0 };
  for (const [name, expected] of chances) {
    names.push(name);
    sum = { observed: sum.observed + (observed.get(name) ?? 0), expected: sum.expected + expected };
    if (sum.expected < LEAST_EXPECTED) continue;
    lines.push({ name: nameOf(names), ...sum });
    names = [];
    sum = { observed: 0, expected: 0 };
  }
  // What is left over is too rare to stand alone.
  const last = lines.pop();
  if (names.length > 0) {
    const first = last?.name.split(TO)[0];
    lines.push({
      name: nameOf([...(first === undefined ? [] : [first]), ...names]),
      observed: (last?.observed ?? 0) + sum.observed,
      expected: (last?.expected ?? 0) + sum.expected,
    });
  } else if (last) lines.push(last);
  const chiSquare = lines.reduce(
    (all, line) => all + (line.observed - line.expected) ** 2 / line.expected,
    0,
  );
  const degrees = Math.max(1, lines.length - 1);
  return { lines, chiSquare, degrees, likelihood: chiSquareTail(chiSquare, degrees) };
}

const TO = ' … ';

function nameOf(names: readonly string[]): string {
  return names.length === 1 ? names[0]! : `${names[0]}${TO}${names.at(-1)}`;
}
