import { mitchell } from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { sidesAt } from './sidesAt.js';

const pair = (contestant: string, names: readonly string[], more: object = {}) => ({
  contestant,
  players: names.map((name) => ({ name })),
  substitutions: [],
  absent: [],
  ...more,
});
const session = (...contestants: readonly object[]) =>
  ({
    sections: [{ section: 'A', movement: mitchell({ tables: 3 }), boardsPerRound: 2, firstBoard: 1 }],
    contestants,
  }) as unknown as SessionSeen;
const table = { table: 'A1', round: 2, ns: 'A-NS1', ew: 'A-EW3' };

describe('who is at a table, on its tile', () => {
  it('is each side by surnames, and by numbers where nobody is named', () => {
    const known = session(pair('A-NS1', ['Bogumiła Brzęczyk', 'Jan Lis']), pair('A-EW3', []));
    expect(sidesAt(known, table)).toEqual([
      { numbers: 'NS 1', names: 'Brzęczyk – Lis' },
      { numbers: 'EW 3', names: 'EW 3' },
    ]);
  });

  it('is whoever sits in there for one of them in the round', () => {
    const sitsIn = { seat: 'S', fromRound: 2, toRound: 2, player: { name: 'Ewa Mak' } };
    const known = session(
      pair('A-NS1', ['Anna Orlik', 'Jan Lis'], { substitutions: [sitsIn] }),
      pair('A-EW3', []),
    );
    expect(sidesAt(known, table)[0]!.names).toBe('Orlik – Mak');
    expect(sidesAt(known, { ...table, round: 1 })[0]!.names).toBe('Orlik – Lis');
  });

  it('is nobody of a side that is away', () => {
    const away = { absent: [{ fromRound: 1, untilRound: null }] };
    expect(sidesAt(session(pair('A-NS1', [], away), pair('A-EW3', [])), table)).toEqual([
      { numbers: 'EW 3', names: 'EW 3' },
    ]);
  });
});
