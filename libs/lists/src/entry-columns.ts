import { plainHeading } from './plain-heading.js';

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
    /(member|pid|acbl|ebu|pzbs|wbf|legitymac|нумер|членск|билет|^id$|^(numer|номер) (gracza|czlonk|игрока))/,
  ],
  ['club', /^(club|klub|клуб)/],
  ['seed', /^(seed|seeding|rozstawien|посев|сеян)/],
  ['stratum', /^(strat|flight|division|dywizja|страт|разряд|дивизион)/],
  ['category', /^(categor|kategori|категори)/],
  [
    'player',
    /(player|partner|^name|^names|^pair$|^pairs$|zawodni|gracz|nazwisk|^para$|^pary$|игрок|имя|фамили|^фио|^пара$|партн|^north|^south|^east|^west|captain|kapitan|капитан)/,
  ],
  ['nothing', /^(no|nr|lp|#|№|n|п п|пп|numer|number|номер|pair (no|number)|nr pary|номер пары)$/],
];

/** What a heading says that its column is; undefined: nothing that is known. */
export function columnOf(heading: string): EntryColumn | undefined {
  const text = plainHeading(heading);
  return HEADINGS.find(([, words]) => words.test(text))?.[0];
}

/** Whether a row is the headings of a table: at least half of what stands in it says what a column is. */
export function isHeading(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell !== '');
  const read = said.filter((cell) => columnOf(cell) !== undefined && columnOf(cell) !== 'nothing');
  return read.length > 0 && said.filter((cell) => columnOf(cell) !== undefined).length * 2 >= said.length;
}

/** The columns of a table without headings: members' numbers by their figures, running numbers left out, else players. */
export function columnsWithoutHeading(rows: readonly (readonly string[])[], most: number): EntryColumn[] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  let players = 0;
  return Array.from({ length: count }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    if (cells.length > 0 && cells.every((cell) => /^\d{1,3}[.)]?$/.test(cell))) return 'nothing';
    if (cells.length > 0 && cells.every((cell) => /^\d{4,}$/.test(cell))) return 'member-number';
    players += 1;
    return players <= most ? 'player' : 'nothing';
  });
}
