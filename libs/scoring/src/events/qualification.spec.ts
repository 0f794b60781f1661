import { rank } from '../ranking/rank.js';
import { Rational } from '../arithmetic/rational.js';
import { qualification } from './qualification.js';

/** Ranks of 'ranking contestant value', those with a minus behind them unranked. */
const ranks = (...texts: readonly string[]) =>
  rank(
    texts.map((text) => {
      const [ranking, contestant, value, out] = text.split(' ');
      return {
        ranking: ranking!,
        contestant: contestant!,
        value: Rational.parse(value!),
        ranked: out !== '-',
      };
    }),
  );

describe('a qualification', () => {
  it('takes the first of each ranking', () => {
    const both = qualification(ranks('A 1 60', 'A 2 50', 'A 3 40', 'B 4 55', 'B 5 54', 'B 6 53 -'), 2);
    expect(both.map(({ qualified, eliminated }) => [qualified, eliminated])).toEqual([
      [['1', '2'], ['3']],
      [['4', '5'], ['6']],
    ]);
  });

  it('says who is tied for the last places', () => {
    expect(qualification(ranks('A 1 60', 'A 2 50', 'A 3 50', 'A 4 50', 'A 5 40'), 3)).toEqual([
      { qualified: ['1'], tied: ['2', '3', '4'], placesLeft: 2, eliminated: ['5'] },
    ]);
    expect(qualification(ranks('A 1 60', 'A 2 50', 'A 3 50'), 3)).toEqual([
      { qualified: ['1', '2', '3'], tied: [], placesLeft: 0, eliminated: [] },
    ]);
  });
});
