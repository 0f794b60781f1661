import type { DeskSeen } from '../../api/deskDocuments.js';
import { headingOfOpen, keepsSealBack } from './keepsSealBack.js';

const room = (status: DeskSeen['status'], kept: Partial<DeskSeen['sealKeptBack']>) => ({
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

describe('what is still open before the official seal', () => {
  const suspect = { table: 'A1', round: 1, board: 1 } as DeskSeen['suspected'][number];

  it.each([
    ['suspicious entries', [suspect], { missing: 2 }, 'room.suspected'],
    ['missing scores', [], { missing: 2 }, 'room.sealKept.missing'],
    ['disputed scores', [], { disputes: 1 }, 'room.sealKept.disputes'],
    ['open scores', [], { disputes: 1, missing: 2 }, 'room.sealKept.open'],
  ] as const)('is headed as %s', (_what, suspected, kept, heading) =>
    expect(headingOfOpen({ ...room('closed', kept), suspected: [...suspected] })).toBe(heading),
  );
});
