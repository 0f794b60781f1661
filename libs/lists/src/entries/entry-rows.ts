import { type DelimitedRow, type Delimiter, delimiterOf, readDelimited } from '../text/delimited-text.js';
import { BETWEEN } from './names-in-cell.js';

/** Columns of a text that was copied from a page: two blanks or more between what stands in a line. */
const WIDE_GAP = /(?<=\S) {2,}(?=\S)/g;

/** A team's name before its players: "Lions: Al Able, Bo Baker, ...". */
const NAME_BEFORE = /^(\s*[^\t;,|:]{1,80}?)\s*:\s*(?=.*[\p{L}\p{N}])/u;
const FEWEST_OF_TEAM = 4;

interface EntryRows {
  readonly rows: readonly DelimitedRow[];
  readonly isTable: boolean;
  /** The first cell of a row is the name of a team, as the signs of the list say. */
  readonly teamFirst?: boolean;
}

/** The rows of a list of entries, and whether it is a table: what divides its cells is told from the whole list. */
export function entryRows(text: string, ofTeams: boolean): EntryRows {
  return (ofTeams && (underNames(text) ?? dividedAlike(text))) || rowsOf(text);
}

const linesOf = (text: string) => text.split(/\r\n?|\n/);
const filled = (text: string) => linesOf(text).filter((line) => line.trim() !== '');

/** A list in which most lines begin with a name of their own and a colon: it divides the name from the players. Quotes would join lines. */
function underNames(text: string): EntryRows | undefined {
  if (text.includes('"')) return undefined;
  const names = filled(text).flatMap((line) => NAME_BEFORE.exec(line)?.[1]?.trim().toLowerCase() ?? []);
  if (names.length * 2 <= filled(text).length || new Set(names).size < names.length) return undefined;
  const apart = linesOf(text).map((line) => NAME_BEFORE.exec(line)?.[0] ?? '');
  const players = linesOf(text).map((line, at) => line.slice(apart[at]!.length));
  const { rows } = rowsOf(players.join('\n'));
  return {
    rows: rows.map((row) => ({
      ...row,
      cells: [apart[row.line - 1]!.replace(/\s*:\s*$/, '').trim(), ...row.cells],
    })),
    isTable: true,
    teamFirst: true,
  };
}

/** A list without a delimiter in which most lines name a whole team: a dash, or another sign, stands between the cells. */
function dividedAlike(text: string): EntryRows | undefined {
  if (rowsOf(text).isTable) return undefined;
  const whole = filled(text).filter((line) => line.split(BETWEEN).length >= FEWEST_OF_TEAM);
  if (whole.length * 2 <= filled(text).length) return undefined;
  return {
    rows: readDelimited(text, undefined).map(({ line, cells: [cell = ''] }) => ({
      line,
      cells: cell.split(BETWEEN).map((part) => part.trim()),
    })),
    isTable: true,
  };
}

function rowsOf(text: string): EntryRows {
  const asWritten = delimiterOf(text);
  if (asWritten === ',' && isSurnameFirst(text))
    return { rows: readDelimited(text, undefined), isTable: false };
  if (asWritten !== undefined)
    return { rows: readDelimited(alikeDivided(text, asWritten), asWritten), isTable: true };
  for (const sign of [/;/g, /\|/g, WIDE_GAP]) {
    const divided = text.replaceAll(sign, '\t');
    if (delimiterOf(divided) === '\t') return { rows: readDelimited(divided, '\t'), isTable: true };
  }
  return { rows: readDelimited(text, undefined), isTable: false };
}

/** Lines that came from a spreadsheet into a list of another kind are divided as the list is. Quotes would join lines. */
function alikeDivided(text: string, delimiter: Delimiter): string {
  if (text.includes('"')) return text;
  return linesOf(text)
    .map((line) => (line.includes(delimiter) ? line : line.trim().replaceAll('\t', delimiter)))
    .join('\n');
}

/**
 * Whether the commas of a list stand in its names: "Able, Ann - Baker, Bob". Most lines then have several names with
 * another sign between them, and one comma in each.
 */
function isSurnameFirst(text: string): boolean {
  const lines = filled(text);
  const inNames = lines.filter((line) => {
    const names = line.split(BETWEEN);
    return names.length > 1 && names.every((name) => name.split(',').length === 2);
  });
  return inNames.length * 2 > lines.length;
}
