import fc from 'fast-check';
import { SEATS } from '#cards';
import { LEVELS, STRAINS } from '#scoring';
import {
  averageIn,
  boardIn,
  cardIn,
  contractIn,
  dateIn,
  decimalIn,
  percentagesIn,
  pointsIn,
  seatIn,
  sideIn,
  tricksIn,
} from './written-values.js';

describe('values as other programs write them', () => {
  it.each([
    ['6NT*', '6NTx'],
    ['6NT**', '6NTxx'],
    ['3NT X', '3NTx'],
    ['3ntxx', '3NTxx'],
    ['4♥', '4H'],
    ['4♥️', '4H'],
    ['4 ♠︎ ×', '4Sx'],
    ['5♦×', '5Dx'],
    ['5DD', '5Dx'],
    ['5CR', '5Cxx'],
    ['1SA', '1NT'],
    ['3 N', '3NT'],
    ['3N.T.', '3NT'],
    ['2 spades doubled', '2Sx'],
    ['7 No Trumps redoubled', '7NTxx'],
    ['4\\H', '4H'],
    ['4!c', '4C'],
    ['4&hearts;x', '4Hx'],
    ['3бк', '3NT'],
    ['4S by N', '4S N'],
    ['3NE', '3NT E'],
    ['3NTS=', '3NT S ='],
    ['4HEx-2', '4Hx E -2'],
    ['4Hx E −2', '4Hx E -2'],
    ['3NTN+1', '3NT N +1'],
    ['2S W 9', '2S W 9'],
    ['4Sx (North) +1', '4Sx N +1'],
  ])('contract %s', (text, means) => {
    const read = contractIn(text);
    if (typeof read !== 'object') throw new Error(`${text} is no contract`);
    const { level, strain, doubling, declarer, result } = read;
    expect([`${level}${strain}${doubling}`, declarer, result].filter(Boolean).join(' ')).toBe(means);
  });

  it.each(['Pass', 'pass out', 'Passed Out', 'AP', 'All Pass', 'P', 'PASSOUT', '4 passes', 'pas'])(
    '%s is the pass of all four',
    (text) => expect(contractIn(text)).toBe('passed-out'),
  );

  it.each(['8NT', '0S', 'NT', '4', '4Z', '4SXXX', 'x4S', '4S by', '4HxNx', '4Sx N W', ''])(
    '%j is no contract',
    (text) => expect(contractIn(text)).toBeUndefined(),
  );

  it.each([
    ['10', 10],
    ['^10', 10],
    ['=', 10],
    ['+1', 11],
    ['−2', 8],
    ['-2', 8],
    ['+0', 10],
    ['2 down', 8],
    ['down 1', 9],
    ['EW 4', 9],
    ['NS 10 EW 3', 10],
    ['E-W 3, N-S 10', 10],
    ['N/S 10', 10],
    ['9 tricks', 9],
    ['0', 0],
    ['+4', undefined],
    ['-11', undefined],
    ['14', undefined],
    ['NS 10 NS 9', undefined],
    ['NS 10 EW 4', undefined],
    ['ten', undefined],
  ])('result %s of four spades by North', (text, tricks) =>
    expect(tricksIn(text, { level: 4, declarer: 'N' })).toBe(tricks),
  );

  it.each([
    ['North', 'N'],
    ['w', 'W'],
    ['^S', 'S'],
    ['E.', 'E'],
    ['Ost', 'E'],
    ['NS', undefined],
    ['', undefined],
  ])('seat %s', (text, seat) => expect(seatIn(text)).toBe(seat));

  it('sides, points, decimals, averages, cards and boards', () => {
    expect(['NS', 'n-s', 'N/S', 'North-South', 'e+w', 'both'].map(sideIn)).toEqual([
      'NS',
      'NS',
      'NS',
      'NS',
      'EW',
      undefined,
    ]);
    expect(['420', '+420', '−50', '1,100', '1.100', "1'100", '420.0', '12.5', '1,10'].map(pointsIn)).toEqual([
      '420',
      '420',
      '-50',
      '1100',
      '1100',
      '1100',
      '420',
      undefined,
      undefined,
    ]);
    expect(['12.5', '12,5', '+3', '55.1 %', '7½', 'x'].map(decimalIn)).toEqual([
      '12.5',
      '12.5',
      '3',
      '55.1',
      '7.5',
      undefined,
    ]);
    expect(['AVE+', 'A-', 'Ave', 'A=', 'Average plus', '45%', '420'].map(averageIn)).toEqual([
      '60',
      '40',
      '50',
      '50',
      '60',
      '45',
      undefined,
    ]);
    expect(percentagesIn('A60/40')).toEqual({ NS: '60', EW: '40' });
    expect(percentagesIn('60%-40%')).toEqual({ NS: '60', EW: '40' });
    expect(percentagesIn('A+/A-')).toEqual({ NS: '60', EW: '40' });
    expect(percentagesIn('420')).toBeUndefined();
    expect(['HK', 'K♥', '10S', 's10', '♦ 7', 'K'].map(cardIn)).toEqual([
      'HK',
      'HK',
      'ST',
      'ST',
      'D7',
      undefined,
    ]);
    expect(['01', '#7', 'Board 12', '3.', '0', 'A1'].map(boardIn)).toEqual([
      1,
      7,
      12,
      3,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['2013-11-23 11:21', { year: 2013, month: 11, day: 23, minutes: 681 }],
    ['2013.11.23', { year: 2013, month: 11, day: 23 }],
    ['20131123', { year: 2013, month: 11, day: 23 }],
    ['2013-11-23T00:05:10Z', { year: 2013, month: 11, day: 23, minutes: 5 }],
    ['23.11.2013', { year: 2013, month: 11, day: 23 }],
    ['11/23/2013 7:30 PM', { year: 2013, month: 11, day: 23, minutes: 1170 }],
    ['05/06/2013', undefined],
    ['2013.??.??', undefined],
  ])('date %s', (text, date) => expect(dateIn(text)).toEqual(date));

  it('whatever of level, strain, doubling, seat and result is written together is read so', () => {
    const doublings = [
      ['', ''],
      ['x', 'x'],
      ['X', 'x'],
      ['*', 'x'],
      ['XX', 'xx'],
      ['**', 'xx'],
      [' dbl', 'x'],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...LEVELS),
        fc.constantFrom(...STRAINS),
        fc.constantFrom(...doublings),
        fc.constantFrom(...SEATS),
        fc.constantFrom('', ' '),
        (level, strain, [written, doubling], declarer, space) => {
          expect(contractIn(`${level}${strain}${written}${space}`)).toEqual({ level, strain, doubling });
          expect(contractIn(`${level}${strain}${written} ${declarer}=`)).toEqual({
            level,
            strain,
            doubling,
            declarer,
            result: '=',
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});
