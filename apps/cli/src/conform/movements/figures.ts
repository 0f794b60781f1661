import {
  arrowSwitch,
  checkMovement,
  competitionQuality,
  movementFromRows,
  playsFromTriples,
  type IndividualMovement,
  type Movement,
  type PlayTriple,
} from '#movement';
import { z } from 'zod';
import { explained, type Figures } from '../comparison/answer.js';

/** Rows in figures: North-South, East-West, set. */
export const ROWS = z.array(z.array(z.tuple([z.int(), z.int(), z.int()])));
export type Rows = readonly (readonly PlayTriple[])[];

/** Rows of a movement in figures; with two winners East-West k is T + k. */
export function rowsOf(movement: Movement): Rows {
  const { rows } = movement.winners === 2 ? arrowSwitch(movement, []) : movement;
  return rows.map((row) =>
    row.map((play): PlayTriple => (play ? [Number(play.ns), Number(play.ew), play.set] : [0, 0, 0])),
  );
}

/** Rows of an individual in figures: North, South, East, West, set. */
export function individualRowsOf({ rows }: IndividualMovement): readonly (readonly (readonly number[])[])[] {
  return rows.map((row) =>
    row.map((play) =>
      play ? [play.n, play.s, play.e, play.w].map(Number).concat(play.set) : [0, 0, 0, 0, 0],
    ),
  );
}

/** A movement of rows in figures, all in one row of numbers. */
export function movementOf(rows: Rows): Movement {
  return movementFromRows(playsFromTriples(rows, 1), { winners: 1 });
}

/** Whether a movement can be played and nothing but sharing is unusual about it. */
export function validity(movement: Movement): Figures {
  const { declared: _declared, ...undeclared } = movement;
  const others = checkMovement(undeclared).filter(({ code }) => code !== 'movement.set-shared');
  return explained(
    others.length === 0,
    others.length === 0
      ? 'nothing but sharing is unusual about it'
      : `it has ${[...new Set(others.map(({ code }) => code))].join(', ')}`,
  );
}

/** The most tables that play one set in a round. */
export function copiesOf(movement: Movement): Figures {
  const { declared: _declared, ...undeclared } = movement;
  const shared = checkMovement(undeclared).flatMap((fault) =>
    fault.code === 'movement.set-shared' ? [fault.copies] : [],
  );
  return explained(Math.max(1, ...shared), `tables share in ${shared.length} cases of a set and a round`);
}

/** The quality figure Q with what it comes from; words where the movement has a fault. */
export function qualityFigure(movement: Movement): Figures {
  const faults = checkMovement(movement);
  if (faults.length > 0) return `it has ${[...new Set(faults.map(({ code }) => code))].join(', ')}`;
  const { percent, sum, sumOfSquares, pairings } = competitionQuality(movement);
  return explained(
    percent === null ? undefined : Number(percent.toFixed(6)),
    `100 · ${sum}² / (${pairings} · ${sumOfSquares})`,
  );
}

/** What occurs most often; of equals the first. */
export function mostOften<T>(values: readonly T[]): T {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return values.find((value) => counts.get(String(value)) === most)!;
}
