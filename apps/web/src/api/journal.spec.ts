import { address, mergeLines, withNewer, withOlder, type HeldJournal } from './journal.js';
import type { JournalLine } from './types.js';

function line(position: number, name = ''): JournalLine {
  return {
    position,
    time: '2026-11-21T18:00:00.000Z',
    type: 'tournament.renamed',
    actor: { kind: 'person' },
    data: { name },
  };
}

function positions({ lines }: Pick<HeldJournal, 'lines'>): number[] {
  return lines.map(({ position }) => position);
}

describe('a journal that is held', () => {
  const held: HeldJournal = { lines: [line(9), line(8)], position: 9, whole: false };

  it('has each line once, the newest first, the later answer winning', () => {
    const merged = mergeLines([line(3), line(1, 'before')], [line(2), line(1, 'after'), line(3)]);
    expect(merged.map(({ position, data }) => [position, data.name])).toEqual([
      [3, ''],
      [2, ''],
      [1, 'after'],
    ]);
  });

  it('takes up what comes live, also twice', () => {
    const newer = withNewer(withNewer(held, [line(10), line(11)]), [line(11)]);
    expect([positions(newer), newer.position, newer.whole]).toEqual([[11, 10, 9, 8], 11, false]);
  });

  it('does not forget that it was read further than its last line', () => {
    expect(withNewer({ ...held, position: 20 }, [line(10)]).position).toBe(20);
  });

  it('ends when an older page is the last', () => {
    const older = withOlder(held, { lines: [line(7), line(1)], position: 7, whole: true });
    expect([positions(older), older.position, older.whole]).toEqual([[9, 8, 7, 1], 9, true]);
  });
});

describe('an address', () => {
  it('carries what is asked for and leaves out the rest', () => {
    expect(address('/api/x', { at: undefined })).toBe('/api/x');
    expect(address('/api/x', { at: '2026-11-21T18:00:00+01:00', limit: 50 })).toBe(
      '/api/x?at=2026-11-21T18%3A00%3A00%2B01%3A00&limit=50',
    );
  });
});
