import type { RoomSeen } from '../../api/roomDocuments.js';
import { openPlaysOf } from './stillOpen.js';

const STATUSES = [
  'to-play',
  'entered',
  'disputed',
  'agreed',
  'voided',
  'not-played',
  'postponed',
  'ruled',
] as const;

describe('what keeps a session open', () => {
  it('is every play without an agreed score, those of earlier rounds first', () => {
    const boards = STATUSES.map((status, index) => ({ board: index + 5, status, enteredBy: null }));
    const late = [{ round: 1, board: 2, status: 'voided' as const }];
    const tables = [
      { table: 'A1', round: 2, boards, late },
      { table: 'A2', round: 2, boards: [{ board: 6, status: 'agreed', enteredBy: null }], late: [] },
    ] as unknown as RoomSeen['tables'];
    expect(openPlaysOf({ tables }).map(({ table, round, board }) => `${table} ${round}/${board}`)).toEqual([
      'A1 1/2',
      'A1 2/5',
      'A1 2/6',
      'A1 2/7',
      'A1 2/9',
      'A1 2/11',
    ]);
  });

  it('is every sheet that does not count', () => {
    const sheet = (table: string, status: 'open' | 'disputed' | 'agreed') => ({ table, round: 1, status });
    const sheets = [sheet('A1', 'open'), sheet('A2', 'agreed'), sheet('A3', 'disputed')];
    expect(openPlaysOf({ tables: [] }, sheets)).toEqual([
      { table: 'A1', round: 1 },
      { table: 'A3', round: 1 },
    ]);
  });
});
