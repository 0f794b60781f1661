import { plainHeading } from '../text/delimited-text.js';
import { memberNumber } from './member-numbers.js';

/** What the columns of a list of members can be. */
export const MEMBER_COLUMNS = [
  'number',
  'name',
  'first-name',
  'last-name',
  'club',
  'rank',
  'handicap',
  'email',
  'nothing',
] as const;
export type MemberColumn = (typeof MEMBER_COLUMNS)[number];

/** Headings of numbers, those of a federation before those of a program or a row: of several columns the first is read. */
const NUMBERS: readonly RegExp[] = [
  /^(ebu|acbl|pzbs|wbf|ffb|dbv|sbu|wbu|abf|cbai|national)( (id|no|nr|num|number|numer|member number))*$/,
  /^(member(ship)?|player|licen[cs]e|license) ?(id|no|nr|num|number|code)$|^(nr|numer) (zawodnika|gracza|czlonk\p{L}*|legitymacji|licencji)$|^(mitglieds ?(nummer|nr)|numero( de)? licence|n° licence|licence)$|^(номер (игрока|члена|членского билета)|членскии номер)$/u,
  /^(pid|id)$/,
  /^(no|nr|num|number|numer|nummer|номер)$/,
];

/** Words by which headings say what a column is, without marks; the first that fits. */
const HEADINGS: readonly (readonly [MemberColumn, RegExp])[] = [
  [
    'first-name',
    /^(first ?names?|forenames?|given names?|imie|imiona|vorname|prenom|имя|fornavn|fornamn|nome|nombre)$/,
  ],
  [
    'last-name',
    /^(last ?names?|surnames?|family name|second name|nazwisko|nachname|familienname|фамилия|etternavn|efternavn|efternamn|cognome|apellidos?)$/,
  ],
  [
    'name',
    /^((full |player |member )?names?|player|member|nazwisko i imie|imie i nazwisko|zawodnik|gracz|spieler|nom|фио|игрок|имя и фамилия|фамилия и имя|фамилия имя)$/,
  ],
  ['club', /^((home )?club( name)?|klub|verein|клуб)$/],
  ['rank', /^(rank|grade|ngs( grade)?|title|ranga|tytul|rang|rating|kategoria|категория|разряд|звание)$/],
  ['handicap', /^(handicap|hcp|stratum|strata|strat|flight|dywizja|гандикап|страта)$/],
  ['email', /^(adres )?e ?mail( address)?$|почта/],
];

const NUMBER_COLUMN = 'number' satisfies MemberColumn;

/** What a heading says that its column is, with how likely it is among several; undefined: nothing that is known. */
function columnOf(heading: string): { readonly column: MemberColumn; readonly after: number } | undefined {
  const text = plainHeading(heading);
  const after = NUMBERS.findIndex((words) => words.test(text));
  if (after !== -1) return { column: NUMBER_COLUMN, after };
  const column = HEADINGS.find(([, words]) => words.test(text))?.[0];
  return column && { column, after: 0 };
}

/** Whether a row is the headings of a list: one of its cells says what a column is, and none is a number. */
export function isMemberHeading(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => columnOf(cell) !== undefined) &&
    cells.every((cell) => !/^\d+$/.test(cell) && !cell.includes('@'))
  );
}

/**
 * What the columns are by their headings. Addresses are read only where somebody asks for them, and of several columns of
 * a kind the likeliest.
 */
export function memberColumnsByHeading(headings: readonly string[]): MemberColumn[] {
  const said = headings.map(columnOf);
  const first = (column: MemberColumn) => {
    const places = said.flatMap((one, at) => (one?.column === column ? [{ at, after: one.after }] : []));
    return places.toSorted((one, other) => one.after - other.after)[0]?.at;
  };
  const columns = said.map((one, at): MemberColumn => {
    if (!one || one.column === 'email' || first(one.column) !== at) return 'nothing';
    return one.column;
  });
  // "Name" beside a first name is the last name.
  const isLast = columns.includes('first-name') && !columns.includes('last-name');
  return columns.map((column) => (column === 'name' && isLast ? 'last-name' : column));
}

const LOOKED_AT = 200;

/** The columns of a list without headings, as far as their cells tell: numbers, then names. */
export function memberColumnsWithoutHeading(rows: readonly (readonly string[])[]): MemberColumn[] {
  const looked = rows.slice(0, LOOKED_AT);
  const count = Math.max(0, ...looked.map(({ length }) => length));
  const columns: MemberColumn[] = Array.from({ length: count }, () => 'nothing');
  const under = (at: number) => looked.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  const most = (at: number, test: (cell: string) => boolean) =>
    under(at).length > 0 && under(at).filter(test).length * 10 >= under(at).length * 9;
  const places = [...columns.keys()];
  const number = places.find(
    (at) =>
      most(at, (cell) => /\d/.test(cell) && memberNumber(cell) !== undefined) &&
      new Set(under(at)).size * 10 >= under(at).length * 9,
  );
  if (number !== undefined) columns[number] = 'number';
  const names = places.filter((at) => most(at, (cell) => /^[\p{L}\p{M}\s.'’,-]+$/u.test(cell)));
  const [first, second] = names;
  const whole = names.find((at) => most(at, (cell) => /[\p{L}.,]\s+\p{L}/u.test(cell)));
  if (whole !== undefined) columns[whole] = 'name';
  else if (first !== undefined && second === first + 1) {
    columns[first] = 'first-name';
    columns[second] = 'last-name';
  }
  return columns;
}
