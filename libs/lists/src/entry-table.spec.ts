import fc from 'fast-check';
import { writeCsv } from './delimited-text.js';
import { readEntryList } from './entry-list.js';
import { entryTable, type EntryToWrite } from './entry-table.js';

const HEADINGS = [
  { player: 'Player', club: 'Club', seed: 'Seed', stratum: 'Stratum', category: 'Category' },
  { player: 'Zawodnik', club: 'Klub', seed: 'Rozstawienie', stratum: 'Dywizja', category: 'Kategoria' },
  { player: 'Игрок', club: 'Клуб', seed: 'Посев', stratum: 'Страта', category: 'Категория' },
];

/** A name of its own for each number, with what names have, and what a spreadsheet would run. */
const NAMES = ['Ann Able', '=SUM(A1)', '-Bob "B" Baker', '@Żaneta, jr.', '=Юрий О’Нил', "'Tis Her"];
const nameOf = (number: number) =>
  `${NAMES[number % NAMES.length]} ${String.fromCharCode(97 + (number % 26))}${'x'.repeat(Math.floor(number / 26))}`;

const group = fc.constantFrom('KS Kraków', 'Клуб 7', 'A.B.C', '4th Club');
const entry = fc.record({
  size: fc.constantFrom(1, 2),
  clubs: fc.uniqueArray(group, { maxLength: 2 }),
  seed: fc.option(fc.integer({ min: 1, max: 9999 })),
  stratum: fc.option(fc.constantFrom('A', 'B+', 'Open')),
  categories: fc.uniqueArray(fc.constantFrom('U26', 'Seniors', 'Микст'), { maxLength: 2 }),
});

it('entries that were taken along are the same when they are read again, in each language', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...HEADINGS),
      (given, headings) => {
        let number = 0;
        const entries = given.map(({ size, ...of }): EntryToWrite => ({
          ...of,
          players: Array.from({ length: size }, () => ({ name: nameOf(number++) })),
        }));
        const csv = writeCsv(entryTable(entries, headings));
        const again = readEntryList(csv, 'pairs').lines.map((line) =>
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
