import { changedByHand } from './changedByHand.js';

const seats = [
  { entry: 'a', contestant: 'A-1' },
  { entry: 'b', contestant: 'A-2' },
  { entry: 'c', contestant: 'A-3' },
];
const now = (...entries: readonly (string | null)[]) =>
  entries.map((entry, index) => ({ contestant: `A-${index + 1}`, entry }));

describe('places that others have than those who drew them', () => {
  it('are none as long as everybody sits where the draw says', () =>
    expect(changedByHand(seats, now('a', 'b', 'c', null))).toEqual([]));

  it('are those that were exchanged, freed or given', () => {
    expect(changedByHand(seats, now('b', 'a', 'c'))).toEqual(['A-1', 'A-2']);
    expect(changedByHand(seats, now('a', 'b', null))).toEqual(['A-3']);
    expect(changedByHand(seats, now('a', 'b', 'c', 'd'))).toEqual(['A-4']);
  });
});
