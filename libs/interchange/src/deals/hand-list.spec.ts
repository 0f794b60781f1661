import { formatDeal } from '#cards';
import { isHandList, readHandList } from './hand-list.js';

const ONE = 'T864.AT876.T.A52 KJ.952.QJ543.T94 A973.J43.AK6.Q87 Q52.KQ.9872.KJ63';
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a list of hands', () => {
  it('is a deal a line', () => {
    const { deals } = readHandList(bytes(`${ONE}\r\nE:${ONE}\n\n`));
    expect(deals.map(({ board }) => board)).toEqual([1, 2]);
    expect(formatDeal(deals[0]!.deal)).toBe(`N:${ONE}`);
    expect(deals[1]!.deal.E).toEqual(deals[0]!.deal.N);
  });
  it.each([
    [ONE, true],
    [`N:${ONE}`, true],
    [`[Deal "N:${ONE}"]`, false],
    ['', false],
    ['Dear all', false],
  ])('is known by its first line: %.20s', (text, is) => expect(isHandList(bytes(text))).toBe(is));
  it('that is wrong is told by the line', () => {
    expect(() => readHandList(bytes(`${ONE}\n\n${ONE.replace('T864', 'T86')}\n`))).toThrow(
      expect.objectContaining({
        fault: {
          format: 'list',
          line: 3,
          code: 'deal-file.deal',
          fault: { code: 'deal.card-missing', card: 'S4' },
        },
      }),
    );
    expect(() => readHandList(bytes('\n'))).toThrow('deal-file.empty');
  });
});
