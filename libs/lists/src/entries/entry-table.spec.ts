import fc from 'fast-check';
import { readDelimited, writeCsv } from '../text/delimited-text.js';
import { ENTRY_KINDS, type EntryKind, readEntryList } from './entry-list.js';
import { entryTable, type EntryToWrite } from './entry-table.js';

const HEADINGS = [
  {
    player: 'Player',
    memberNumber: 'Member number',
    team: 'Team',
    club: 'Club',
    seed: 'Seed',
    stratum: 'Stratum',
    category: 'Category',
  },
  {
    player: 'Zawodnik',
    memberNumber: 'Numer legitymacji',
    team: 'Zespół',
    club: 'Klub',
    seed: 'Rozstawienie',
    stratum: 'Dywizja',
    category: 'Kategoria',
  },
  {
    player: 'Игрок',
    memberNumber: 'Членский номер',
    team: 'Команда',
    club: 'Клуб',
    seed: 'Посев',
    stratum: 'Страта',
    category: 'Категория',
  },
];

/** A name of its own for each number, with what names have, and what a spreadsheet would run. */
const NAMES = [
  'Ann Able',
  '=SUM(A1)',
  '-Bob "B" Baker',
  '+Cec Cox',
  '@Żaneta, jr.',
  "'=Юрий О’Нил",
  "''+ Dan",
  "' @ Eve",
  '– Fay',
  "'Tis Her",
];
const nameOf = (number: number) =>
  `${NAMES[number % NAMES.length]} ${String.fromCharCode(97 + (number % 26))}${'x'.repeat(Math.floor(number / 26))}`;

const group = fc.constantFrom('KS Kraków', 'Клуб 7', 'A.B.C', '4th Club');
const entry = fc.record({
  size: fc.constantFrom(1, 2),
  numbers: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  clubs: fc.uniqueArray(group, { maxLength: 2 }),
  seed: fc.option(fc.integer({ min: 1, max: 9999 })),
  stratum: fc.option(fc.constantFrom('A', 'B+', 'Open')),
  categories: fc.uniqueArray(fc.constantFrom('U26', 'Seniors', 'Микст'), { maxLength: 2 }),
});
/** Whose list it is, and how many play in each entry of it. */
const KINDS = { pairs: [1, 2], players: [1, 1], teams: [4, 6] } as const satisfies Record<
  EntryKind,
  readonly [number, number]
>;

it('entries that were taken along are the same when they are read again, in each language', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...HEADINGS),
      fc.constantFrom(...ENTRY_KINDS),
      (given, headings, kind) => {
        let number = 0;
        const entries = given.map(({ size, numbers, ...of }): EntryToWrite => ({
          ...of,
          players: Array.from({ length: KINDS[kind][size - 1]! }, (_, at) => ({
            name: nameOf(number++),
            ...(numbers[at] && { memberNumber: `PL-${number}` }),
          })),
          ...(kind === 'players' && size === 1 && { team: `+The ${number}th` }),
        }));
        const csv = writeCsv(entryTable(entries, headings));
        // No cell is one that a spreadsheet would run.
        expect(readDelimited(csv.replaceAll("'", '!'), ',').flatMap(({ cells }) => cells)).not.toContainEqual(
          expect.stringMatching(/^[=+\-@]/),
        );
        const again = readEntryList(csv, kind).lines.map((line) =>
          'entry' in line ? line.entry : line.fault,
        );
        expect(again).toEqual(
          entries.map(({ seed, stratum, ...of }) => ({
            ...of,
            ...(seed !== null && { seed }),
            ...(stratum !== null && { stratum }),
          })),
        );
      },
    ),
  );
});
