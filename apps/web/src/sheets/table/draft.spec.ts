import {
  conventionOf,
  judgeDeal,
  openSheet,
  placeIn,
  sheetAfter,
  type DealRecord,
  type Sheet,
} from '#preferans';
import { afterTap, decisionsOf, draftOf, emptyDraft, missingIn, recordOf, type Tap } from './draft.js';

const { settings } = conventionOf('sochinka')!;
const FOUR = openSheet(settings, ['N', 'E', 'S', 'W'], 'N');
const THREE = openSheet(settings, ['N', 'E', 'S'], 'N');

/** What a deal is after taps, on a sheet. */
function tapped(sheet: Sheet, ...taps: readonly Tap[]) {
  const draft = taps.reduce((before, tap) => afterTap(before, tap, sheet), emptyDraft(sheet));
  return {
    record: recordOf(draft, sheet),
    missing: missingIn(draft, sheet),
    asked: decisionsOf(draft, sheet).map(({ seat, may, said }) => `${seat}: ${said ?? `${may.join('/')}?`}`),
  };
}

const game = (level: 6 | 7 | 8, declarer: 'N' | 'E' | 'S' | 'W'): readonly Tap[] => [
  { tap: 'level', level },
  { tap: 'denomination', denomination: 'D' },
  { tap: 'declarer', declarer },
];
const whist = (at: number, seat: 'N' | 'E' | 'S' | 'W', call: 'pass' | 'half' | 'whist'): Tap => ({
  tap: 'whist',
  at,
  call: { seat, call },
});

describe('a deal that is entered tap by tap', () => {
  it('asks what was played, by whom, and who whists in the order of the table', () => {
    expect(tapped(FOUR).missing).toBe('played');
    expect(tapped(FOUR, ...game(7, 'E').slice(0, 2)).missing).toBe('declarer');
    expect(tapped(FOUR, ...game(7, 'E'))).toMatchObject({ missing: 'whists', asked: ['S: pass/whist?'] });
    expect(tapped(FOUR, ...game(7, 'E'), whist(0, 'S', 'whist')).asked).toEqual([
      'S: whist',
      'W: pass/whist?',
    ]);
  });

  it('offers a half-whist on six and seven only, to the second who is asked, and its return', () => {
    expect(tapped(FOUR, ...game(7, 'E'), whist(0, 'S', 'pass')).asked[1]).toBe('W: pass/whist/half?');
    expect(tapped(FOUR, ...game(8, 'E'), whist(0, 'S', 'pass')).asked[1]).toBe('W: pass/whist?');
    const halved = tapped(FOUR, ...game(7, 'E'), whist(0, 'S', 'pass'), whist(1, 'W', 'half'));
    expect(halved.asked[2]).toBe('S: pass/whist?');
    expect(halved.record).toMatchObject({ tricks: {} });
  });

  it('begins with the game exactly made, and a trick more for one is a trick fewer for another', () => {
    const said = [...game(7, 'E'), whist(0, 'S', 'pass'), whist(1, 'W', 'whist')];
    expect(tapped(FOUR, ...said).record?.tricks).toEqual({ E: 7, S: 0, W: 3 });
    const steps: readonly Tap[] = [
      { tap: 'fewer', seat: 'E' },
      { tap: 'more', seat: 'S' },
    ];
    const { record } = tapped(FOUR, ...said, ...steps);
    expect(record?.tricks).toEqual({ E: 6, S: 1, W: 3 });
    expect(record).toMatchObject({ dealer: 'N', open: false });
  });

  it('counts the tricks of an all-pass up to ten, of four with the two that the talon can win', () => {
    const steps: readonly Tap[] = [
      { tap: 'all-pass' },
      ...[1, 2, 3].map((): Tap => ({ tap: 'more', seat: 'N' })),
    ];
    expect(tapped(FOUR, ...steps).missing).toBe('tricks');
    const { record } = tapped(FOUR, ...steps, { tap: 'rest', seat: 'S' });
    expect(record?.tricks).toEqual({ N: 2, E: 0, S: 8, W: 0 });
    expect(tapped(THREE, { tap: 'all-pass' }, { tap: 'rest', seat: 'N' }).record?.tricks).toEqual({
      N: 10,
      E: 0,
      S: 0,
    });
  });

  it('takes back decisions that another declarer or level rules out', () => {
    const half = [...game(7, 'E'), whist(0, 'S', 'pass'), whist(1, 'W', 'half')];
    expect(tapped(FOUR, ...half, { tap: 'level', level: 8 }).missing).toBe('whists');
    expect(tapped(FOUR, ...half, { tap: 'declarer', declarer: 'S' }).asked).toEqual(['W: pass/whist?']);
  });

  it('makes only records that can be, and is made from them again', () => {
    const records: (DealRecord | undefined)[] = [
      tapped(FOUR, ...game(6, 'E'), whist(0, 'S', 'whist'), whist(1, 'W', 'whist')).record,
      tapped(FOUR, ...game(8, 'E'), whist(0, 'S', 'pass'), whist(1, 'W', 'pass')).record,
      tapped(FOUR, { tap: 'misere' }, { tap: 'declarer', declarer: 'W' }, { tap: 'mark', mark: 'halved' })
        .record,
      tapped(FOUR, { tap: 'all-pass' }, { tap: 'rest', seat: 'E' }).record,
      tapped(FOUR, ...game(6, 'E'), { tap: 'ended', ended: 'without-all' }).record,
    ];
    for (const record of records) {
      expect(judgeDeal(record!, settings, placeIn(FOUR))).toMatchObject({ possible: true });
      expect(recordOf(draftOf(record!), FOUR)).toEqual(record);
    }
  });

  it('goes on where the sheet stands: the next deals', () => {
    const { record } = tapped(FOUR, { tap: 'all-pass' }, { tap: 'rest', seat: 'E' });
    const sheet = sheetAfter(FOUR, { kind: 'deal', record: record! });
    expect(tapped(sheet, ...game(6, 'N')).asked).toEqual(['S: pass/whist?']);
  });
});
