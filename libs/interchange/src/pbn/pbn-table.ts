import { refuse, type DealPlace } from '../faults/unreadable.js';
import { pbnTag, unescapedPbn, type PbnElement, type PbnTag } from './pbn-game.js';

/** A column of a table: `+Rank\3R` is the highest first, three signs wide, to the right (PBN 2.1, 5.2). */
export interface PbnColumn {
  readonly name: string;
  readonly order?: 'descending' | 'ascending';
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

/** A row by the names of its columns, as texts: `?` is unknown, `-` does not apply, `^` marks an artificial score. */
export type PbnRow = ReadonlyMap<string, string>;

/** The columns that a tag names. */
export function pbnColumns(value: string): readonly PbnColumn[] {
  return value.split(';').map((text) => {
    const [, order, name, width, align] = /^\s*([+-])?(.*?)\s*(?:\\(\d+)([LR])?)?\s*$/is.exec(text)!;
    return {
      name: name!,
      ...(order && { order: order === '+' ? 'descending' : 'ascending' }),
      ...(width && { width: Number(width) }),
      ...(align && { align: align.toUpperCase() === 'L' ? 'left' : 'right' }),
    };
  });
}

/** The elements of a table by rows; nothing where they make no whole rows. */
export function elementRows(
  tag: Pick<PbnTag, 'value' | 'elements'>,
): readonly (readonly PbnElement[])[] | undefined {
  const count = tag.value.split(';').length;
  if (tag.elements.length % count !== 0) return undefined;
  return Array.from({ length: tag.elements.length / count }, (_, row) =>
    tag.elements.slice(count * row, count * (row + 1)),
  );
}

/** A row, and where it and each of its elements stand. */
export interface PlacedRow {
  readonly row: PbnRow;
  readonly line: number;
  at(name: string): DealPlace;
}

/** The rows of a table. @throws UnreadableDeals which names the line of the first row that is not whole */
export function pbnRows(tag: PbnTag): readonly PlacedRow[] {
  const names = pbnColumns(tag.value).map(({ name }) => name);
  const rows = elementRows(tag);
  if (!rows) {
    const { line, column, text } =
      tag.elements[names.length * Math.floor(tag.elements.length / names.length)]!;
    refuse({
      format: 'PBN',
      line,
      column,
      code: 'deal-file.expected',
      expected: 'row',
      found: text.slice(0, 20),
    });
  }
  return rows!.map((elements) => ({
    row: new Map(names.map((name, index) => [name, plain(elements[index]!.text)])),
    line: elements[0]!.line,
    at: (name) => {
      const { line, column } = elements[names.indexOf(name)] ?? elements[0]!;
      return { format: 'PBN', line, column };
    },
  }));
}

/** A table out of rows; texts that are no section tokens become strings (3.2). */
export function pbnTable(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): PbnTag {
  return pbnTag(
    name,
    columns.join(';'),
    rows.map((row) => row.map(element)),
  );
}

/** The names of the players of a side: divided by `;`, as `<names>` of 5.9 are. */
export function pbnNames(text: string): readonly string[] {
  return text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== '?' && name !== '-');
}

function element(text: string): string {
  return /^[!#$&-:<-Z\\^-z|~']+$/.test(text) && text !== ''
    ? text
    : `"${text.replace(/["\\]/g, (sign) => `\\${sign}`)}"`;
}

function plain(text: string): string {
  return text.startsWith('"') ? unescapedPbn(text.slice(1, -1)) : text;
}
