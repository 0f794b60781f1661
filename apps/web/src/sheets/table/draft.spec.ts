import {
  conventionOf,
  judgeDeal,
  openSheet,
  placeIn,
  sheetAfter,
  type AuctionCall,
  type DealRecord,
  type Sheet,
} from '#preferans';
import {
  afterTap,
  bidsOpen,
  callFault,
  decisionsOf,
  draftOf,
  emptyDraft,
  missingIn,
  recordOf,
  type Tap,
} from './draft.js';

const { settings } = conventionOf('sochinka')!;
const { settings: klassika } = conventionOf('klassika-open')!;
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

  it('records no result that nobody has said: what is usual is offered, and counts once it is tapped', () => {
    const alone = [...game(7, 'E'), whist(0, 'S', 'pass'), whist(1, 'W', 'whist')];
    const misere: readonly Tap[] = [{ tap: 'misere' }, { tap: 'declarer', declarer: 'W' }];
    for (const taps of [alone, misere]) {
      expect(tapped(FOUR, ...taps)).toMatchObject({ record: undefined, missing: 'result' });
      expect(tapped(FOUR, ...taps, { tap: 'so' })).toMatchObject({ missing: null });
    }
    expect(tapped(FOUR, ...misere, { tap: 'so' }).record?.tricks).toEqual({ E: 5, S: 5, W: 0 });
  });

  it('shares the tricks of two whisters only as somebody has said, up to ten', () => {
    const both = [...game(6, 'E'), whist(0, 'S', 'whist'), whist(1, 'W', 'whist')];
    expect(tapped(FOUR, ...both).missing).toBe('tricks');
    expect(tapped(FOUR, ...both, { tap: 'so' }).missing).toBe('tricks');
    expect(tapped(FOUR, ...both, { tap: 'more', seat: 'E' }).missing).toBe('tricks');
    const said: readonly Tap[] = [
      ...both,
      { tap: 'more', seat: 'E' },
      { tap: 'more', seat: 'W' },
      { tap: 'rest', seat: 'S' },
    ];
    expect(tapped(FOUR, ...said).record?.tricks).toEqual({ E: 7, S: 2, W: 1 });
    expect(tapped(FOUR, ...said, { tap: 'more', seat: 'S' }).record?.tricks).toEqual({ E: 7, S: 3, W: 0 });
  });

  it('offers the game exactly made, and a trick more for one is a trick fewer for another', () => {
    const said = [...game(7, 'E'), whist(0, 'S', 'pass'), whist(1, 'W', 'whist')];
    expect(tapped(FOUR, ...said, { tap: 'so' }).record?.tricks).toEqual({ E: 7, S: 0, W: 3 });
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

  it('resets decisions that another declarer or level rules out', () => {
    const half = [...game(7, 'E'), whist(0, 'S', 'pass'), whist(1, 'W', 'half')];
    expect(tapped(FOUR, ...half, { tap: 'level', level: 8 }).missing).toBe('whists');
    expect(tapped(FOUR, ...half, { tap: 'declarer', declarer: 'S' }).asked).toEqual(['W: pass/whist?']);
  });

  it('makes only records that can be, and is made from them again', () => {
    const records: (DealRecord | undefined)[] = [
      tapped(FOUR, ...game(6, 'E'), whist(0, 'S', 'whist'), whist(1, 'W', 'whist'), {
        tap: 'rest',
        seat: 'W',
      }).record,
      tapped(FOUR, ...game(8, 'E'), whist(0, 'S', 'pass'), whist(1, 'W', 'pass')).record,
      tapped(
        FOUR,
        { tap: 'misere' },
        { tap: 'declarer', declarer: 'W' },
        { tap: 'mark', mark: 'halved' },
        { tap: 'so' },
      ).record,
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

  it('begins with the forced all-passes of klassika, which everybody passes without looking, however often it is tapped', () => {
    const sheet = openSheet(klassika, ['N', 'E', 'S', 'W'], 'N');
    const { record } = tapped(sheet, { tap: 'all-pass' }, { tap: 'rest', seat: 'E' });
    expect(record?.played).toEqual({ kind: 'all-pass', blindPasses: ['E', 'S', 'W'] });
    expect(judgeDeal(record!, klassika, placeIn(sheet))).toMatchObject({ possible: true });
  });
});

/** Calls as they are told: `E pass, S 6C, E 6C held`. */
const told = (text: string): AuctionCall[] =>
  text.split(', ').map((one) => {
    const [seat, call, ...how] = one.split(' ') as ['N', 'pass', ...string[]];
    return {
      seat,
      call,
      ...(how.includes('held') && { hold: true as const }),
      ...(how.includes('blind') && { blind: true as const }),
    };
  });
const calls = (text: string) => told(text).map((call): Tap => ({ tap: 'call', call }));

describe('an auction that is told call by call', () => {
  const drafted = (sheet: Sheet, text: string, ...taps: readonly Tap[]) =>
    [...calls(text), ...taps].reduce((before, tap) => afterTap(before, tap, sheet), emptyDraft(sheet));

  it('says who plays what as soon as it is over, and is written with the deal', () => {
    const { record, asked } = tapped(
      FOUR,
      ...calls('E 6S, S pass, W 6C, E 6C held, W pass'),
      whist(0, 'S', 'pass'),
      whist(1, 'W', 'pass'),
    );
    expect(asked).toEqual(['S: pass', 'W: pass']);
    expect(record).toMatchObject({
      played: { kind: 'contract', declarer: 'E', level: 6, denomination: 'C' },
    });
    expect(record?.auction).toHaveLength(5);
    expect(judgeDeal(record!, settings, placeIn(FOUR))).toMatchObject({ possible: true });
    expect(recordOf(draftOf(record!), FOUR)).toEqual(record);
    expect(drafted(FOUR, 'E pass, S pass, W pass').kind).toBe('all-pass');
    expect(drafted(FOUR, 'E pass, S misere, W pass')).toMatchObject({ kind: 'misere', declarer: 'S' });
  });

  it('takes no misère after another call, no lower step, nothing out of turn, and tells by which rule', () => {
    const draft = drafted(FOUR, 'E 6S, S 6C, W pass');
    const fault = (text: string) => callFault(draft, told(text)[0]!, FOUR);
    expect(fault('E misere')).toMatchObject({ fault: 'auction.misere-after-call', rule: '3.3.9' });
    expect(fault('E 6S')).toMatchObject({ fault: 'auction.insufficient', rule: '3.3.8, fn 22' });
    expect(fault('S 7C')).toMatchObject({ fault: 'auction.call-out-of-turn', rule: '3.3.2' });
    expect(fault('E 6C held')).toBeUndefined();
    expect(drafted(FOUR, 'E 6S, S 6C, W pass, E misere')).toEqual(draft);
    expect(bidsOpen(draft, FOUR).slice(0, 2)).toEqual(['6D', '6H']);
    expect(drafted(FOUR, 'E 6S, S pass', { tap: 'take-back-call' }).auction).toHaveLength(1);
  });

  it('stops a lower game than was called, though the keys can be tapped', () => {
    const { record } = tapped(
      FOUR,
      ...calls('E 7S, S pass, W pass'),
      { tap: 'level', level: 6 },
      whist(0, 'S', 'pass'),
      whist(1, 'W', 'pass'),
    );
    expect(judgeDeal(record!, settings, placeIn(FOUR))).toMatchObject({
      faults: [{ fault: 'deal.contract-below-bid', rule: '3.4.3', seat: 'E' }],
    });
  });

  it('knows bids and passes without looking only where they were agreed', () => {
    const opened = { ...openSheet(klassika, ['N', 'E', 'S', 'W'], 'N'), deals: klassika.openingAllPasses };
    expect(drafted(opened, 'E 6S blind, S pass, W pass')).toMatchObject({ declarer: 'E', marks: ['blind'] });
    expect(drafted(opened, 'E pass blind, S pass, W pass blind')).toMatchObject({ blindPasses: ['E', 'W'] });
    expect(drafted(FOUR, 'E 6S blind').auction).toEqual([]);
  });
});

describe('a talon that is told', () => {
  it('has two cards in their order, or is not told', () => {
    const deal: readonly Tap[] = [{ tap: 'all-pass' }, { tap: 'rest', seat: 'E' }];
    expect(tapped(FOUR, ...deal, { tap: 'card', card: 'SA' }).missing).toBe('talon');
    const { record } = tapped(
      FOUR,
      ...deal,
      { tap: 'card', card: 'SA' },
      { tap: 'card', card: 'H9' },
      { tap: 'card', card: 'D7' },
    );
    expect(record?.talon).toEqual(['SA', 'D7']);
    const none = tapped(FOUR, ...deal, { tap: 'card', card: 'SA' }, { tap: 'card', card: 'SA' });
    expect(none.record).not.toHaveProperty('talon');
  });
});

describe('who deals out of turn', () => {
  it('has dealt, and the one on his left deals next (3.2.14)', () => {
    const dealt = { ...FOUR, dealer: 'S' } as const;
    const { record } = tapped(dealt, { tap: 'all-pass' }, { tap: 'rest', seat: 'W' });
    expect(judgeDeal(record!, settings, placeIn(FOUR))).toMatchObject({ possible: true });
    expect(sheetAfter(FOUR, { kind: 'deal', record: record! }).dealer).toBe('W');
  });
});
