import { type DelimitedRow, plainHeading } from '../text/delimited-text.js';
import {
  columnsByHeading,
  columnsWithoutHeading,
  type EntryColumn,
  hasHeading,
  NOTHING_SAID,
  withTeamsNames,
} from './entry-columns.js';
import { entryRows } from './entry-rows.js';
import { isHardlyName, looksLikeTwo, namesInCell, numbersAlone } from './names-in-cell.js';

/** Whose list it is: of pairs (who has no partner yet stands alone), of players who play for themselves, of teams. */
export const ENTRY_KINDS = ['pairs', 'players', 'teams'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const FEWEST: Readonly<Record<EntryKind, number>> = { pairs: 1, players: 1, teams: 4 };
const MOST: Readonly<Record<EntryKind, number>> = { pairs: 2, players: 1, teams: 6 };
/** As many as a line of each kind names usually. */
const FEWEST_OF: Readonly<Record<EntryKind, number>> = { ...FEWEST, pairs: 2 };
/** As long as a name is kept. */
const LONGEST_NAME = 80;
const HIGHEST_SEED = 9999;
/** As many as an entry keeps. */
const MOST_CLUBS = 6;
const MOST_CATEGORIES = 10;

export interface ListedPlayer {
  readonly name: string;
  readonly memberNumber?: string;
  /** Another person than one of the same name who stands before: by line and place in it. */
  readonly another?: string;
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
  | { readonly code: 'listed-before' | 'number-before'; readonly name: string; readonly line: number }
  | {
      readonly code: 'not-a-number' | 'not-a-seed' | 'not-a-club' | 'not-a-class' | 'not-a-team';
      readonly found: string;
    };

/** What somebody is to look at before a line is entered as it was read. */
export type ListRemark =
  | {
      readonly code: 'digits-in-name' | 'hardly-name' | 'may-be-two' | 'partner-missing';
      readonly name: string;
    }
  /** A member number of nobody, or text of no column that is known. */
  | { readonly code: 'number-of-nobody' | 'not-read'; readonly found: string }
  /** Left out, as the heading or somebody says. */
  | { readonly code: 'left-out'; readonly found: string };

/** Whether a remark makes a line one to look at. */
export function isDoubtful({ code }: ListRemark): boolean {
  return code !== 'left-out';
}

/** A line of the list: whom it enters and what is to be looked at, or why it cannot. */
export type ListedLine = {
  readonly line: number;
  readonly text: string;
  /** As the list counts its entries. */
  readonly runningNumber?: string;
} & (
  | { readonly entry: ListedEntry; readonly remarks: readonly ListRemark[] }
  | { readonly fault: ListFault }
);

/** What somebody has said of a list. */
export interface SaidOfList {
  /** Whether its first line is a heading; left out: as it looks. */
  readonly headed?: boolean | undefined;
  /** Who is another person than one of the same name before, by `namesakeKey`. */
  readonly others?: ReadonlySet<string>;
}

/** By which somebody says that a name in a line is another person's than the same name before. */
export function namesakeKey(line: number, name: string): string {
  return `${line} ${sameName(name)}`;
}

export interface EntryList {
  /** What each column is taken for; one alone where the text is no table. */
  readonly columns: readonly EntryColumn[];
  /** The headings, where it has some; otherwise the first row, by which a column is known to the eye. */
  readonly headings: readonly string[];
  readonly headed: boolean;
  readonly lines: readonly ListedLine[];
}

/** A heading that says no more than that it is a name. */
const NAME_ALONE = /^(names?|nazwa|imie|название|имя)$/;
const RUNNING_NUMBER = /^\s*(?:№\s*)?\d{1,3}\s*[.):]\s*|^\s*\d{1,3}\s+(?=\p{L})/u;
const RUNNING_ALONE = /^\s*(?:№\s*)?\d{1,3}\s*[.):]?\s*$/u;
const MEMBER_NUMBER = /^[\p{L}\p{N}./-]{1,20}$/u;
const GROUP = /^[\p{L}\p{N}][\p{L}\p{N} .'’&+/()_-]{0,39}$/u;
const STRATUM = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,19}$/u;
/** A name that a team can have. */
const TEAM = /^[\p{L}\p{N}][^\p{C}]{0,39}$/u;
const CATEGORY = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,29}$/u;

