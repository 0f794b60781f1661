import type { PbnElement, PbnTag } from './pbn-game.js';
import { cut, LONGEST } from './pbn-export-lines.js';
import { elementRows, pbnColumns } from './pbn-table.js';

/** The rows of a table in its columns; elements without columns on lines as they came. */
export function tableLines(tag: PbnTag): string[] {
  if (tag.elements.length === 0) return [];
  const rows = elementRows(tag);
  if (!rows || tag.value.trim() === '')
    return fitted(byLines(tag.elements).map((line) => line.map(({ text }) => text)));
  const columns = pbnColumns(tag.value);
  return rows.map((row) => {
    const cells = row.map(({ text }, index) => {
      const { width = 0, align = 'left' } = columns[index]!;
      return align === 'right' ? text.padStart(width) : text.padEnd(width);
    });
    return withinLine(cells).join(' ');
  });
}

/** The cells of a row, of which the longest are cut until they fit into a line. */
function withinLine(cells: readonly string[]): readonly string[] {
  const over = cells.join(' ').length - LONGEST;
  if (over <= 0) return cells;
  const longest = cells.reduce((most, cell, index) => (cell.length > cells[most]!.length ? index : most), 0);
  const cell = cells[longest]!.trim();
  const kept = cell.slice(0, Math.max(3, cell.length - over) - 1).replace(/(?<!\\)((?:\\\\)*)\\$/, '$1');
  const shorter = cell.startsWith('"') ? `${kept}"` : kept;
  return shorter.length < cells[longest]!.length ? withinLine(cells.with(longest, shorter)) : cells;
}

function byLines(elements: readonly PbnElement[]): PbnElement[][] {
  const lines: PbnElement[][] = [];
  for (const element of elements) {
    if (lines.at(-1)?.[0]?.line === element.line) lines.at(-1)!.push(element);
    else lines.push([element]);
  }
  return lines;
}

/** Elements on their lines, and on more where they would be too long. */
function fitted(lines: readonly (readonly string[])[]): string[] {
  return lines.flatMap((elements) => {
    const written: string[] = [];
    for (const element of elements) {
      const joined = written.length === 0 ? element : `${written.at(-1)} ${element}`;
      if (joined.length <= LONGEST && written.length > 0) written[written.length - 1] = joined;
      else written.push(cut(element));
    }
    return written;
  });
}
