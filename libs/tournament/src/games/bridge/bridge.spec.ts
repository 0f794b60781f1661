import { dealBridge, isUnshuffled, parseDeal, seededRandom } from '#cards';
import { played } from '../../testing/played.js';
import { bridge } from './bridge.js';

const judge = (result: string, board = 1) => bridge.judge(played(result), board);
const likely = { possible: true, flags: [] };

describe('a result of bridge', () => {
  it.each(['4S N =', '3NT W -1', '2Hx E +1', '7NT S =', '1C N +3', '6D N -2', 'pass'])(
    '%s is likely enough',
    (result) => expect(judge(result)).toEqual(likely),
  );

  it.each([
    ['1NT S +4', ['many-overtricks']],
    ['4H W -5', ['many-undertricks']],
    ['6NT N -3', ['slam-far-off']],
    ['7S N -7', ['many-undertricks', 'slam-far-off']],
    ['2Cxx E =', ['redoubled']],
    ['1Sxx N +6', ['many-overtricks', 'redoubled']],
  ])('%s is possible, but looked at', (result, flags) =>
    expect(judge(result)).toEqual({ possible: true, flags }),
  );
});

describe('a score alone', () => {
  it('of a board that was passed out is 0', () => expect(judge('0')).toEqual(likely));

  // Board 1: nobody is vulnerable. Board 2: North-South. Board 3: East-West.
  it.each([
    ['+420', 1],
    ['-420', 1],
    ['+620', 2],
    ['-420', 2],
    ['-620', 3],
    ['+400', 3],
    ['-50', 1],
    ['+200', 3],
    ['+2220', 2],
  ])('%s is a common one on board %d', (score, board) => expect(judge(score, board)).toEqual(likely));

  it.each([
    ['+430', 2],
    ['+10', 1],
    ['+60', 1],
    ['-7610', 3],
    ['+425', 1],
  ])('%s is none that there could be on board %d', (score, board) =>
    expect(judge(score, board)).toEqual({ possible: false }),
  );

  it.each([
    ['+450', 2, ['many-undertricks']],
    ['+270', 1, ['many-overtricks']],
    ['+7600', 4, ['many-undertricks', 'slam-far-off', 'redoubled']],
    ['+2280', 4, ['redoubled']],
  ])('%s on board %d is as unlikely as the likeliest way to it', (score, board, flags) =>
    expect(judge(score, board)).toEqual({ possible: true, flags }),
  );
});

describe('two sides say the same', () => {
  const alike = (one: string, other: string) => bridge.alike(played(one), played(other));

  it('about every detail', () => {
    expect(alike('4S N +1', '4S N +1')).toBe(true);
    expect(alike('pass', 'pass')).toBe(true);
    expect(alike('+420', '+420')).toBe(true);
    expect(alike('3NT W -1 S4', '3NT W -1 S4')).toBe(true);
  });
  it('whatever the order in which it was written', () => {
    const turned = Object.fromEntries(Object.entries(played('4S N +1')).toReversed());
    expect(bridge.alike(turned as ReturnType<typeof played>, played('4S N +1'))).toBe(true);
  });
  it.each([
    ['4S N +1', '4S N ='],
    ['4S N =', '4S S ='],
    ['4S N =', '4Sx N ='],
    ['4S N =', '4S N = HA'],
    ['4S N = HA', '4S N ='],
    ['4S N =', '+420'],
    ['pass', '0'],
  ])('not when one says %s and the other %s', (one, other) => expect(alike(one, other)).toBe(false));
});

describe('a deal', () => {
  const draws = seededRandom('5eed'.repeat(16));
  const random = (bytes: number) => Uint8Array.from(draws(bytes));
  const shuffled = 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95';

  it('is thirteen cards for everybody, another one each time', () => {
    const deals = Array.from({ length: 20 }, () => bridge.deals.make(random));
    expect(new Set(deals).size).toBe(20);
    for (const text of deals) expect(bridge.deals.canonical(text)).toBe(text);
  });

  it('is never that of a pack that looks unshuffled (Law 6D2)', () => {
    // Each of the 51 draws of the first shuffle leaves its card where it is.
    let place = 51;
    const unshuffled = (bytes: number) => (place > 0 ? Uint8Array.of(place--) : random(bytes));
    const deal = parseDeal(bridge.deals.make(unshuffled));
    expect(place).toBe(0);
    expect(isUnshuffled(deal)).toBe(false);
    place = 51;
    expect(isUnshuffled(dealBridge(unshuffled))).toBe(true);
  });

  it('has one text, from North on', () => {
    const [north, ...others] = shuffled.slice(2).split(' ');
    expect(bridge.deals.canonical(`E:${[...others, north].join(' ')}`)).toBe(shuffled);
    expect(() => bridge.deals.canonical('N:AKQ2')).toThrow('4 hands');
  });
});

describe('a result beside the deal of its board', () => {
  // North makes ten tricks in spades, East leads; the other deal is the same, turned by a seat.
  const deal = 'N:AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2 43.Q32.Q763.KJ95';
  const turned = 'N:43.Q32.Q763.KJ95 AKQ2.765.J94.T83 T975.KJ4.A82.764 J86.AT98.KT5.AQ2';
  const tricks = `${'a'.repeat(10)}${'2'.repeat(9)}*`;
  const beside = (result: string, others: { board: number; deal: string }[] = []) =>
    bridge.besideDeal(played(result), { deal, tricks, others });

  it.each([
    ['4S N = HK', []],
    ['4S N = HA', ['lead-not-held']],
    ['4S S = CK', []],
    ['4S N =', []],
    ['4S N -3', []],
    ['4S N -4', ['below-double-dummy']],
    ['2H E -3', []],
    ['2H E -2 DK', ['above-double-dummy']],
    ['2H W -2 DK', ['lead-not-held', 'above-double-dummy']],
    ['2C W =', []],
    ['pass', []],
    ['+420', []],
  ])('%s: %j', (result, found) => expect(beside(result)).toEqual({ found, fits: [] }));

  it('whose lead is not there may be of another board of the round', () => {
    const others = [
      { board: 7, deal },
      { board: 8, deal: turned },
    ];
    expect(beside('4S N = SA', others)).toEqual({ found: ['other-board'], fits: [8] });
    expect(beside('4S N = HK', others)).toEqual({ found: [], fits: [] });
  });

  it('says nothing of tricks where no double-dummy result is known', () =>
    expect(bridge.besideDeal(played('7NT N -13 HK'), { deal, tricks: null, others: [] }).found).toEqual([]));
});

describe('a board', () => {
  it.each([
    [1, 'N', 'none'],
    [7, 'S', 'both'],
    [16, 'W', 'EW'],
    [17, 'N', 'none'],
  ])('%d has its dealer and vulnerability by its number (Law 2)', (number, dealer, vulnerable) =>
    expect(bridge.board(number)).toEqual({ dealer, vulnerable }),
  );

  it.each([
    ['4S N +1', 1, 450],
    ['4S E +1', 3, -650],
    ['pass', 1, 0],
    ['+420', 1, 420],
  ])('%s on board %d comes to %d for North-South', (result, number, points) =>
    expect(bridge.points(played(result), number)).toBe(points),
  );
});
