import type { DealRecord } from '../deal/deal-record.js';
import { deal, THREE } from '../testing/deal.js';
import { settingsOf } from '../testing/given.js';
import { lostValues } from './lost-value.js';

/** West deals; the first hand, North, lays the talon open after 6S - 6C - 6D. */
const nineHearts = deal('9H by E', { whists: 'S whist, N pass', tricks: 'E 9, S 1, N 0' });
const sixDiamondsDown = deal('6D by S', { whists: 'N whist, E pass', tricks: 'S 5, N 5, E 0' });
const ten = deal('10H by E', { whists: 'S pass, N pass' });

const lost = (records: Parameters<typeof lostValues>[0], fiftyTwo: 9 | 10 = 9) =>
  Object.fromEntries(
    [...lostValues(records, 'N', settingsOf('sochinka', { fiftyTwo }))].map(([seat, value]) => [
      seat,
      `${value}`,
    ]),
  );

describe('the value that is lost when the talon is exposed with two still bidding', () => {
  it('is written on the offender as in the example of 3.3.16.3: 52 and 7 whists', () =>
    expect(lost([nineHearts, sixDiamondsDown])).toEqual({ E: '52', W: '7' }));

  it('is of a ten 75, or 52 where the word of the example was agreed to count', () => {
    expect(lost([ten])).toEqual({ E: '75' });
    expect(lost([ten], 10)).toEqual({ E: '52' });
  });

  // By hand: of four, a pool's point is worth 10 less the mean, 7.5, to who writes it, and costs the others 2.5; one of the
  // mountain costs 7.5, and is worth 2.5 to the others. Whists: 6, 4, 2 a trick for 8, 7, 6.
  it.each<[what: string, couldHaveBeen: DealRecord[], written: Readonly<Record<string, string>>]>([
    [
      'both could have made theirs: both write',
      [
        // 6 × 7.5 − 2 × 6
        deal('8S by E', { whists: 'S whist, N pass', tricks: 'E 8, S 2, N 0' }),
        // 4 × 7.5 − 3 × 4
        deal('7C by S', { whists: 'N pass, E whist', tricks: 'S 7, N 0, E 3' }),
      ],
      { E: '33', S: '18' },
    ],
    [
      'one of two results, the greater: their own game or the other’s failure',
      [
        // 2 × 7.5, unwhisted
        deal('6S by E', { whists: 'S pass, N pass' }),
        // Two down: 4 × 2 in the mountain, 8 × 2.5; consolation 2 × 4; whists 5 × 4 for East, on whom none are.
        deal('7C by S', { whists: 'N pass, E whist', tricks: 'S 5, N 0, E 5' }),
      ],
      { E: '48', W: '28' },
    ],
    [
      'both would have failed: the offender writes nothing, nor does who would have lost',
      [
        // One down: 2 in the mountain, 2 × 2.5; consolation 2; whists 5 × 2 for South.
        deal('6S by E', { whists: 'S whist, N pass', tricks: 'E 5, S 5, N 0' }),
      ],
      { S: '17', W: '7' },
    ],
  ])('is found where %s', (_what, couldHaveBeen, written) => expect(lost(couldHaveBeen)).toEqual(written));

  it('is of three a third less the mean: a nine made exactly is 45⅓ whists, not 52', () => {
    // 8 × 10 × ⅔ − 8
    const nine = deal('9H by E', { ...THREE, whists: 'S whist, N pass', tricks: 'E 9, S 1, N 0' });
    expect(lost([nine])).toEqual({ E: '136/3' });
  });
});
