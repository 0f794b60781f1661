import type { DevicePrincipal } from '#access';
import { ownReaderOf } from './viewer.js';

const tournament = 'cup';
const shared: DevicePrincipal = {
  kind: 'device',
  device: 'd1',
  tournament,
  session: '1',
  table: 'A1',
  side: 'EW',
};
const pairs: DevicePrincipal = { ...shared, pair: 'A-EW1' };
const read = (device: DevicePrincipal, of = tournament) =>
  ownReaderOf({ credentials: { device }, tournament: of }).pair;

describe('what is one’s own on a phone', () => {
  it('is the pair’s whose phone it is, also on the way and in a sit-out', () => {
    expect(read(pairs)).toEqual({ session: '1', contestant: 'A-EW1' });
    expect(read({ ...pairs, away: true })).toEqual({ session: '1', contestant: 'A-EW1' });
  });

  it('is nobody’s on a table’s phone, and in another tournament', () => {
    expect(read(shared)).toBeUndefined();
    expect(read(pairs, 'another')).toBeUndefined();
  });
});
