import type { PbnTag } from './pbn-game.js';
import { pbnTable, type PbnRow } from './pbn-table.js';

/** A number of a table: what it says, and whether it was given by hand (`^`, PBN 2.1, 5.2). */
export interface PbnScore {
  /** An exact decimal. */
  readonly points: string;
  readonly artificial: boolean;
}

/** A column of texts is as wide as the longest of them, numbers stand to the right. */
export function tableOf(
  name: string,
  columns: readonly string[],
  rows: readonly ReadonlyMap<string, string | undefined>[],
): PbnTag {
  const isText = (column: string) =>
    /^(PairId|PlayerId|TeamId|TeamName|Names|Contract|Declarer)/.test(column) || !/[A-Z]/.test(column[0]!);
  const heads = columns.map((column) => {
    const widths = rows.map((row) => (row.get(column) ?? '-').length + (isNames(column) ? 2 : 0));
    return `${column}\\${Math.max(1, ...widths)}${isText(column) ? 'L' : 'R'}`;
  });
  return pbnTable(
    name,
    heads,
    rows.map((row) => columns.map((column) => row.get(column) ?? '-')),
  );
}

function isNames(column: string): boolean {
  return column.startsWith('Names') || column === 'TeamName';
}

/** What a row says in a column; nothing where it says that it is not known or does not apply. */
export function saidIn(row: PbnRow, name: string): string | undefined {
  const text = row.get(name)?.trim();
  return text === undefined || ['', '-', '?', '*'].includes(text) ? undefined : text;
}

/** A member of an object, where there is a value. */
export function named<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [key in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [key in Key]: Value });
}

/** A number of no more than six digits. */
export function countOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** A number of a table, with the comma of some languages or the sign of a percentage. */
export function scoreOf(text: string | undefined): PbnScore | undefined {
  const [, caret, points] = /^(\^?)([+-]?\d+(?:\.\d+)?)%?$/.exec(text?.replace(',', '.') ?? '') ?? [];
  return points === undefined ? undefined : { points: points.replace(/^\+/, ''), artificial: caret === '^' };
}

/** The same as it is written. */
export function scoreText(score: PbnScore | undefined): string | undefined {
  return score && `${score.artificial ? '^' : ''}${score.points}`;
}
