import { readCard, readResult, writeResult } from './result-text.js';

const contract = (level: number, strain: string, doubling: string, declarer: string, tricks: number) => ({
  kind: 'contract',
  level,
  strain,
  doubling,
  declarer,
  tricks,
});

describe('a slip', () => {
  it.each([
    ['4S N =', contract(4, 'S', '', 'N', 10)],
    ['4♠n=', contract(4, 'S', '', 'N', 10)],
    ['3ntx w -2', contract(3, 'NT', 'x', 'W', 7)],
    ['3N N +1', contract(3, 'NT', '', 'N', 10)],
    ['3NS+1', contract(3, 'NT', '', 'S', 10)],
    ['1c** e −7', contract(1, 'C', 'xx', 'E', 0)],
    ['7♥× S =', contract(7, 'H', 'x', 'S', 13)],
    ['4♥ E +1 ♠K', { ...contract(4, 'H', '', 'E', 11), lead: 'SK' }],
    ['2D S = h10', { ...contract(2, 'D', '', 'S', 8), lead: 'HT' }],
    ['pass', { kind: 'passed-out' }],
    ['Passed out', { kind: 'passed-out' }],
    ['пас', { kind: 'passed-out' }],
    ['+420', { kind: 'score', score: 420 }],
    ['420', { kind: 'score', score: 420 }],
    ['−50', { kind: 'score', score: -50 }],
    ['0', { kind: 'score', score: 0 }],
    ['1.400', { kind: 'score', score: 1400 }],
    ['-1,100', { kind: 'score', score: -1100 }],
    ['4S. N. =', contract(4, 'S', '', 'N', 10)],
    ['N 4S +1', contract(4, 'S', '', 'N', 11)],
    ['n 3n =', contract(3, 'NT', '', 'N', 9)],
    ['3NT+1 N', contract(3, 'NT', '', 'N', 10)],
    ['S4Sx-1', contract(4, 'S', 'x', 'S', 9)],
    ['4♥ = S ♠K', { ...contract(4, 'H', '', 'S', 10), lead: 'SK' }],
  ])('%s', (text, result) => expect(readResult(text)).toEqual(result));

  it.each([
    '',
    '4S',
    '4S N',
    '8S N =',
    '7S N +1',
    '1C E -8',
    '9',
    '425',
    '4Z N =',
    'N 4S',
    'N 4S = N',
    '4S = SK',
    '4S N = K',
    '42.0',
    '4,20',
  ])('%s says nothing', (text) => expect(readResult(text)).toBeUndefined());

  it('is read again as it is written', () => {
    for (const text of ['4S N =', '3NTx W -2', '1Cxx E +3 SK', 'pass', '+420', '-50', '0']) {
      const result = readResult(text)!;
      expect(writeResult(result)).toBe(text);
      expect(readResult(writeResult(result))).toEqual(result);
    }
  });
});

it('a card is read in either order', () => {
  const read = ['S7', '7s', '10♥', '♥10', 'kc', 'HT', '1S', 'S', ''].map(readCard);
  expect(read).toEqual(['S7', 'S7', 'HT', 'HT', 'CK', 'HT', undefined, undefined, undefined]);
});

describe('a card as players write it', () => {
  const cards = (...texts: readonly string[]) => texts.map((text) => readCard(text));

  it('is read in Russian letters, ace and clubs told apart by their place', () => {
    expect(cards('ПТ', 'ТП', 'ТТ', 'ТК', 'КТ', 'дч', 'Ч10', '10 ч', 'в.б', '7Т', 'Т7')).toEqual(
      'SA SA CA CK CK HQ HT HT DJ C7 C7'.split(' '),
    );
  });

  it('is read in words, in either order and in each language', () => {
    expect(
      cards('туз пик', 'король треф', 'червовая десятка', '7 бубен', 'дама крестей', 'восьмёрка червей'),
    ).toEqual('SA CK HT D7 CQ H8'.split(' '));
    expect(cards('as pik', 'król trefl', 'dama kier', 'walet karo', 'siódemka pik')).toEqual(
      'SA CK HQ DJ S7'.split(' '),
    );
    expect(cards('ace of spades', 'Queen hearts', 'ten of clubs')).toEqual('SA HQ CT'.split(' '));
  });

  it('keeps what the letters of the pack mean: T is the ten', () =>
    expect(cards('HT', 'TH', 'CT', 'T♣')).toEqual(['HT', 'HT', 'CT', 'CT']));

  it('is none where it says no suit or no rank', () =>
    expect(cards('туз', 'ТТТ', 'ПП', 'КК', 'пик треф', 'туз король', '11 пик', 'Т')).toEqual(
      Array.from({ length: 8 }),
    ));
});
