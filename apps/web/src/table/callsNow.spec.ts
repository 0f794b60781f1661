import type { CallSeen } from '../api/tableDocuments.js';
import { callsNow } from './callsNow.js';
import type { Unsent } from '../offline/outbox.js';

const A1 = { session: '1', table: 'A1' };
const plain = { matter: 'irregularity', hand: null, by: null } as const;
const called: CallSeen = {
  table: 'A1',
  call: 1,
  pair: null,
  time: 0,
  coming: null,
  came: null,
  round: 1,
  board: 2,
  ...plain,
  cards: null,
};
const command = (name: Unsent['name'], body: object) => ({ id: 'one', name, body, at: 5 }) as Unsent;
const now = (calls: CallSeen[], ...unsent: Unsent[]) => callsNow({ calls, table: 'A1' }, unsent);
const away = (calls: CallSeen[], ...unsent: Unsent[]) => callsNow({ calls, table: 'A1' }, unsent, true);

it('the phone of a pair that sits nowhere has that pair’s calls alone', () => {
  const own: CallSeen = { ...called, table: 'A3', board: null, pair: 'A-EW1' };
  expect(away([called, own])).toEqual({ calls: [own], waiting: [] });
  const taken = command('table.take-call-back', { ...A1, table: 'A3', call: 1, pair: 'A-EW1' });
  expect(away([called, own], taken).calls).toEqual([]);
  const call = command('table.call-director', { ...A1, round: 1, ...plain, pair: 'A-EW1' });
  expect(away([called], call)).toEqual({ calls: [], waiting: [{ id: 'one', time: 5_000 }] });
});

describe('the calls of a table, as its phone knows them', () => {
  it('are those that the server has, and those that it has not heard of', () => {
    const call = command('table.call-director', { ...A1, round: 1, board: 2, ...plain });
    const other = { ...called, board: 1 };
    expect(now([other], call)).toEqual({ calls: [other], waiting: [{ id: 'one', time: 5_000 }] });
    expect(now([], command('table.call-director', { ...call.body, table: 'A2' })).waiting).toEqual([]);
  });

  it('are listed once if the server has one before its answer comes, also while it is withdrawn', () => {
    const call = command('table.call-director', { ...A1, round: 1, board: 2, ...plain });
    const before = { ...called, time: 4_000 };
    expect(now([before], call)).toEqual({ calls: [before], waiting: [] });
    const taken = command('table.take-call-back', { ...A1, call: 1 });
    expect(now([before], call, taken)).toEqual({ calls: [], waiting: [] });
    const ofTable = command('table.call-director', { ...A1, round: 1, ...plain });
    expect(now([before], ofTable).waiting).toHaveLength(1);
    expect(now([{ ...before, board: null }], ofTable).waiting).toEqual([]);
    const own: CallSeen = { ...called, table: 'A3', board: null, pair: 'A-EW1' };
    const ofPair = command('table.call-director', { ...A1, table: 'A3', round: 1, ...plain, pair: 'A-EW1' });
    expect(away([own], ofPair)).toEqual({ calls: [own], waiting: [] });
  });

  it('are about what was set last, and gone once they are withdrawn', () => {
    const revoke = { ...A1, round: 1, board: 1, call: 1, matter: 'revoke', hand: null, by: null };
    expect(now([called], command('table.describe-call', revoke)).calls).toMatchObject([
      { call: 1, board: 1, matter: 'revoke' },
    ]);
    expect(now([called], command('table.take-call-back', { ...A1, call: 1 })).calls).toEqual([]);
    expect(now([called], command('table.take-call-back', { ...A1, call: 2 })).calls).toEqual([called]);
    const elsewhere = { ...A1, table: 'A2', call: 1 };
    expect(now([called], command('table.take-call-back', elsewhere)).calls).toEqual([called]);
  });

  it('may be without a board', () => {
    const others = { ...A1, round: 1, call: 1, matter: 'other-players', hand: null, by: null };
    expect(now([called], command('table.describe-call', others)).calls).toMatchObject([
      { call: 1, board: null, matter: 'other-players' },
    ]);
  });
});
