import { tablesWanted, type TablesWanted } from './tablesWanted.js';

const words = {
  handicap: 'With handicaps',
  all: 'Everybody',
  line: { NS: 'North-South', EW: 'East-West' },
  section: (section: string) => `Section ${section}`,
};

const made = (wanted: TablesWanted) => tablesWanted(wanted, words, ['A', 'B']);

describe('the tables that are wanted', () => {
  it('are strata: who is in C takes part in A and B, too', () => {
    const tables = made({ kind: 'strata', names: ['A', 'B', 'C'], over: 'lines' });
    expect(tables.map(({ name, whom, lines }) => [name, whom.strata?.join(), lines])).toEqual([
      ['A', 'A,B,C', 'apart'],
      ['B', 'B,C', 'apart'],
      ['C', 'C', 'apart'],
    ]);
  });

  it('are flights: each is by itself', () => {
    const tables = made({ kind: 'flights', names: ['A', 'B'], over: 'all' });
    expect(tables.map(({ whom, sections }) => [whom.strata?.join(), sections])).toEqual([
      ['A', 'together'],
      ['B', 'together'],
    ]);
  });

  it('are of categories, directions, sections, handicaps and everybody', () => {
    const named = (wanted: TablesWanted) => made(wanted).map(({ name, whom }) => [name, whom]);
    expect(named({ kind: 'category', names: ['mixed'], over: 'all' })).toEqual([
      ['mixed', { category: 'mixed' }],
    ]);
    expect(named({ kind: 'direction', names: [], over: 'all' })).toEqual([
      ['North-South', { line: 'NS' }],
      ['East-West', { line: 'EW' }],
    ]);
    expect(named({ kind: 'section', names: [], over: 'lines' })).toEqual([
      ['Section A', { section: 'A' }],
      ['Section B', { section: 'B' }],
    ]);
    expect(made({ kind: 'handicap', names: [], over: 'lines' })).toMatchObject([{ handicap: true }]);
    expect(made({ kind: 'all', names: [], over: 'lines' })).toMatchObject([
      { lines: 'together', sections: 'together' },
    ]);
  });
});
