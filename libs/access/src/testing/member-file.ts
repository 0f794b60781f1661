import { memberKey, searchWords, type NumberRule } from '#lists';
import type { ReadingGiven } from '../members/member-reading.js';

/** The actor who reads files of members. */
export const READ_BY = 'person:7b0c5a52-4c1b-4f0e-9d7e-0d7f2f0f7a11';
export const COLUMNS = { headings: [], columns: ['number', 'name', 'club'], starts: null } as const;

/** A file of members, a row each: number, name, club; a name of `?` cannot be read. */
export function memberFile(
  rows: string,
  list: { id: string } | { name: string },
  numbers: NumberRule = 'any',
): ReadingGiven {
  const members = rows.split('\n').flatMap((row) => {
    const [number = '', name = '', club = null] = row.trim().split(';');
    if (number === '') return [];
    const words = [...new Set([name, number].flatMap(searchWords).flat())].join(' ');
    const known = { key: memberKey(number, numbers), number, name: name === '?' ? null : name, club };
    return [{ ...known, rank: null, handicap: null, email: null, words }];
  });
  // In several batches, as a large file comes.
  const batches = members.map((member) => JSON.stringify([member]));
  return { list, numbers, columns: COLUMNS, batches, by: READ_BY };
}
