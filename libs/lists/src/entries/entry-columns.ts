import { namesInCell, numbersAlone } from './names-in-cell.js';
import { plainHeading } from '../text/delimited-text.js';

/** What the columns of a list of entries can be. Players and their member numbers come as often as there are players. */
export const ENTRY_COLUMNS = [
  'player',
  'member-number',
  'club',
  'seed',
  'stratum',
  'category',
  'team',
  'nothing',
] as const;
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];

/** Words by which headings say what a column is, in English, Polish and Russian, without marks; the first that fits. */
const HEADINGS: readonly (readonly [EntryColumn, RegExp])[] = [
  ['team', /^(team( name)?|druzyna|zespol|teamy?|команда)$/],
  [
    'member-number',
    /(\b(member|pid\b|acbl\b|ebu\b|pzbs\b|wbf\b|legitymac)|(^| )(нумер|членск|билет)|^id$|^(numer|номер) (gracza|czlonk|игрока))/,
  ],
  ['club', /^(club|klub|клуб)/],
  ['seed', /^(seed|seeding|rozstawien|посев|сеян|номер посев)/],
  ['stratum', /^(strat|flight|division|dywizja|grupa$|страт|разряд|дивизион)/],
  ['category', /^(categor|kategori|категори)/],
  [
    'player',
    /(\b(player|partner|zawodni|gracz|nazwisk|captain|kapitan)|^names?\b|^pairs?$|^para$|^pary$|(^| )(игрок|имя|фамили|партн|капитан)|^фио|^пара$|^(north|south|east|west)\b)/,
  ],
  ['nothing', /^(no|nr|lp|#|№|n|п п|пп|numer|number|номер|pair (no|number)|nr pary|номер пары)$/],
];

/** A number of which there are several, "Number1" and "Number2": the first and the second player's, not the line's. */
const NUMBER_OF_PLAYER = /^\s*(number|no|nr|numer|номер)[\s._-]*[1-6]\s*$/i;

/** What a heading says that its column is; undefined: nothing that is known. */
export function columnOf(heading: string): EntryColumn | undefined {
  if (NUMBER_OF_PLAYER.test(heading)) return 'member-number';
  const text = plainHeading(heading);
  return HEADINGS.find(([, words]) => words.test(text))?.[0];
}

/** Words of headings, with their endings. A name has others: "Northcote" and "Pidgeon" are no headings. */
const HEADING_WORD =
  /^(the|of|or|and|i|и|full|first|last|sur|given|other|second|no|nos|nr|lp|n|id|#|№|п|пп|num|numbers?|numer\p{L}*|номер\p{L}*|нумер\p{L}*|members?|membership|pid|acbl|ebu|pzbs|wbf|players?|partners?|names?|surnames?|forenames?|pairs?|teams?|captains?|north|south|east|west|clubs?|seeds?|seeding|strat\p{L}*|flights?|divisions?|categor\p{L}+|zawodni\p{L}+|gracz\p{L}*|partner\p{L}*|imi\p{L}+|nazwisk\p{L}+|par[ay]|druzyn\p{L}+|zespol\p{L}*|teamy?|kapitan\p{L}*|klub\p{L}*|rozstawieni\p{L}+|dywizj\p{L}+|grupa|kategori\p{L}+|legitymac\p{L}+|czlonk\p{L}+|игрок\p{L}*|имя|имена|фамили\p{L}*|отчество|фио|пар[аы]|партн\p{L}+|команд\p{L}+|капитан\p{L}*|клуб\p{L}*|посев\p{L}*|сеян\p{L}+|страт\p{L}+|разряд\p{L}*|дивизион\p{L}*|категори\p{L}+|членск\p{L}+|билет\p{L}*)$/u;

/** Whether a cell is a heading to the eye: it says what a column is, in words that headings have. */
function readsAsHeading(cell: string): boolean {
  const words = plainHeading(cell).split(/[\s,;|'’]+/);
  return (
    columnOf(cell) !== undefined &&
    columnOf(cell) !== 'nothing' &&
    words.every((word) => word === '' || HEADING_WORD.test(word))
  );
}

/** Whether a row is the headings of a table: at least half of what stands in it says what a column is. */
function isHeading(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell !== '');
  const known = said.filter((cell) => readsAsHeading(cell) || columnOf(cell) === 'nothing');
  return said.some(readsAsHeading) && known.length * 2 >= said.length;
}

/** Whether the first row of a list is its headings: it looks so, and the row after it does not. */
export function hasHeading([first, second]: readonly (readonly string[])[]): boolean {
  return first !== undefined && second !== undefined && isHeading(first) && !isHeading(second);
}

/** A cell with a dash or a question mark says nothing. */
export const NOTHING_SAID = /^[-\u2010-\u2015?.]*$/;

const OF_PAIR = /^(pairs?|para|pary|пара|пары)$/;
const NUMBER_ALONE = /^(no|nr|n|#|num|numer|number|номер)$/;
const COUNTED = /^\d{1,3}[.)]?$/;

/**
 * What the columns are by their headings, and by what stands under two of them: "Pair" over small numbers counts the pairs,
 * and "Number" over members' numbers beside each player is his.
 */
export function columnsByHeading(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): EntryColumn[] {
  const under = (at: number) => rows.map((row) => row[at] ?? '').filter((cell) => !NOTHING_SAID.test(cell));
  const columns = headings.map((heading, at): EntryColumn => {
    const counts = OF_PAIR.test(plainHeading(heading)) && under(at).every((cell) => COUNTED.test(cell));
    return counts ? 'nothing' : (columnOf(heading) ?? 'nothing');
  });
  const numbers = columns.map((column, at) => {
    const cells = under(at);
    const ofMembers = cells.filter((cell) => numbersAlone(cell) !== undefined);
    const isBeside = columns[at - 1] === 'player' || columns[at + 1] === 'player';
    const isNumber = column === 'nothing' && NUMBER_ALONE.test(plainHeading(headings[at]!));
    return isNumber && isBeside && ofMembers.length * 2 > cells.length;
  });
  const players = columns.filter((column) => column === 'player').length;
  if (numbers.filter(Boolean).length !== players) return columns;
  return columns.map((column, at) => (numbers[at] ? 'member-number' : column));
}

/** The columns of a table without headings: members' numbers by their figures, running numbers left out, else players. */
export function columnsWithoutHeading(rows: readonly (readonly string[])[], most: number): EntryColumn[] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  let players = 0;
  return Array.from({ length: count }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => !NOTHING_SAID.test(cell));
    if (cells.length > 0 && cells.every((cell) => COUNTED.test(cell))) return 'nothing';
    if (cells.length > 0 && cells.every((cell) => numbersAlone(cell) !== undefined)) return 'member-number';
    players += 1;
    return players <= most ? 'player' : 'nothing';
  });
}

const FEWEST_OF_TEAM = 4;
const MOST_OF_TEAM = 6;
/** Words that the name of a team has and hardly a person's. */
const OF_TEAM = /(^|\s)(the|team|druzyna|zespol|команда)(\s|$)/;

/** Whether a cell is hardly a person's name: a word alone, or with figures, or with a word of teams. */
function isNobody(cell: string): boolean {
  return !/\s/.test(cell) || /\p{N}/u.test(cell) || OF_TEAM.test(plainHeading(cell));
}

/**
 * The columns of a list of teams: where the first column of players has in most rows no person's name, one of its own in
 * each, before four to six players, it is the team's name.
 */
export function withTeamsNames(
  columns: readonly EntryColumn[],
  rows: readonly (readonly string[])[],
): EntryColumn[] {
  const first = columns.indexOf('player');
  if (first === -1 || columns.includes('team')) return [...columns];
  const named = rows.filter((row) => {
    const players = row
      .filter((_cell, at) => at > first && (columns[at] === 'player' || columns[at] === 'nothing'))
      .reduce((sum, cell) => sum + namesInCell(cell, true, true).players.length, 0);
    const cell = row[first] ?? '';
    return cell !== '' && isNobody(cell) && players >= FEWEST_OF_TEAM && players <= MOST_OF_TEAM;
  });
  const names = new Set(named.map((row) => row[first]?.toLowerCase()));
  if (named.length * 2 <= rows.length || names.size < named.length) return [...columns];
  let players = 0;
  return columns.map((column, at) => {
    if (at === first) return 'team';
    if (column === 'player') players += 1;
    // A team of six behind its name: the sixth was one too many before.
    const isNext = column === 'nothing' && players > 0 && rows.some((row) => /\p{L}/u.test(row[at] ?? ''));
    if (!isNext || players >= MOST_OF_TEAM) return column;
    players += 1;
    return 'player';
  });
}
