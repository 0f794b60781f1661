import type { Movement } from '../movement/movement.js';

/** A movement as it is printed: a line for each table, a column for each round: North-South v East-West, set. */
export function printed({ rows }: Movement): readonly string[] {
  return rows.map((row) =>
    row.map((play) => (play ? `${play.ns} v ${play.ew}, ${play.set}` : '-')).join(' | '),
  );
}

/** The lines of a printed movement as it stands in a specification. */
export function lines(text: string): readonly string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '));
}
