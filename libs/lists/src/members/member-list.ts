import { delimiterOf, plainHeading, readDelimited, type DelimitedRow } from '../text/delimited-text.js';
import { cutColumns, fixedColumns } from './fixed-columns.js';
import {
  isMemberHeading,
  memberColumnsByHeading,
  memberColumnsWithoutHeading,
  type MemberColumn,
} from './member-columns.js';
import { followsRule, memberKey, memberNumber, type NumberRule } from './member-numbers.js';

/** A member of a club or federation, as a list has him. */
export interface ListedMember {
  /** Where the row begins, from 1. */
  readonly line: number;
  readonly number: string;
  /** By what the number is the same in the next list. */
  readonly key: string;
  /** Null: the row is there, but its name cannot be read, so that what is known of the member stays. */
  readonly name: string | null;
  readonly club: string | null;
  /** A rank or grade, as it stands there. */
  readonly rank: string | null;
  /** A handicap or stratum, as it stands there. */
  readonly handicap: string | null;
  readonly email: string | null;
}

/** Why a row is not read, or only in part. */
export type MemberFaultCode = 'no-number' | 'not-a-number' | 'number-repeated' | 'no-name' | 'not-a-name';

/** What is doubtful in a row that is read. */
export type MemberRemarkCode = 'not-of-rule' | 'broken-characters' | 'cell-too-long' | 'more-cells';

/** What a row has that is no member, or doubtful, with its line and what stands there. */
export interface MemberNote {
  readonly line: number;
  readonly code: MemberFaultCode | MemberRemarkCode;
  readonly found: string;
}

/** How a list is to be read, where somebody has said it. */
export interface MemberListSaid {
  /** What columns are, by their places. */
  readonly columns?: readonly (MemberColumn | undefined)[] | undefined;
  /** What columns were said to be in the list before, by their headings, or by their places where there are none. */
  readonly before?:
    | { readonly headings: readonly string[]; readonly columns: readonly MemberColumn[] }
    | undefined;
  /** Where columns of fixed places begin, from 0. */
  readonly starts?: readonly number[] | undefined;
  readonly numbers?: NumberRule | undefined;
}

/** A list of members as it was read. */
export interface MemberList {
  readonly columns: readonly MemberColumn[];
  /** The headings, where it has some; otherwise the first row, by which a column is known to the eye. */
  readonly headings: readonly string[];
  readonly headed: boolean;
  /** Where columns of fixed places begin; null: something stands between the cells. */
  readonly starts: readonly number[] | null;
  readonly members: readonly ListedMember[];
  /** Everything that is not read, or doubtful, in the order of the lines. */
  readonly notes: readonly MemberNote[];
}

const LONGEST_NAME = 80;
const LONGEST_CELL = 100;
/** As people are called: one line, and nothing that turns its direction. */
const NO_NAME = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const BROKEN = '\uFFFD';

/**
 * Reads a list of members: CSV, TSV or columns of fixed places. Each row is read by itself. What is no member, and what
 * is doubtful, is noted with its line. Addresses are read only where that is said.
 */
export function readMemberList(text: string, said: MemberListSaid = {}): MemberList {
  const { rows, starts } = rowsOf(text, said.starts);
  const [first] = rows;
  const headed = first !== undefined && isMemberHeading(first.cells);
  const body = headed ? rows.slice(1) : rows;
  const headings = first?.cells ?? [];
  const columns = columnsOf(headed ? headings : undefined, body, said);
  const reading = new Reading(columns, said.numbers ?? 'any', headed ? headings.length : Infinity);
  for (const row of body) reading.row(row);
  const { members, notes } = reading;
  return { columns, headings, headed, starts, members, notes };
}

function rowsOf(
  text: string,
  said: readonly number[] | undefined,
): { readonly rows: readonly DelimitedRow[]; readonly starts: readonly number[] | null } {
  const delimiter = said ? undefined : delimiterOf(text);
  if (delimiter !== undefined) return { rows: readDelimited(text, delimiter), starts: null };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const starts = said ?? fixedColumns(lines);
  return { rows: cutColumns(lines, starts), starts };
}

function columnsOf(
  headings: readonly string[] | undefined,
  body: readonly DelimitedRow[],
  { columns: chosen = [], before }: MemberListSaid,
): MemberColumn[] {
  const found = headings
    ? memberColumnsByHeading(headings)
    : memberColumnsWithoutHeading(body.map(({ cells }) => cells));
  const known = (at: number) => {
    if (!before) return undefined;
    if (!headings) return before.headings.length === 0 ? before.columns[at] : undefined;
    const place = before.headings.findIndex((one) => plainHeading(one) === plainHeading(headings[at] ?? ''));
    return before.columns[place];
  };
  return found.map((column, at) => chosen[at] ?? known(at) ?? column);
}

/** The beginning of a cell, without half a letter. */
function cut(cell: string): string {
  return cell.slice(0, LONGEST_CELL).replace(/[\uD800-\uDBFF]$/, '');
}

/** Reads row by row, so that what came before is known. */
class Reading {
  readonly members: ListedMember[] = [];
  readonly notes: MemberNote[] = [];
  readonly #before = new Set<string>();

  constructor(
    private readonly columns: readonly MemberColumn[],
    private readonly numbers: NumberRule,
    private readonly widest: number,
  ) {}

  row(row: DelimitedRow): void {
    const { line, cells } = row;
    const note = (code: MemberNote['code'], found: string): void => {
      this.notes.push({ line, code, found: cut(found) });
    };
    const written = this.#cell(row, 'number');
    const name = this.#name(row);
    if (written === '') return note('no-number', name);
    const number = memberNumber(written);
    if (number === undefined) return note('not-a-number', written);
    const key = memberKey(number, this.numbers);
    if (this.#before.has(key)) return note('number-repeated', written);
    this.#before.add(key);
    if (!followsRule(number, this.numbers)) note('not-of-rule', number);
    const broken = cells.find((cell, at) => this.columns[at] !== 'nothing' && cell.includes(BROKEN));
    if (broken !== undefined) note('broken-characters', broken);
    const more = cells.slice(this.widest).find((cell) => cell !== '');
    if (more !== undefined) note('more-cells', more);
    const isName = name !== '' && name.length <= LONGEST_NAME && !NO_NAME.test(name);
    if (!isName) note(name === '' ? 'no-name' : 'not-a-name', name);
    const text = (column: MemberColumn) => {
      const cell = this.#cell(row, column).replace(/\p{Cc}/gu, ' ');
      if (cell.length > LONGEST_CELL) note('cell-too-long', cell);
      return cut(cell) || null;
    };
    this.members.push({
      line,
      number,
      key,
      name: isName ? name : null,
      club: text('club'),
      rank: text('rank'),
      handicap: text('handicap'),
      email: text('email'),
    });
  }

  #cell({ cells }: DelimitedRow, column: MemberColumn): string {
    return cells[this.columns.indexOf(column)] ?? '';
  }

  /** The name in one column or two; one with a comma has the last name first. */
  #name(row: DelimitedRow): string {
    const parts = [this.#cell(row, 'first-name'), this.#cell(row, 'last-name')].filter((part) => part !== '');
    const whole = parts.length > 0 ? parts.join(' ') : this.#cell(row, 'name');
    const [last, first, ...more] = whole.split(',').map((part) => part.trim());
    return (first && more.length === 0 ? `${first} ${last}` : whole).normalize('NFC').trim();
  }
}
