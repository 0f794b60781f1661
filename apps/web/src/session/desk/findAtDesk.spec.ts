import type { SessionSeen } from '../../api/documents.js';
import type { TableAtDesk } from '../../api/deskDocuments.js';
import { findAtDesk, onlyTable } from './findAtDesk.js';

const names: Readonly<Record<string, readonly string[]>> = {
  'A-NS1': ['Łukasz Żak', 'Ewa Kowalska-Nowak'],
  'A-EW1': ['Иван Петров', 'Jan Nowak'],
  'A-NS12': [],
};
const session = {
  sections: [{}],
  tables: ['A1', 'A2', 'A12'],
  boards: [1, 2, 12],
  contestants: Object.entries(names).map(([contestant, players]) => ({
    contestant,
    players: players.map((name) => ({ name })),
    ...(contestant === 'A-NS12' && { team: 'Foxes' }),
  })),
} as unknown as SessionSeen;
const table = (name: string, round: number, ns: string, ew: string) =>
  ({ table: name, round, ns, ew }) as unknown as TableAtDesk;
const tables = [table('A1', 2, 'A-NS1', 'A-EW9'), table('A2', 3, 'A-NS2', 'A-EW1')];
const find = (text: string) =>
  findAtDesk(text, session, tables, { table: 'Table', board: 'Board' }).map((found) =>
    found.kind === 'contestant'
      ? `${found.contestant} at ${found.table} in ${found.round}`
      : found.kind === 'table'
        ? found.table
        : `board ${found.board}`,
  );

describe('what is looked for in the room', () => {
  it.each([
    ['lukasz', ['A-NS1 at A1 in 2']],
    ['nowak', ['A-NS1 at A1 in 2', 'A-EW1 at A2 in 3']],
    ['jan now', ['A-EW1 at A2 in 3']],
    ['петр', ['A-EW1 at A2 in 3']],
    ['ns 12', ['A-NS12 at null in 0']],
    ['fox', ['A-NS12 at null in 0']],
    ['a ns1', ['A-NS1 at A1 in 2']],
    ['12', ['A12', 'A-NS12 at null in 0', 'board 12']],
    ['a1', ['A1', 'A12']],
    ['a 2', ['A2']],
    ['table 2', ['A2']],
    ['Board  2', ['board 2']],
    ['board a1', []],
    ['', []],
    ['nobody', []],
  ])('by "%s" is found', (text, found) => expect(find(text)).toEqual(found));

  it('is gone to at once where no other table begins so', () => {
    expect(onlyTable('a12', session.tables)).toBe('A12');
    expect(onlyTable('a 2', session.tables)).toBe('A2');
    expect(onlyTable('a1', session.tables)).toBeUndefined();
    expect(onlyTable('a', ['A1'])).toBeUndefined();
    expect(onlyTable('', ['A1'])).toBeUndefined();
  });
});
