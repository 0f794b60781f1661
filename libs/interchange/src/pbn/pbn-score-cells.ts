import { refuse, type DealPlace } from '../faults/unreadable.js';
import { decimalIn, plainValue, pointsIn, saysNothing, saysNotPlayed } from '../text/written-values.js';
import type { PbnTag } from './pbn-game.js';
import { pbnTable, type PbnRow, type PlacedRow } from './pbn-table.js';

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

/** A number of no more than six digits, as of a rank that is shared (`3=`). @throws UnreadableDeals */
export function countIn({ row, at }: PlacedRow, name: string): number | undefined {
  const text = saidIn(row, name);
  if (text === undefined || saysNothing(text)) return undefined;
  const [, count] = /^[=T]?(\d{1,6})=?(?:-\d{1,6})?\.?$/i.exec(text) ?? [];
  return count === undefined ? wrong(text, at(name), 'number') : Number(count);
}

/** How a figure is written: points of a contract are whole, others decimals. */
export type FigureKind = 'score' | 'number';

/**
 * A figure of a table or a tag; nothing where it says that there is none.
 *
 * @throws UnreadableDeals where it is none
 */
export function readFigure(text: string, place: DealPlace, kind: FigureKind): PbnScore | undefined {
  if (saysNothing(text) || saysNotPlayed(text)) return undefined;
  return scoreOf(text, kind) ?? wrong(text, place, kind);
}

/** A figure, and whether a caret says that it was given by hand; nothing for anything else. */
export function scoreOf(text: string, kind: FigureKind): PbnScore | undefined {
  const plain = plainValue(text);
  const own = plain.replace(/^\^ ?/, '');
  // A weighted score may have a part of a point.
  const points = (kind === 'score' ? pointsIn(own) : undefined) ?? decimalIn(own);
  return points === undefined ? undefined : { points, artificial: own !== plain };
}

function wrong(text: string, place: DealPlace, expected: FigureKind): never {
  return refuse({ ...place, code: 'deal-file.expected', expected, found: text.slice(0, 20) });
}

/** The same as it is written. */
export function scoreText(score: PbnScore | undefined): string | undefined {
  return score && `${score.artificial ? '^' : ''}${score.points}`;
}
