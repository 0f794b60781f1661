import type { RoomSeen } from '../../api/roomDocuments.js';
import { keepsSealBack } from './keepsSealBack.js';

const room = (status: RoomSeen['status'], kept: Partial<RoomSeen['sealKeptBack']>) => ({
  status,
  sealKeptBack: { contradictions: 0, disputes: 0, missing: 0, ...kept },
});

describe('the official seal waits', () => {
  it('for missing scores once the session is closed, not while they are still played', () => {
    expect(keepsSealBack(room('running', { missing: 8 }))).toBe(false);
    expect(keepsSealBack(room('closed', { missing: 1 }))).toBe(true);
    expect(keepsSealBack(room('closed', {}))).toBe(false);
  });

  it('for contradictions and disputes at any time', () => {
    expect(keepsSealBack(room('running', { disputes: 1 }))).toBe(true);
    expect(keepsSealBack(room('closed', { contradictions: 1 }))).toBe(true);
  });
});
