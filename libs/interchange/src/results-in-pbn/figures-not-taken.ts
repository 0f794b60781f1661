import type { PbnScoreRow } from '../pbn/pbn-scores.js';
import type { PbnTotalRow } from '../pbn/pbn-totals.js';
import type { UnreadFigures } from '../published/published-figures.js';

const FIGURES_OF_ROW = {
  Rank: ['rank'],
  IMP: ['impNS', 'impEW'],
  MP: ['mpNS', 'mpEW'],
  Percentage: ['percentageNS', 'percentageEW'],
  Multiplicity: ['multiplicity'],
} as const satisfies Readonly<Record<string, readonly (keyof PbnScoreRow)[]>>;
type FigureOfRow = keyof typeof FIGURES_OF_ROW;

/** Figures of `ScoreTable`, or of games, that no session here has by its method: how many of which columns. */
export function rowFiguresNotTaken(
  rows: readonly PbnScoreRow[],
  taken: readonly FigureOfRow[],
): UnreadFigures[] {
  return (Object.keys(FIGURES_OF_ROW) as FigureOfRow[]).flatMap((column) => {
    if (taken.includes(column)) return [];
    const cells = rows.flatMap((row) => FIGURES_OF_ROW[column].map((field) => row[field]));
    // What a ruling gives is no figure.
    const figures = cells.filter((cell) =>
      typeof cell === 'object' ? !cell.artificial : cell !== undefined,
    );
    return unread(`${column} (ScoreTable)`, figures.length);
  });
}

const FIGURES_OF_TOTAL = [
  'totalScore',
  'totalIMP',
  'totalMP',
  'totalVP',
  'totalPercentage',
  'meanScore',
  'meanIMP',
  'meanMP',
  'meanPercentage',
] as const satisfies readonly (keyof PbnTotalRow)[];
type FigureOfTotal = (typeof FIGURES_OF_TOTAL)[number];

/** The same of `TotalScoreTable`; `taken` says which a row has that is read. */
export function totalFiguresNotTaken(
  rows: readonly PbnTotalRow[],
  taken: (row: PbnTotalRow) => readonly FigureOfTotal[],
): UnreadFigures[] {
  return FIGURES_OF_TOTAL.flatMap((field) => {
    const figures = rows.filter((row) => row[field] && !taken(row).includes(field)).length;
    return unread(`${field[0]!.toUpperCase()}${field.slice(1)} (TotalScoreTable)`, figures);
  });
}

function unread(what: string, figures: number): UnreadFigures[] {
  return figures === 0 ? [] : [{ why: 'no-such-figure', what, figures }];
}
