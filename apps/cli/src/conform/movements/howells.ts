import { findHowell, threeQuarterRounds, type PlayTriple } from '#movement';
import { z } from 'zod';
import { explained, type Figures } from '../comparison/answer.js';
import { mostOften, movementOf, qualityFigure, ROWS, type Rows } from './figures.js';
import { section } from './section.js';

/** How numbers go on after so many rounds. */
type GoOn = (number: number, rounds: number) => number;

const START = z.array(z.tuple([z.int(), z.int(), z.int()]));

/** Perfect Howells by their first rounds. */
export const perfectHowells = section({
  given: z.object({ tables: z.int(), rounds: z.int(), start: START }),
  alsoExpected: ['tables', 'rounds'],
  notes: ['kind', 'ms'],
  id: ({ tables }) => `${tables}`,
  answer({ rounds, start }) {
    const goOn = circle(rounds);
    const rows = start.map((play) =>
      Array.from(
        { length: rounds },
        (_, round) => play.map((number) => goOn(number, round)) as unknown as PlayTriple,
      ),
    );
    return {
      tables: explained(start.length, 'plays of the first round'),
      rounds: explained(2 * start.length - 1, 'each meets each'),
      Q: qualityFigure(movementOf(rows)),
    };
  },
});

/** The perfect Howell of 14 tables: its numbers go round three circles of three. */
export const perfectHowell14 = section({
  given: z.object({ tables: z.int(), rounds: z.int() }),
  alsoExpected: ['tables', 'rounds'],
  notes: ['group'],
  id: ({ tables }) => `${tables}`,
  answer(_given, expected) {
    const rows = ROWS.parse(expected.rows);
    const rounds = rows[0]!.length;
    const quality = qualityFigure(movementOf(rows));
    const digits = (number: number) => [1, 3, 9].map((place) => Math.floor(number / place) % 3);
    const goOn: GoOn = (number, by) => {
      if (number > rounds) return number;
      const sums = digits(number - 1).map((digit, at) => (digit + digits(((by % 27) + 27) % 27)[at]!) % 3);
      return 1 + sums[0]! + 3 * sums[1]! + 9 * sums[2]!;
    };
    // Back is forward twice in circles of three.
    const back: GoOn = (number, by) => goOn(goOn(number, by), by);
    return {
      tables: explained(rows.length, 'rows'),
      rounds: explained(rounds, 'plays in a row'),
      rows: explained(
        goneRound(rows, goOn, back),
        'each round adds its number to all, digit by digit',
        ...terms(quality),
      ),
    };
  },
});

/** Howells of fewer rounds than everybody meets everybody in. */
export const shortHowells = section({
  given: z.object({ T: z.int(), R: z.int() }),
  alsoExpected: ['T', 'R'],
  notes: ['mode'],
  tolerance: 0.00005,
  id: ({ T, R }) => `${T} tables, ${R} rounds`,
  answer({ T, R }, expected) {
    if (!('rows' in expected)) {
      const there = R < 2 * T - 1 ? threeQuarterRounds(T).includes(R) : T > 3;
      return {
        T,
        R,
        none: explained(!there && noneFound(T, R), 'everything was tried, or it is known for these numbers'),
      };
    }
    const rows = ROWS.parse(expected.rows);
    const movement = movementOf(rows);
    const rounds = Math.max(...rows.map((row) => row.length));
    const goOn = circle(rounds);
    return {
      T: explained(rows.length, 'rows'),
      R: explained(rounds, 'plays in a row'),
      stationaryPairs: explained(movement.stationary.length, `${movement.stationary.join(', ')} stay`),
      Q: qualityFigure(movement),
      rows: explained(
        goneRound(rows, goOn, (number, by) => goOn(number, -by)),
        'all numbers up to R go one up after each round',
      ),
    };
  },
});

/** So often the search may ask whether its time is over: it comes to its end where there is none. */
const PATIENCE = 2_000;

function noneFound(tables: number, rounds: number): boolean {
  let asked = 0;
  const expired = () => ++asked > PATIENCE;
  return findHowell({ tables, rounds, expired, random: () => 0.5 }).outcome === 'none';
}

function circle(rounds: number): GoOn {
  return (number, by) => (number > rounds ? number : ((((number - 1 + by) % rounds) + rounds) % rounds) + 1);
}

/**
 * Rows as they go on from what most rounds of a table say, so that a figure that does not fit is one, wherever it
 * stands. Who plays North-South is taken as it is: it follows no rule.
 */
function goneRound(rows: Rows, goOn: GoOn, back: GoOn): Figures {
  return rows.map((row) => {
    const firsts = row.map((play, round) => play.map((number) => back(number, round)));
    const set = mostOften(firsts.map(([, , set]) => set!));
    const pair = mostOften(firsts.map(([ns, ew]) => [ns!, ew!].toSorted((one, other) => one - other)));
    return row.map(([ns, ew], round) => {
      const [low, high] = pair.map((number) => goOn(number, round)) as [number, number];
      const seats = low === ew || high === ns ? [high, low] : [low, high];
      return [...seats, goOn(set, round)];
    });
  });
}

function terms(quality: Figures): readonly string[] {
  return typeof quality === 'string' ? [quality] : [];
}
