import { hasMdbtools, mdbtools } from '../testing/mdbtools.js';
import { jetFile } from './jet-file.js';
import type { JetTable } from './jet-table.js';

/** They are a package of the system: without it this is listed as skipped. */
const describeWithMdbtools = hasMdbtools() ? describe : describe.skip;

const TABLES: readonly JetTable[] = [
  {
    name: 'Players',
    columns: { ID: 'counter', Name: 'text 40', Plays: 'boolean', Since: 'date', Says: 'memo' },
    rows: [
      [1, 'Łucja Żak', true, 45_000.5, 'Dzień dobry'],
      [2, null, false, null, null],
      [3, 'Юрий', true, 36_526, 'спокойно '.repeat(1000)],
    ],
  },
  {
    name: 'Many',
    columns: { ID: 'long', Half: 'int', Text: 'text' },
    rows: Array.from({ length: 9000 }, (_, at) => [at, -(at % 100), 'x'.repeat(at % 250)]),
  },
  { name: 'Empty', columns: { ID: 'long' }, rows: [] },
];

describeWithMdbtools('mdbtools', () => {
  const bytes = jetFile(TABLES);

  it('know it as a database of Access 2000', () => {
    expect(mdbtools('mdb-ver', bytes, []).trim()).toBe('JET4');
  });

  it('find its tables', () => {
    expect(mdbtools('mdb-tables', bytes, ['-1']).trim().split('\n')).toEqual(['Players', 'Many', 'Empty']);
    const system = mdbtools('mdb-tables', bytes, ['-1', '-S']).trim().split('\n');
    expect(system).toEqual(
      expect.arrayContaining(['MSysObjects', 'MSysACEs', 'MSysQueries', 'MSysRelationships']),
    );
  });

  it('read the same values', () => {
    expect(
      mdbtools('mdb-json', bytes, ['-T', '%Y-%m-%d %H:%M'], ['Players'])
        .trim()
        .split('\n')
        .map((row) => JSON.parse(row)),
    ).toEqual([
      { ID: 1, Name: 'Łucja Żak', Plays: 1, Since: '2023-03-15 12:00', Says: 'Dzień dobry' },
      { ID: 2, Plays: 0 },
      { ID: 3, Name: 'Юрий', Plays: 1, Since: '2000-01-01 00:00', Says: 'спокойно '.repeat(1000) },
    ]);
    const many = mdbtools('mdb-export', bytes, ['-H', '-Q'], ['Many']).trim().split('\n');
    expect(many).toEqual(TABLES[1]!.rows.map((row) => row.join(',')));
    expect(mdbtools('mdb-export', bytes, ['-H'], ['Empty'])).toBe('');
  });

  it('read the types of its columns', () => {
    const schema = mdbtools('mdb-schema', bytes, ['-T', 'Players', '--no-indexes']);
    expect(schema).toMatch(/\[ID\]\s+Long Integer/);
    expect(schema).toMatch(/\[Name\]\s+Text \(40\)/);
    expect(schema).toMatch(/\[Says\]\s+Memo/);
  });
});
