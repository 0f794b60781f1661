import { placesOverRounds } from './placesOverRounds.js';

/** Contestants with the published place, and points out of so many in each round. */
const places = (of: number | null, ...all: readonly (readonly [number | null, ...(number | null)[]])[]) => {
  const found = placesOverRounds(
    all.map(([place, ...points], index) => ({
      contestant: `${index}`,
      place,
      rounds: new Map(points.flatMap((each, at) => (each === null ? [] : [[at + 1, { points: each, of }]]))),
    })),
  );
  return all.map((_, index) => found.get(`${index}`)?.places);
};

it('tells the place after each round by the share of what was played', () => {
  expect(places(10, [1, 4, 9, 9], [2, 8, 5, 5], [3, 4, 4, 6])).toEqual([
    [2, 1, 1],
    [1, 1, 2],
    [2, 3, 3],
  ]);
});

it('has no place for who has not played yet, and leaves out who is unranked', () => {
  expect(places(10, [1, null, 8, null], [2, 7, 7, 7], [null, 9, 9, 9])).toEqual([
    [undefined, 1, 1],
    [1, 2, 2],
    undefined,
  ]);
});

it('goes by sums where places do', () => {
  expect(places(null, [1, 0.1, 0.2, 5], [2, 0.3, 0, 4])).toEqual([
    [2, 1, 1],
    [1, 1, 2],
  ]);
});

it('tells none where something else has decided the places that are published', () => {
  expect(places(10, [2, 9, 9, 9], [1, 5, 5, 5])).toEqual([undefined, undefined]);
});

it('tells none of less than three rounds', () => {
  expect(places(10, [1, 9, 9], [2, 5, 5])).toEqual([undefined, undefined]);
});