/** A name by which two are told to be the same: capitals, blanks and kinds of signs make no other name. */
export function sameName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * Reads a list of entries: a table from a spreadsheet, a CSV file, or lines of a mail. Each line is read by itself, so
 * that one that cannot be read leaves the others as they are. Nothing of a line is dropped without a word: what is in no
 * field is in a remark.
 *
 * @param chosen what the columns are, where somebody has said it
 */
export function readEntryList(
  text: string,
  kind: EntryKind,
  chosen: readonly (EntryColumn | undefined)[] = [],
  { headed: saidHeaded, others = new Set() }: SaidOfList = {},
): EntryList {
  const { rows, isTable, teamFirst = false } = entryRows(text, kind === 'teams');
  const headed = rows[0] !== undefined && (saidHeaded ?? hasHeading(rows.map(({ cells }) => cells)));
  const body = headed ? rows.slice(1) : rows;
  const cells = body.map((row) => row.cells);
  const found = headed ? headedColumns(rows[0]!.cells, cells, kind) : guessedColumns(cells, kind, teamFirst);
  const columns = found.map((column, at) => chosen[at] ?? column);
  const list = {
    columns,
    kind,
    isTable,
    leavesOut: (at: number) => headed || chosen[at] !== undefined,
    others,
  };
  const gathered = kind === 'teams' ? byTeam(body, columns) : body.map((row) => [row]);
  const before: Listed[] = [];
  return {
    columns,
    headings: rows[0]?.cells ?? [],
    headed,
    lines: gathered.map((of) => readLine(of, list, before)),
  };
}

/** What the columns are by their headings; of teams "Name" may be that of the team. */
function headedColumns(
  headings: readonly string[],
  cells: readonly (readonly string[])[],
  kind: EntryKind,
): EntryColumn[] {
  const columns = columnsByHeading(headings, cells);
  const first = headings[columns.indexOf('player')] ?? '';
  return kind === 'teams' && NAME_ALONE.test(plainHeading(first)) ? withTeamsNames(columns, cells) : columns;
}

/** What the columns of a list without headings are by what stands in them. */
function guessedColumns(
  cells: readonly (readonly string[])[],
  kind: EntryKind,
  teamFirst: boolean,
): EntryColumn[] {
  if (!teamFirst) {
    const columns = columnsWithoutHeading(cells, MOST[kind]);
    return kind === 'teams' ? withTeamsNames(columns, cells) : columns;
  }
  const players = cells.map((row) => row.slice(1));
  return ['team', ...columnsWithoutHeading(players, MOST[kind])];
}

/** How many of ten lines make it likely whose list it is. */
const LIKELY = 8;

/**
 * Whose list it rather is, by how many players most of its lines name: one, two, or as many as a team has. Undefined: it
 * is as likely the one that was said.
 */
export function likelyKind(text: string, kind: EntryKind): EntryKind | undefined {
  const counts = readEntryList(text, 'teams').lines.flatMap((line) => {
    if ('entry' in line) return line.entry.players.length;
    return 'players' in line.fault ? line.fault.players : [];
  });
  const isMost = (like: EntryKind) => {
    const alike = counts.filter((count) => count >= FEWEST_OF[like] && count <= MOST[like]).length;
    return counts.length > 1 && alike * 10 >= counts.length * LIKELY;
  };
  return ENTRY_KINDS.find((one) => one !== kind && isMost(one));
}

/** How the lines of a list are read. */
interface Reading {
  readonly columns: readonly EntryColumn[];
  readonly kind: EntryKind;
  readonly isTable: boolean;
  /** Whether it was said of a column that it is none of those that are read. */
  readonly leavesOut: (at: number) => boolean;
  readonly others: ReadonlySet<string>;
}

/** Somebody of a line that was read. */
interface Listed {
  readonly name: string;
  readonly key: string;
  readonly memberNumber?: string | undefined;
  readonly line: number;
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
  return rows.flatMap(({ cells }) => cells.filter((cell, at) => columns[at] === column && cell !== ''));
}

const parts = (cells: readonly string[]) =>
  [...new Set(cells.flatMap((cell) => cell.split(/[,;/]/).map((part) => part.trim())))].filter(
    (part) => part !== '',
  );

