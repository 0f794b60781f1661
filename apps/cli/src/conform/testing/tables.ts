import { IMP_LOWER_BOUNDS } from '#scoring';
import { z } from 'zod';
import { contractColumn } from './areas/contract-scores.js';
import { continuousColumn, discreteColumn } from './areas/wbf-scales.js';
import { explained, type Figures } from '../comparison/answer.js';
import {
  cannotRun,
  compareAnswer,
  together,
  type ComparedFigures,
  type Expected,
} from '../comparison/compare-answer.js';

/** Our column for one of a table, by its name; nothing where there is none. */
type Column = (name: string, printed: readonly Expected[]) => Figures | undefined;

const COLUMNS: Readonly<Record<string, Column>> = {
  contract_scores: (name, printed) =>
    contractColumn(
      name,
      printed.map((_, tricks) => tricks),
    ),
  vp_discrete_starts: (name) => (isBoards(name) ? discreteColumn(Number(name)) : undefined),
  vp_continuous_plain_rounded: (name, printed) =>
    isBoards(name) ? continuousColumn(Number(name), printed.length) : undefined,
};

const ROWS: Readonly<Record<string, () => Figures>> = {
  imp_lower_bounds: () =>
    IMP_LOWER_BOUNDS.map((bound, imps) => explained(bound, `from here on ${imps} IMPs`)),
};

const LIST = z.array(z.json());
const TABLE = z.record(z.string(), LIST);

/** Whether a file holds tables: a record with at least one that is known. */
export function areTables(content: unknown): content is Readonly<Record<string, Expected>> {
  return (
    typeof content === 'object' &&
    content !== null &&
    Object.keys(content).some((name) => Object.hasOwn(COLUMNS, name) || Object.hasOwn(ROWS, name))
  );
}

/** The names of what a file of tables holds, without the notes about it. */
export function tablesIn(content: Readonly<Record<string, Expected>>): readonly string[] {
  return Object.keys(content).filter((name) => !name.endsWith('_note'));
}

/** Compares every figure of one table with ours; one that nobody knows is unknown. */
export function runTable(name: string, printed: Expected): ComparedFigures {
  const row = Object.hasOwn(ROWS, name) ? ROWS[name] : undefined;
  const list = LIST.safeParse(printed).data;
  if (row && list) return compareAnswer(name, { [name]: list }, { [name]: row() });
  const column = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined;
  const columns = TABLE.safeParse(printed).data;
  if (!column || !columns)
    return cannotRun(name, printed, row || column ? 'it is not a table' : 'this table is unknown here');
  return compareColumns(name, columns, column);
}

function compareColumns(
  table: string,
  columns: Readonly<Record<string, readonly Expected[]>>,
  column: Column,
): ComparedFigures {
  const compared = Object.entries(columns).map(([name, printed]) => {
    const of = `${table} ${name}`;
    try {
      const ours = column(name, printed);
      return ours === undefined
        ? cannotRun(of, printed, 'this column is unknown here')
        : compareAnswer(of, { [name]: printed }, { [name]: ours });
    } catch (error) {
      return cannotRun(of, printed, `cannot be scored: ${(error as Error).message}`);
    }
  });
  return together(compared);
}

function isBoards(name: string): boolean {
  return /^[1-9]\d{0,3}$/.test(name);
}
