import { delimiterOf, readDelimited, type DelimitedRow } from './delimited-text.js';
import { columnOf, columnsWithoutHeading, isHeading, type EntryColumn } from './entry-columns.js';

/** Whose list it is: of pairs (who has no partner yet stands alone), of players who play for themselves, of teams. */
export const ENTRY_KINDS = ['pairs', 'players', 'teams'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const FEWEST: Readonly<Record<EntryKind, number>> = { pairs: 1, players: 1, teams: 4 };
const MOST: Readonly<Record<EntryKind, number>> = { pairs: 2, players: 1, teams: 6 };
/** As long as a name is kept. */
const LONGEST_NAME = 80;
const HIGHEST_SEED = 9999;

export interface ListedPlayer {
  readonly name: string;
  readonly memberNumber?: string;
}

/** Who is to be entered, as a list says it. */
export interface ListedEntry {
  readonly players: readonly ListedPlayer[];
  readonly clubs: readonly string[];
  readonly seed?: number;
  readonly stratum?: string;
  readonly categories: readonly string[];
  readonly team?: string;
}

/** Why a line cannot be entered. */
export type ListFault =
  | { readonly code: 'nobody' }
  | { readonly code: 'too-few-players' | 'too-many-players'; readonly players: number }
  | { readonly code: 'name-too-long' | 'no-name' | 'player-twice'; readonly name: string }
  | { readonly code: 'listed-before'; readonly name: string; readonly line: number }
  | {
      readonly code: 'not-a-number' | 'not-a-seed' | 'not-a-club' | 'not-a-class';
      readonly found: string;
    };

/** A line of the list: whom it enters, or why it cannot. */
export type ListedLine = { readonly line: number; readonly text: string } & (
  | { readonly entry: ListedEntry }
  | { readonly fault: ListFault }
);

export interface EntryList {
  /** What each column is taken for; one alone where the text is no table. */
  readonly columns: readonly EntryColumn[];
  /** The headings, where it has some; otherwise the first row, by which a column is known to the eye. */
  readonly headings: readonly string[];
  readonly headed: boolean;
  readonly lines: readonly ListedLine[];
}

/** Two names in one cell: with a dash between blanks, a slash, an ampersand, a plus, or a word. */
const BETWEEN = /\s+[-\u2010-\u2015\u2212]+\s+|\s*[\u2013\u2014/&+]\s*|\s+(?:and|oraz|i|и)\s+/iu;
const LETTER = /[\p{L}\p{N}]/u;
const RUNNING_NUMBER = /^\s*(?:№\s*)?\d{1,3}\s*[.):]\s*|^\s*\d{1,3}\s+(?=\p{L})/u;
const MEMBER_NUMBER = /^[\p{L}\p{N}./-]{1,20}$/u;
const GROUP = /^[\p{L}\p{N}][\p{L}\p{N} .'’&+/()_-]{0,39}$/u;
const STRATUM = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,19}$/u;
const CATEGORY = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,29}$/u;

/** A name by which two are told to be the same: capitals, blanks and kinds of signs make no other name. */
export function sameName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * Reads a list of entries: a table from a spreadsheet, a CSV file, or lines of a mail. Each line is read by itself, so
 * that one that cannot be read leaves the others as they are.
 *
 * @param chosen what the columns are, where somebody has said it
 */
export function readEntryList(
  text: string,
  kind: EntryKind,
  chosen: readonly (EntryColumn | undefined)[] = [],
): EntryList {
  const rows = readDelimited(text, delimiterOf(text));
  const headed = rows[0] !== undefined && isHeading(rows[0].cells);
  const body = headed ? rows.slice(1) : rows;
  const found = headed
    ? rows[0]!.cells.map((heading) => columnOf(heading) ?? 'nothing')
    : columnsWithoutHeading(
        body.map(({ cells }) => cells),
        MOST[kind],
      );
  const columns = found.map((column, at) => chosen[at] ?? column);
  const gathered = kind === 'teams' ? byTeam(body, columns) : body.map((row) => [row]);
  const before = new Map<string, number>();
  return {
    columns,
    headings: rows[0]?.cells ?? [],
    headed,
    lines: gathered.map((of) => readLine(of, columns, kind, before)),
  };
}

/** Rows of one player each, under the name of his team, make one entry; any other row is one by itself. */
function byTeam(rows: readonly DelimitedRow[], columns: readonly EntryColumn[]): DelimitedRow[][] {
  const team = columns.indexOf('team');
  const teams = new Map<string, DelimitedRow[]>();
  for (const row of rows) {
    const name = team === -1 ? '' : sameName(row.cells[team] ?? '');
    const key = name === '' ? `line ${row.line}` : `team ${name}`;
    teams.set(key, [...(teams.get(key) ?? []), row]);
  }
  return [...teams.values()];
}

