import { BadDealLine } from '../../dd/read-deal-lines.js';
import { conformDoubleDummy } from './conform-double-dummy.js';

/** Each player has a suit, so that it is solved at once. */
const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const DIGITS = '0d0d00d0d000d0d00d0d';

describe('double-dummy results in a file', () => {
  it('are compared one by one, and so is par', () => {
    const text = `4\t${DEAL}\t${DIGITS}\t2210\t7S-NS\n1\t${DEAL}\t${DIGITS.toUpperCase()}\n`;
    expect(conformDoubleDummy('dd.tsv', text)).toEqual({
      file: 'dd.tsv',
      format: 'double dummy',
      holds: { deals: 2 },
      equal: 42,
      different: [],
      irregular: [],
      unknown: [],
    });
  });

  it('that differ are named with both values', () => {
    const text = `4\t${DEAL}\t1${DIGITS.slice(1)}\t2210\t7N-NS\n`;
    const { equal, different } = conformDoubleDummy('dd.tsv', text)!;
    expect(equal).toBe(20);
    const explanation = [`all results: ${DIGITS}`];
    expect(different).toEqual([
      { of: 'board 4', kind: 'N NT', expected: '1', ours: '0', explanation },
      { of: 'board 4', kind: 'par contracts', expected: '7N-NS', ours: '7S-NS', explanation },
    ]);
  });

  it('that are none count as different', () => {
    const { equal, unknown } = conformDoubleDummy('dd.tsv', `4\t${DEAL}\t${DIGITS.replace('d', 'e')}\n`)!;
    expect({ equal, figures: unknown.map(({ figures }) => figures) }).toEqual({ equal: 0, figures: [20] });
  });

  it('of something that is no deal are a fault, with its line', () => {
    const broken = `1\t${DEAL}\t${DIGITS}\n2\t${DEAL.replace('A', 'K')}\t${DIGITS}\n`;
    expect(() => conformDoubleDummy('dd.tsv', broken)).toThrow(
      new BadDealLine(2, 'SK is there 2 times: N, N.'),
    );
  });

  it('are not looked for in other files', () => {
    expect(conformDoubleDummy('README.md', '# Deals')).toBeUndefined();
    expect(conformDoubleDummy('deals.txt', DEAL)).toBeUndefined();
  });
});
