import type { Align, Face, Ink } from './ink.js';
import type { Block } from './block.js';
import type { Flowing } from './flow.js';
import { namesInLine, namesSet } from './fitted-names.js';
import type { Names } from './names.js';

/** A column of a table. */
export interface Column {
  readonly title: string;
  readonly align?: Align;
  /** In points; a share of what is left over where it grows. */
  readonly width: number;
  readonly grows?: boolean;
  readonly bold?: boolean;
  /** Room behind what stands in it; less where many narrow columns stand side by side. */
  readonly padding?: number;
  /** Its texts go on in further lines; otherwise they are cut. */
  readonly wraps?: boolean;
}

/** What stands in a cell: a text in one line, names in as many lines as they need, or lines under each other of either. */
export type Cell = string | Names | readonly (string | Names)[];

export interface Row {
  readonly cells: readonly Cell[];
  readonly bold?: boolean;
  /** It stands together with the row before. */
  readonly joined?: boolean;
}

const PADDING = 6;
const RULE = '#999999';

export interface TableStyle {
  readonly size?: number;
  /** Between base lines, as a multiple of the size. */
  readonly leading?: number;
  /** Names keep to one line, cut where there is no other way. */
  readonly oneLine?: boolean;
}

/** The rows of a table as blocks that flow, under a header that is repeated on each page. */
export function tableRows(
  ink: Ink,
  columns: readonly Column[],
  rows: readonly Row[],
  { width, size = 9, leading = 1.45, oneLine = false }: TableStyle & { readonly width: number },
): Flowing[] {
  const widths = widthsOf(columns, width);
  const head = headOf(ink, columns, widths, size);
  return rows.map((row) => ({ ...rowOf(ink, columns, widths, row, { size, leading, oneLine }), head }));
}

/** How wide each column is: those that grow share what the others leave. */
export function widthsOf(columns: readonly Column[], width: number): number[] {
  const fixed = columns.reduce((sum, column) => sum + (column.grows ? 0 : column.width), 0);
  const shares = columns.reduce((sum, column) => sum + (column.grows ? column.width : 0), 0);
  return columns.map((column) => (column.grows ? ((width - fixed) * column.width) / shares : column.width));
}

function headOf(ink: Ink, columns: readonly Column[], widths: readonly number[], size: number): Block {
  const face: Face = { size: size * 0.85, bold: true, colour: '#333333' };
  const lines = columns.map(({ title, padding = PADDING }, index) =>
    ink.lines(title, widths[index]! - padding, face),
  );
  const most = Math.max(...lines.map((each) => each.length));
  const leading = face.size * 1.2;
  const height = most * leading + 5;
  return {
    height,
    paint(x, y) {
      let left = x;
      for (const [index, column] of columns.entries()) {
        const own = lines[index]!;
        for (const [at, line] of own.entries()) {
          const base = y + height - 5 - (own.length - 1 - at) * leading;
          ink.text(line, { x: anchor(left, widths[index]!, column), y: base }, face, column.align);
        }
        left += widths[index]!;
      }
      ink.line([x, y + height - 1], [left, y + height - 1], { weight: 0.8, colour: '#222222' });
    },
  };
}

function rowOf(
  ink: Ink,
  columns: readonly Column[],
  widths: readonly number[],
  { cells, bold = false }: Row,
  { size, leading, oneLine }: Required<TableStyle>,
): Block {
  const lined = cells.map((cell, index) => {
    const { bold: isBold = false, padding = PADDING, wraps = false } = columns[index]!;
    const face = { size, bold: bold || isBold };
    const room = widths[index]! - padding;
    return (isMany(cell) ? cell : [cell]).flatMap((part) =>
      linesOf(part, { ink, room, face, oneLine, wraps }),
    );
  });
  const most = Math.max(1, ...lined.map((each) => each.length));
  const between = size * (most > 1 ? 1.2 : 1);
  const height = (most - 1) * between + size * leading;
  return {
    height,
    paint(x, y) {
      let left = x;
      for (const [index, column] of columns.entries()) {
        for (const [at, { text, face }] of (lined[index] ?? []).entries()) {
          const base = y + size * (leading / 2 + 0.36) + at * between;
          ink.text(text, { x: anchor(left, widths[index]!, column), y: base }, face, column.align);
        }
        left += widths[index]!;
      }
      ink.line([x, y + height], [left, y + height], { weight: 0.3, colour: RULE });
    },
  };
}

/** The lines of a text or of names in a cell, each as it is set. */
function linesOf(
  part: string | Names,
  {
    ink,
    room,
    face,
    oneLine,
    wraps,
  }: {
    readonly ink: Ink;
    readonly room: number;
    readonly face: Face;
    readonly oneLine: boolean;
    readonly wraps: boolean;
  },
): { readonly text: string; readonly face: Face }[] {
  if (typeof part === 'string' && wraps) return ink.lines(part, room, face).map((text) => ({ text, face }));
  if (typeof part === 'string') return [{ text: ink.cut(part, room, face), face }];
  if (oneLine) return [namesInLine(ink, part, room, face)];
  const { lines, face: own } = namesSet(ink, part, room, face);
  return lines.map((text) => ({ text, face: own }));
}

function isMany(cell: Cell): cell is readonly (string | Names)[] {
  return Array.isArray(cell);
}

function anchor(left: number, width: number, { align = 'left', padding = PADDING }: Column): number {
  if (align === 'right') return left + width - padding;
  return align === 'centre' ? left + (width - padding) / 2 : left;
}
