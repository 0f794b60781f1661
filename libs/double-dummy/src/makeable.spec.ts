import { makeableContracts, type MakeableContract } from './makeable.js';
import { parseTricks } from './testing/parse-tricks.js';

const text = ({ level, strain, declarers }: MakeableContract) => `${level}${strain} ${declarers.join('')}`;
/** North, South, East, West, each in notrump, spades, hearts, diamonds, clubs. */
const makes = (digits: string) => {
  const table = parseTricks(digits.replaceAll(' ', ''));
  return { NS: makeableContracts(table, 'NS').map(text), EW: makeableContracts(table, 'EW').map(text) };
};

describe('makeable contracts', () => {
  it('are the highest of each side in each strain, notrump first', () =>
    expect(makes('78a56 78a56 65378 65378')).toEqual({
      NS: ['1NT NS', '2S NS', '4H NS'],
      EW: ['1D EW', '2C EW'],
    }));

  it('name who makes how many where partners differ', () =>
    expect(makes('9a555 7b655 44787 44688')).toEqual({
      NS: ['3NT N', '1NT S', '5S S', '4S N'],
      EW: ['1H E', '2D EW', '2C W', '1C E'],
    }));

  it('are none of a side that takes six tricks everywhere', () =>
    expect(makes('66666 66666 77777 77777').NS).toEqual([]));
});