function readLine(rows: readonly DelimitedRow[], list: Reading, before: Listed[]): ListedLine {
  const line = rows[0]!.line;
  const text = rows.map(({ cells }) => cells.filter((cell) => cell !== '').join(' · ')).join(' · ');
  const { runningNumber, ...read } = entryOf(rows, list);
  const at = { line, text, ...(runningNumber !== undefined && { runningNumber }) };
  if ('code' in read) return { ...at, fault: read };
  const here: Listed[] = [];
  const players: ListedPlayer[] = [];
  for (const player of read.entry.players) {
    const { name, memberNumber } = player;
    const one = { name, key: sameName(name), memberNumber, line };
    const same = [...before, ...here].find((other) => isSame(one, other));
    const another = same?.key === one.key && list.others.has(namesakeKey(line, name));
    if (same && !another) return { ...at, fault: twice(one, same) };
    here.push(one);
    players.push(another ? { ...player, another: `${line} ${here.length}` } : player);
  }
  before.push(...here);
  return { ...at, entry: { ...read.entry, players }, remarks: read.remarks };
}

/** Whether two of a list are one person: by their numbers where both have one, otherwise by their names. */
function isSame(one: Listed, other: Listed): boolean {
  if (one.memberNumber !== undefined && other.memberNumber !== undefined)
    return one.memberNumber === other.memberNumber;
  return one.key === other.key;
}

function twice({ name, key, line }: Listed, same: Listed): ListFault {
  if (same.line === line) return { code: 'player-twice', name };
  return { code: key === same.key ? 'listed-before' : 'number-before', name: same.name, line: same.line };
}

type Read = { readonly runningNumber?: string | undefined } & (
  | { readonly entry: ListedEntry; readonly remarks: readonly ListRemark[] }
  | ListFault
);

function entryOf(rows: readonly DelimitedRow[], list: Reading): Read {
  const { columns, kind } = list;
  const { players, runningNumbers, numbers } = playersOf(rows, list);
  const [runningNumber, ...otherNumbers] = runningNumbers;
  const refused = (fault: ListFault): Read => ({ runningNumber, ...fault });
  if (players.length === 0) return refused({ code: 'nobody' });
  if (players.length < FEWEST[kind]) return refused({ code: 'too-few-players', players: players.length });
  if (players.length > MOST[kind]) return refused({ code: 'too-many-players', players: players.length });
  for (const { name, memberNumber } of players) {
    if (name.length > LONGEST_NAME)
      return refused({ code: 'name-too-long', name: name.slice(0, LONGEST_NAME) });
    if (!/\p{L}/u.test(name)) return refused({ code: 'no-name', name });
    if (memberNumber !== undefined && !MEMBER_NUMBER.test(memberNumber))
      return refused({ code: 'not-a-number', found: memberNumber });
  }
  const of = (column: EntryColumn) => cellsOf(rows, columns, column);
  const [seed, ...otherSeeds] = [...new Set(of('seed'))];
  const number = Number(seed);
  if (seed !== undefined && !(/^\d+$/.test(seed) && number >= 1 && number <= HIGHEST_SEED))
    return refused({ code: 'not-a-seed', found: seed });
  const clubs = parts(of('club'));
  const noClub = clubs.find((club) => !GROUP.test(club));
  if (noClub !== undefined) return refused({ code: 'not-a-club', found: noClub });
  const [stratum, ...otherStrata] = parts(of('stratum'));
  const categories = parts(of('category'));
  const noClass = [
    ...(stratum !== undefined && !STRATUM.test(stratum) ? [stratum] : []),
    ...categories.filter((category) => !CATEGORY.test(category)),
  ][0];
  if (noClass !== undefined) return refused({ code: 'not-a-class', found: noClass });
  const [team, ...otherTeams] = of('team').filter(
    (cell, at, all) => all.findIndex((one) => sameName(one) === sameName(cell)) === at,
  );
  if (kind === 'teams' && team !== undefined && !TEAM.test(team))
    return refused({ code: 'not-a-team', found: team });
  const left = [
    ...clubs.splice(MOST_CLUBS),
    ...categories.splice(MOST_CATEGORIES),
    ...otherNumbers,
    ...otherSeeds,
    ...otherStrata,
    ...otherTeams,
  ];
  return {
    runningNumber,
    entry: {
      players,
      clubs,
      ...(seed !== undefined && { seed: number }),
      ...(stratum !== undefined && { stratum }),
      categories,
      ...(team !== undefined && { team }),
    },
    remarks: [
      ...remarksOnNames(players, kind),
      ...numbers.map((found) => ({ code: 'number-of-nobody' as const, found })),
      ...left.map((found) => ({ code: 'not-read' as const, found })),
      ...leftOut(rows, list),
    ],
  };
}

