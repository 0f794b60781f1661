import type { PlaceOfDevice } from '../command/command.js';
import { threeTables } from '../result/testing/three-tables.js';
import { sessionStream } from '../session/state.js';
import { given } from '../testing/decider-specification.js';
import { deviceRefused } from './device-refused.js';

/* EW1 plays at A1 in round 1, at A2 in round 2 and at A3 in round 3. */
const session = given(...threeTables(2)).state(sessionStream('1'));
const atA1 = { session: '1', table: 'A1', side: 'EW' } as const;
const atA2 = { ...atA1, table: 'A2' } as const;

/** What a device may say of the play of a side at a table in a round. */
function said(place: PlaceOfDevice, table: string, round: number, side: 'NS' | 'EW'): string {
  const about = { session: '1', table, side, of: { table, round } };
  return deviceRefused(about, place, session)?.code ?? 'taken';
}

describe('the phone of a pair', () => {
  const there: PlaceOfDevice = { ...atA2, pair: 'A-EW1' };
  const waits: PlaceOfDevice = { ...there, away: true };

  it.each([
    ['A2', 2, 'EW', 'taken'],
    ['A1', 1, 'EW', 'taken'],
    // The next pair at the table that it has left, and the one before it at its own.
    ['A1', 2, 'EW', 'access.device-elsewhere'],
    ['A2', 1, 'EW', 'access.device-elsewhere'],
    ['A3', 2, 'EW', 'access.device-elsewhere'],
    ['A2', 2, 'NS', 'access.device-of-other-side'],
  ] as const)('of a play at %s in round %i, for %s: %s', (table, round, side, answer) => {
    expect(said(there, table, round, side)).toBe(answer);
    expect(said(waits, table, round, side)).toBe(answer);
  });

  it('speaks of its table as it is now once it sits there', () => {
    const table = { session: '1', table: 'A2' };
    expect(deviceRefused(table, there, session)).toBeUndefined();
    expect(deviceRefused(table, waits, session)?.code).toBe('access.device-elsewhere');
    expect(deviceRefused({ ...table, table: 'A1' }, there, session)?.code).toBe('access.device-elsewhere');
    expect(deviceRefused({ ...table, session: '2' }, there, session)?.code).toBe('access.device-elsewhere');
  });

  it('speaks of its pair wherever that is, and of no other', () => {
    const ofPair = { session: '1', table: 'A2', pair: 'A-EW1' };
    for (const place of [there, waits]) expect(deviceRefused(ofPair, place, session)).toBeUndefined();
    const refused = [
      deviceRefused({ ...ofPair, pair: 'A-EW2' }, waits, session),
      deviceRefused({ ...ofPair, session: '2' }, waits, session),
      deviceRefused(ofPair, { session: '1', table: 'A2' }, session),
    ];
    for (const each of refused) expect(each?.code).toBe('access.device-elsewhere');
  });
});

it('the phone of a table speaks of that table, whoever sits there', () => {
  const place: PlaceOfDevice = { session: '1', table: 'A1' };
  expect(said(place, 'A1', 1, 'EW')).toBe('taken');
  expect(said(place, 'A1', 2, 'NS')).toBe('taken');
  expect(said(place, 'A2', 1, 'EW')).toBe('access.device-elsewhere');
  expect(said(atA1, 'A1', 1, 'NS')).toBe('access.device-of-other-side');
});
