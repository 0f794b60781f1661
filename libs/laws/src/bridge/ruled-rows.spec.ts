import { FACTS } from './terms/facts.js';
import { lawsOf } from './law-book.js';

import { outcomeOf } from './ruling.js';
import { RULED_ROWS } from '../testing/ruled-rows.js';

const cases = RULED_ROWS.flatMap((row) => row.editions.map((edition) => ({ ...row, edition })));

describe('the rows of the table of rulings', () => {
  it.each(cases)('$row is ruled by the facts in $edition', ({ law, edition, facts, nearMiss }) => {
    const missed = outcomeOf(law, edition, { ...facts, ...nearMiss });
    expect(missed).not.toEqual(outcomeOf(law, edition, facts));
  });

  it('miss by one fact, or by one choice', () => {
    const changed = RULED_ROWS.map(({ nearMiss }) => Object.keys(nearMiss));
    const facts = changed.map((keys) => keys.filter((key) => Object.hasOwn(FACTS, key)).length);
    expect(Math.max(...facts)).toBe(1);
    expect(changed.filter((keys, index) => keys.length - facts[index]! > 1 || keys.length === 0)).toEqual([]);
  });

  it('are not ruled without their facts', () =>
    expect(() => outcomeOf('64', 2017, { 'twelfth-trick': 'no' })).toThrow(
      'Law 64 (2017) is not ruled by {"twelfth-trick":"no"}',
    ));

  it('are of laws that their editions have', () => {
    expect(cases.filter(({ law, edition }) => !lawsOf(edition).includes(law))).toEqual([]);
  });
});