function cellsOf(
  rows: readonly DelimitedRow[],
  columns: readonly EntryColumn[],
  column: EntryColumn,
): string[] {
  return rows.flatMap(({ cells }) => cells.filter((_cell, at) => columns[at] === column));
}

const parts = (cells: readonly string[]) =>
  [...new Set(cells.flatMap((cell) => cell.split(/[,;/]/).map((part) => part.trim())))].filter(
    (part) => part !== '',
  );

function readLine(
  rows: readonly DelimitedRow[],
  columns: readonly EntryColumn[],
  kind: EntryKind,
  before: Map<string, number>,
): ListedLine {
  const line = rows[0]!.line;
  const text = rows.map(({ cells }) => cells.filter((cell) => cell !== '').join(' · ')).join(' · ');
  const read = entryOf(rows, columns, kind);
  if ('code' in read) return { line, text, fault: read };
  const keys = read.players.map(({ name, memberNumber }) => memberNumber ?? sameName(name));
  for (const [at, { name }] of read.players.entries()) {
    const earlier = before.get(keys[at]!);
    if (earlier !== undefined) return { line, text, fault: { code: 'listed-before', name, line: earlier } };
    if (keys.indexOf(keys[at]!) !== at) return { line, text, fault: { code: 'player-twice', name } };
  }
  for (const key of keys) before.set(key, line);
  return { line, text, entry: read };
}

function entryOf(
  rows: readonly DelimitedRow[],
  columns: readonly EntryColumn[],
  kind: EntryKind,
): ListedEntry | ListFault {
  const players = playersOf(rows, columns, kind);
  if (players.length === 0) return { code: 'nobody' };
  if (players.length < FEWEST[kind]) return { code: 'too-few-players', players: players.length };
  if (players.length > MOST[kind]) return { code: 'too-many-players', players: players.length };
  for (const { name, memberNumber } of players) {
    if (name.length > LONGEST_NAME) return { code: 'name-too-long', name: name.slice(0, LONGEST_NAME) };
    if (!/\p{L}/u.test(name)) return { code: 'no-name', name };
    if (memberNumber !== undefined && !MEMBER_NUMBER.test(memberNumber))
      return { code: 'not-a-number', found: memberNumber };
  }
  const of = (column: EntryColumn) => cellsOf(rows, columns, column);
  const [seed] = of('seed').filter((cell) => cell !== '');
  const number = Number(seed);
  if (seed !== undefined && !(Number.isInteger(number) && number >= 1 && number <= HIGHEST_SEED))
    return { code: 'not-a-seed', found: seed };
  const clubs = parts(of('club'));
  const noClub = clubs.find((club) => !GROUP.test(club));
  if (noClub !== undefined) return { code: 'not-a-club', found: noClub };
  const [stratum] = parts(of('stratum'));
  const categories = parts(of('category'));
  const noClass = [
    ...(stratum !== undefined && !STRATUM.test(stratum) ? [stratum] : []),
    ...categories.filter((category) => !CATEGORY.test(category)),
  ][0];
  if (noClass !== undefined) return { code: 'not-a-class', found: noClass };
  const [team] = of('team').filter((cell) => cell !== '');
  return {
    players,
    clubs,
    ...(seed !== undefined && { seed: number }),
    ...(stratum !== undefined && { stratum }),
    categories,
    ...(team !== undefined && { team }),
  };
}

/** The players of an entry. A cell holds one or several; a number goes with the player whose column has the same rank. */
function playersOf(
  rows: readonly DelimitedRow[],
  columns: readonly EntryColumn[],
  kind: EntryKind,
): ListedPlayer[] {
  return rows.flatMap(({ cells }) => {
    const named = cells.filter((_cell, at) => columns[at] === 'player');
    const numbers = cells.filter((_cell, at) => columns[at] === 'member-number');
    return named
      .flatMap((cell, at) => {
        const name = at === 0 ? cell.replace(RUNNING_NUMBER, '') : cell;
        return kind === 'players' ? [name] : namesIn(name, columns.length > 1);
      })
      .map((name, at) => ({ name: name.trim(), memberNumber: numbers[at] ?? '' }))
      .filter(({ name, memberNumber }) => name !== '' || memberNumber !== '')
      .map(({ name, memberNumber }) => ({ name, ...(memberNumber !== '' && { memberNumber }) }));
  });
}

/** The names in a cell. Of a table, what stands before the first letter is of the first name. */
function namesIn(cell: string, isOfTable: boolean): string[] {
  const begin = isOfTable ? Math.max(0, cell.search(LETTER)) : 0;
  const names = cell.slice(begin).split(BETWEEN);
  names[0] = `${cell.slice(0, begin)}${names[0]}`;
  return names;
}
