/** A heading in small letters, without marks (й and ё lose theirs, too), numbers and signs. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[\d.:_/()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What stands between the cells of a row. */
export const DELIMITERS = ['\t', ';', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A row of a table, and the line of the text in which it begins, from 1. */
export interface DelimitedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** How a text is marked that a spreadsheet would otherwise run; one that begins like that by itself is marked once more. */
const NO_FORMULA = /^'(?='* ?[=+\-@])/;
const MARKED = /^'+ ?[=+\-@]/;

/** The delimiter that most lines have, tabs before semicolons before commas; undefined: it is a plain text of lines. */
export function delimiterOf(text: string): Delimiter | undefined {
  // What stands in quotes divides nothing.
  const bare = text.replaceAll(/"[^"]*"/g, '""');
  const lines = bare.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return DELIMITERS.find((one) => lines.filter((line) => line.includes(one)).length * 2 > lines.length);
}

/**
 * The rows of a table as RFC 4180 has them: cells may stand in quotes, with delimiters, ends of lines and doubled quotes
 * in them. A quote that is never closed ends with the text. Cells come without blanks around them, and without the
 * apostrophe by which they are no formulas; empty rows not at all.
 *
 * @param delimiter undefined: each line is one cell, whatever stands in it
 */
export function readDelimited(text: string, delimiter: Delimiter | undefined): DelimitedRow[] {
  const rows: DelimitedRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endCell = () => {
    const plain = cell.replace(/\s+/g, ' ').trim();
    cells.push(delimiter === undefined ? plain : plain.replace(NO_FORMULA, '').trimStart());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < whole.length; at += 1) {
    const sign = whole[at]!;
    if (sign === '\n') line += 1;
    if (quoted && sign === '"' && whole[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (quoted && sign === '"') quoted = false;
    else if (quoted) cell += sign;
    else if (delimiter !== undefined && sign === '"' && cell.trim() === '') quoted = true;
    else if (sign === delimiter) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** A spreadsheet takes a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?%?$/;

function written(cell: string | number | null): string {
  const text = cell === null ? '' : String(cell);
  const isRun = (FORMULA.test(text) && !NUMBER.test(text)) || MARKED.test(text);
  const safe = isRun ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180), in the form that spreadsheets read by themselves: marked as UTF-8, with commas. A text that
 * a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers.
 */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;
}
