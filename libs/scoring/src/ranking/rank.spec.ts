import { Rational } from '../arithmetic/rational.js';
import { rank, type RankingEntry } from './rank.js';
import { placeText } from '../testing/place-text.js';

/** 'place contestant' by ranking. */
function standings(...entries: readonly RankingEntry[]): string[] {
  return rank(entries).map((entry) => `${entry.ranking} ${placeText(entry)} ${entry.contestant}`);
}

const entry = (contestant: string, value: string, ranking = 'one', ranked = true): RankingEntry => ({
  contestant,
  value: Rational.parse(value),
  ranking,
  ranked,
});

describe('a ranking', () => {
  it('is 1, 2=, 2=, 4', () => {
    expect(
      standings(entry('A-1', '50'), entry('A-2', '60.01'), entry('A-3', '55'), entry('A-4', '55')),
    ).toEqual(['one 1 A-2', 'one 2= A-3', 'one 2= A-4', 'one 4 A-1']);
  });

  it('knows the last of the places that are shared', () => {
    const ranks = rank([entry('A-1', '50'), entry('A-2', '50'), entry('A-3', '50'), entry('A-4', '40')]);
    expect(ranks.map(({ place, last }) => [place, last])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [4, 4],
    ]);
  });

  it('tells apart what rounds to the same', () => {
    expect(standings(entry('A-1', '5231/100'), entry('A-2', '156931/3000'))).toEqual([
      'one 1 A-2',
      'one 2 A-1',
    ]);
  });

  it('has a ranking for each line', () => {
    expect(
      standings(entry('A-NS1', '50', 'NS'), entry('A-EW1', '50', 'EW'), entry('A-NS2', '51', 'NS')),
    ).toEqual(['NS 1 A-NS2', 'NS 2 A-NS1', 'EW 1 A-EW1']);
  });

  it('puts those who take no place behind the others, and takes none from them', () => {
    expect(standings(entry('A-1', '60', 'one', false), entry('A-2', '40'), entry('A-3', '50'))).toEqual([
      'one 1 A-3',
      'one 2 A-2',
      'one  A-1',
    ]);
  });
});
