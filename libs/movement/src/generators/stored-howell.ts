import type { Play } from '../movement/movement.js';
import { storedHowells } from './stored-howells.js';
import { onCircle } from './two-winner.js';

/** Rows of a stored Howell: `rows[table - 1][round - 1]`. */
export type HowellRows = readonly (readonly Play[])[];

/** Whether a Howell of so many tables and rounds is stored. */
export function isStored(tables: number, rounds: number): boolean {
  return Object.hasOwn(storedHowells, `${tables}/${rounds}`);
}

/**
 * A stored Howell; see storedHowells for how it is written.
 *
 * @returns nothing when there is none of so many tables and rounds.
 */
export function storedHowell(tables: number, rounds: number): HowellRows | undefined {
  const written = storedHowells[`${tables}/${rounds}`];
  if (written === undefined) return undefined;
  const plays = written.split(' ').map((table) => {
    const [play, turned = ''] = table.split(':');
    const first = play!.split('-').map(Number) as unknown as FirstPlay;
    return { first, turned: roundsIn(turned) };
  });
  const start = plays.map(({ first }) => first);
  const rows =
    rounds === TERNARY_ROUNDS && tables === TERNARY_TABLES
      ? ternaryRows(start)
      : cyclicRows(start, { cycle: rounds, rounds });
  return rows.map((row, table) =>
    row.map((play, round) =>
      plays[table]!.turned.has(round) ? { ns: play.ew, ew: play.ns, set: play.set } : play,
    ),
  );
}

/** Each digit tells of four rounds, the first of them by its highest bit. */
function roundsIn(turned: string): ReadonlySet<number> {
  const digits = Array.from(turned, (digit) => Number.parseInt(digit, 16));
  return new Set(
    digits.flatMap((digit, at) =>
      [8, 4, 2, 1].flatMap((bit, index) => (Math.floor(digit / bit) % 2 === 1 ? [4 * at + index] : [])),
    ),
  );
}

/** No circle has a perfect Howell of 14 tables; three circles of three have one. */
const TERNARY_TABLES = 14;
const TERNARY_ROUNDS = 27;

/** Numbers go up as if they were written with three digits from 0 to 2, each of which goes up on its own. */
function ternaryRows(start: readonly FirstPlay[]): HowellRows {
  const up = (number: number, round: number) =>
    [1, 3, 9].reduce(
      (sum, place) => sum + ((Math.floor((number - 1) / place) + Math.floor(round / place)) % 3) * place,
      1,
    );
  const pair = (number: number, round: number) =>
    String(number > TERNARY_ROUNDS ? number : up(number, round));
  return start.map(([ns, ew, set]) =>
    Array.from({ length: TERNARY_ROUNDS }, (_, round) => ({
      ns: pair(ns, round),
      ew: pair(ew, round),
      set: up(set, round),
    })),
  );
}

/** What a table plays first: North-South, East-West, set. */
export type FirstPlay = readonly [ns: number, ew: number, set: number];

/**
 * The rows of a movement in which each pair follows the pair with the number below: after every round each number of
 * pair and set goes one up, round a circle of so many numbers. Pairs with higher numbers stay.
 */
export function cyclicRows(
  start: readonly FirstPlay[],
  { cycle, rounds }: { cycle: number; rounds: number },
): readonly (readonly Play[])[] {
  const pair = (number: number, round: number) =>
    String(number > cycle ? number : onCircle(number + round, cycle));
  return start.map(([ns, ew, set]) =>
    Array.from({ length: rounds }, (_, round) => ({
      ns: pair(ns, round),
      ew: pair(ew, round),
      set: onCircle(set + round, cycle),
    })),
  );
}
