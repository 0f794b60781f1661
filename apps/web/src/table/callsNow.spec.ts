import type { CallSeen } from '../api/tableDocuments.js';
import { callsNow } from './callsNow.js';
import type { Unsent } from './outbox.js';

const A1 = { session: '1', table: 'A1' };
const plain = { matter: 'irregularity', hand: null, by: null } as const;
const called: CallSeen = {
  call: 1,
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

describe('the calls of a table, as its phone knows them', () => {
  it('are those that the server has, and those that it has not heard of', () => {
    const call = command('table.call-director', { ...A1, round: 1, board: 2, ...plain });
    expect(now([called], call)).toEqual({ calls: [called], waiting: [{ id: 'one', time: 5_000 }] });
    expect(now([], command('table.call-director', { ...call.body, table: 'A2' })).waiting).toEqual([]);
  });

  it('are about what was said last, and gone once they are taken back', () => {
    const revoke = { ...A1, round: 1, board: 1, call: 1, matter: 'revoke', hand: null, by: null };
    expect(now([called], command('table.describe-call', revoke)).calls).toMatchObject([
      { call: 1, board: 1, matter: 'revoke' },
    ]);
    expect(now([called], command('table.take-call-back', { ...A1, call: 1 })).calls).toEqual([]);
    expect(now([called], command('table.take-call-back', { ...A1, call: 2 })).calls).toEqual([called]);
  });
});
