import { Rational } from '../arithmetic/rational.js';
import type { SessionGuarantee } from './artificial-matchpoints.js';
import { artificialImps, impsOfPercent } from './artificial-imps.js';

const worth = (award: 'ave+' | 'ave' | 'ave-', own: number | undefined, guarantee: SessionGuarantee) =>
  artificialImps(award, own === undefined ? undefined : Rational.from(own), guarantee).toString();

describe('an artificial score in IMPs', () => {
  it('is 3, 0 or -3 without a session', () => {
    expect((['ave+', 'ave', 'ave-'] as const).map((award) => worth(award, undefined, 'law-12c2c'))).toEqual([
      '3',
      '0',
      '-3',
    ]);
  });

  it.each([
    ['law-12c2c', 'ave+', 4, '4'],
    ['law-12c2c', 'ave+', 2, '3'],
    ['law-12c2c', 'ave', 4, '0'],
    ['law-12c2c', 'ave-', -4, '-4'],
    ['law-12c2c', 'ave-', -2, '-3'],
    ['law-88', 'ave+', 4, '4'],
    ['law-88', 'ave-', -4, '-3'],
    ['none', 'ave+', 4, '3'],
  ] as const)('%s: %s for %d IMPs a board elsewhere is %s', (guarantee, award, own, expected) => {
    expect(worth(award, own, guarantee)).toBe(expected);
  });

  it('in percent lies on the line through them', () => {
    const inImps = [60, 50, 40, 70, 100, 0, '57.5'].map((percent) =>
      impsOfPercent(Rational.from(percent)).toString(),
    );
    expect(inImps).toEqual(['3', '0', '-3', '6', '15', '-15', '9/4']);
  });
});