/** Names that are hardly the name of one person. */
function remarksOnNames(players: readonly ListedPlayer[], kind: EntryKind): ListRemark[] {
  const full = players.length === MOST[kind];
  const remarks = players.flatMap(({ name }): ListRemark[] => {
    if (isHardlyName(name)) return [{ code: 'hardly-name', name }];
    if (/\p{N}/u.test(name)) return [{ code: 'digits-in-name', name }];
    return looksLikeTwo(name) && (kind === 'players' || !full || /[,;|]/.test(name))
      ? [{ code: 'may-be-two', name }]
      : [];
  });
  const [alone] = players.length === 1 && kind === 'pairs' ? players : [];
  if (!alone || remarks.some(({ code }) => code === 'may-be-two')) return remarks;
  return [...remarks, { code: 'partner-missing', name: alone.name }];
}

/** What stands in columns that are not read; running numbers are none of it. */
function leftOut(rows: readonly DelimitedRow[], { columns, leavesOut }: Reading): ListRemark[] {
  return rows.flatMap(({ cells }) =>
    cells.flatMap((found, at): ListRemark[] => {
      const column = columns[at] ?? 'nothing';
      if (column !== 'nothing' || NOTHING_SAID.test(found) || RUNNING_ALONE.test(found)) return [];
      return [{ code: at < columns.length && leavesOut(at) ? 'left-out' : 'not-read', found }];
    }),
  );
}

/**
 * The players of an entry. A cell holds one or several; a number in a column goes with the player whose column has the same
 * rank, one beside a name with that name.
 */
function playersOf(rows: readonly DelimitedRow[], { columns, kind, isTable }: Reading) {
  const runningNumbers: string[] = [];
  const nobodys: string[] = [];
  const players = rows.flatMap(({ cells }) => {
    for (const [at, cell] of cells.entries())
      if ((columns[at] ?? 'nothing') === 'nothing' && RUNNING_ALONE.test(cell)) runningNumbers.push(cell);
    const named = cells.filter((_cell, at) => columns[at] === 'player');
    const ofColumns = cells.flatMap((cell, at) =>
      columns[at] === 'member-number' ? numbersOfCell(cell) : [],
    );
    const loose: string[] = [];
    const inCells = named.flatMap((cell, at) => {
      const [running] = (at === 0 && RUNNING_NUMBER.exec(cell)) || [''];
      if (running !== '') runningNumbers.push(running.trim());
      const names = namesInCell(cell.slice(running.length), kind !== 'players', isTable);
      loose.push(...names.numbers);
      nobodys.push(...names.numbersOfNobody);
      return names.players.length === 0 && names.numbers.length === 0 ? [{ name: '' }] : names.players;
    });
    nobodys.push(...ofColumns.slice(inCells.length).filter((number) => number !== ''));
    const ofRow = inCells.map((player: ListedPlayer, at) => {
      const ofColumn = ofColumns[at] ?? '';
      const beside = player.memberNumber ?? loose.shift();
      if (ofColumn === '') return beside === undefined ? player : { ...player, memberNumber: beside };
      if (beside !== undefined && beside !== ofColumn) nobodys.push(beside);
      return { ...player, memberNumber: ofColumn };
    });
    nobodys.push(...loose);
    return ofRow;
  });
  return {
    players: players.filter(({ name, memberNumber }) => name !== '' || memberNumber !== undefined),
    runningNumbers,
    numbers: nobodys,
  };
}

/** The numbers of a cell, one for each player that it is about; a dash is none. */
function numbersOfCell(cell: string): readonly string[] {
  if (NOTHING_SAID.test(cell)) return [''];
  return numbersAlone(cell) ?? [cell];
}
