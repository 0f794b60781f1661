/** What a column can hold: numbers of 1, 2 and 4 bytes, one that counts rows, times, short and long texts, bytes, objects. */
export type JetType =
  | 'boolean'
  | 'byte'
  | 'int'
  | 'long'
  | 'counter'
  | 'date'
  | 'text'
  | 'memo'
  | 'binary'
  | 'object';

/** A column's type; of a text with the most characters that it may have, otherwise 255. */
export type JetColumn = JetType | `text ${number}`;

/** A value; a time is the number of days since 30 December 1899, with the time of day as a fraction. */
export type JetCell = number | boolean | string | Uint8Array | null;

/** A table of an MS-Access database. */
export interface JetTable {
  readonly name: string;
  /** In the order in which rows have their cells. */
  readonly columns: Readonly<Record<string, JetColumn>>;
  readonly rows: readonly (readonly JetCell[])[];
}

/** An index of a table, ascending. */
export interface JetIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly unique?: true;
  readonly primary?: true;
  readonly required?: true;
}

/** A table with what only the database itself needs of it. */
export interface JetTableWithin extends JetTable {
  readonly system: boolean;
  readonly indexes: readonly JetIndex[];
  /** Columns with numbers of people and groups, by which databases say who may do what. */
  readonly people: readonly string[];
}

export const PAGE = 4096;

/** The types of columns as they stand in a definition, and the bytes of those whose values stand in the row itself. */
const TYPES = {
  boolean: { code: 0x01, size: 0, length: 1 },
  byte: { code: 0x02, size: 1, length: 1 },
  int: { code: 0x03, size: 2, length: 2 },
  long: { code: 0x04, size: 4, length: 4 },
  counter: { code: 0x04, size: 4, length: 4 },
  date: { code: 0x08, size: 8, length: 8 },
  binary: { code: 0x09, size: null, length: 510 },
  text: { code: 0x0a, size: null, length: 510 },
  object: { code: 0x0b, size: null, length: 0 },
  memo: { code: 0x0c, size: null, length: 0 },
} as const;

/** A column as definitions and rows need it. */
export interface ColumnWithin {
  readonly name: string;
  readonly number: number;
  readonly type: JetType;
  readonly code: number;
  /** How much of a row it takes; null: as much as its value needs. */
  readonly size: number | null;
  /** Bytes that a value has at most; 0: its values stand on pages of their own. */
  readonly length: number;
  /** Where its value begins, or which of those that differ in length it is. */
  readonly at: number;
}

/** The columns of a table: numbers first, in order, then texts; long values are the last of these. */
export function columnsOf({ columns }: Pick<JetTable, 'columns'>): ColumnWithin[] {
  const told = Object.entries(columns).map(([name, column], number) => {
    const [type, most] = column.split(' ') as [JetType, string | undefined];
    const { code, size, length } = TYPES[type];
    return { name, number, type, code, size, length: most === undefined ? length : 2 * Number(most) };
  });
  const varying = [...told.filter(isVarying), ...told.filter(isLong)];
  let fixed = 0;
  return told.map((column) => {
    const at = column.size === null ? varying.indexOf(column) : fixed;
    fixed += column.size ?? 0;
    return { ...column, at };
  });
}

type Kind = Pick<ColumnWithin, 'size' | 'length'>;
const isVarying = ({ size, length }: Kind) => size === null && length > 0;

/** Whether its values stand on pages of their own. */
export const isLong = ({ length }: Pick<ColumnWithin, 'length'>) => length === 0;
