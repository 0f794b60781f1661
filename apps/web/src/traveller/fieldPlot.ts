import type { TravellerLineSeen } from '../api/travellerDocuments.js';
import { standingScores } from './standingScores.js';

/** A score of a table as a mark of the field's picture. */
export interface PlotMark {
  readonly table: string;
  readonly round: number;
  /** In points for North-South. */
  readonly score: number;
  /** Assigned by a ruling in the place of what was played. */
  readonly ruled: boolean;
  /** Where it stands along the axis, in hundredths of its length: East-West's best scores at 0. */
  readonly along: number;
  /** How many marks it stands above the axis: 0 on it. */
  readonly row: number;
}

/** The field of a board along its axis of scores. */
export interface FieldPlot {
  readonly marks: readonly PlotMark[];
  /** How many marks stand above one another at the most. */
  readonly rows: number;
  readonly low: number;
  readonly high: number;
  /** Where a score stands along the axis, in hundredths of its length. */
  readonly alongOf: (score: number) => number;
}

/** What is left free at both ends of the axis, in hundredths of its length: half a mark, on a phone too. */
const MARGIN = 3;

/** How far apart two marks in one row have to be, in hundredths of the axis: one beside the other on a phone. */
const APART = 4;

/**
 * Places the scores of a board along an axis, those that are too near to each other one above the other, the first of
 * them on the axis.
 *
 * @param par a score for which there has to be room, too
 * @returns undefined where there is no score
 */
export function fieldPlot(
  lines: readonly TravellerLineSeen[],
  board: number,
  par: number | undefined,
): FieldPlot | undefined {
  const scores = lines.flatMap((line) => {
    const { NS, EW } = standingScores(line, board);
    const { table, round, status } = line;
    return [...new Set([...NS, ...EW].map(({ score }) => score))].map((score) => ({
      table,
      round,
      score,
      ruled: status === 'ruled',
    }));
  });
  if (scores.length === 0) return undefined;
  const all = [...scores.map(({ score }) => score), ...(par === undefined ? [] : [par])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const alongOf = (score: number) =>
    low === high ? 50 : MARGIN + ((score - low) / (high - low)) * (100 - 2 * MARGIN);
  const lastInRow: number[] = [];
  const marks = scores
    .toSorted((one, other) => one.score - other.score)
    .map((mark) => {
      const along = alongOf(mark.score);
      const free = lastInRow.findIndex((last) => along - last >= APART);
      const row = free === -1 ? lastInRow.length : free;
      lastInRow[row] = along;
      return { ...mark, along, row };
    });
  return { marks, rows: lastInRow.length, low, high, alongOf };
}
