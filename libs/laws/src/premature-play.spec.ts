import { EDITIONS } from './edition.js';
import { afterPrematurePlay } from './premature-play.js';

describe('a card that a defender plays before his partner', () => {
  it('is a major penalty card, and declarer has three options, since 2017 four', () => {
    const rulings = EDITIONS.map((edition) => afterPrematurePlay(edition));
    expect(rulings.map(({ options }) => options.length)).toEqual([3, 3, 3, 4]);
    expect(rulings.at(-1)!.options).toEqual([
      'highest-of-suit',
      'lowest-of-suit',
      'require-other-suit',
      'forbid-other-suit',
    ]);
    expect(rulings[0]!.options).not.toContain('require-other-suit');
    expect(rulings.every(({ card }) => card === 'major-penalty-card')).toBe(true);
  });
});
