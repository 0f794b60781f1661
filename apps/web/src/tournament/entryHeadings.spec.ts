import { entryTable, readEntryList, writeCsv } from '#lists';
import { wordsIn } from '../messages/testing/words-in.js';
import { entryHeadings } from './entryHeadings.js';

it.each(['en', 'pl', 'ru'])(
  'a list of entries is read back by the headings that pages write (%s)',
  async (language) => {
    const entry = {
      players: [{ name: 'Ann Able', memberNumber: 'PL-1' }, { name: 'Bo Li' }],
      clubs: ['KS Kraków'],
      seed: 3,
      stratum: 'B',
      categories: ['Seniors'],
    };
    const csv = writeCsv(entryTable([entry], entryHeadings((await wordsIn(language)).t)));
    expect(
      readEntryList(csv, 'pairs').lines.map((line) => ('entry' in line ? line.entry : line.fault)),
    ).toEqual([entry]);
  },
);
