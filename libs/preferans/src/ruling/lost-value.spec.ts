import { deal } from '../testing/deal.js';
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
});
