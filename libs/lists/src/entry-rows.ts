import { delimiterOf, readDelimited, type DelimitedRow } from './delimited-text.js';
import { BETWEEN } from './names-in-cell.js';

/** Columns of a text that was copied from a page: two blanks or more between what stands in a line. */
const WIDE_GAP = /(?<=\S) {2,}(?=\S)/g;

/** The rows of a list of entries, and whether it is a table: what divides its cells is told from the whole list. */
export function entryRows(text: string): {
  readonly rows: readonly DelimitedRow[];
  readonly isTable: boolean;
} {
  const asWritten = delimiterOf(text);
  if (asWritten === ',' && isSurnameFirst(text))
    return { rows: readDelimited(text, undefined), isTable: false };
  if (asWritten !== undefined) return { rows: readDelimited(text, asWritten), isTable: true };
  for (const sign of [/\|/g, WIDE_GAP]) {
    const divided = text.replaceAll(sign, '\t');
    if (delimiterOf(divided) === '\t') return { rows: readDelimited(divided, '\t'), isTable: true };
  }
  return { rows: readDelimited(text, undefined), isTable: false };
}

/**
 * Whether the commas of a list stand in its names: "Able, Ann - Baker, Bob". Most lines then have several names with
 * another sign between them, and one comma in each.
 */
function isSurnameFirst(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const inNames = lines.filter((line) => {
    const names = line.split(BETWEEN);
    return names.length > 1 && names.every((name) => name.split(',').length === 2);
  });
  return inNames.length * 2 > lines.length;
}
