import type { DeviceListed } from '../api/types.js';
import { cardless, type PairedBy } from './cardless.js';

const NONE: PairedBy = { sheets: [], devices: [], lasting: [] };
const HERE = { session: '1', tables: ['A1', 'A2', 'A3'] };
const without = (by: Partial<PairedBy>) => cardless('t', HERE, { ...NONE, ...by });
const sheet = (table: string, { session = '1', revokedAt = null as string | null } = {}) => ({
  session,
  table,
  revokedAt,
});
const phone = (table: string, expiresAt: string) =>
  ({ session: '1', table, revokedAt: null, expiresAt }) as DeviceListed;

describe('the tables without a card', () => {
  it('are all as long as none is made', () => expect(without({})).toEqual(['A1', 'A2', 'A3']));

  it('have a sheet of this session that works', () =>
    expect(
      without({
        sheets: [
          sheet('A1'),
          sheet('A2', { session: '2' }),
          sheet('A3', { revokedAt: '2026-11-23T18:00:00Z' }),
        ],
      }),
    ).toEqual(['A2', 'A3']));

  it('have cards for the season that are given to it', () => {
    const lasting = (session: string) => [{ bound: { tournament: 't', session }, tables: ['A1', 'A2'] }];
    expect(without({ lasting: lasting('1') })).toEqual(['A3']);
    expect(without({ lasting: lasting('2') })).toHaveLength(3);
  });

  it('have a phone that was paired by a code', () => {
    expect(without({ devices: [phone('A3', '2999-01-01T00:00:00Z')] })).toEqual(['A1', 'A2']);
    expect(without({ devices: [phone('A3', '2001-01-01T00:00:00Z')] })).toHaveLength(3);
  });
});
