import { expect, it } from '@jest/globals';
import { placesOverRounds, type RoundsOfOne } from './placesOverRounds.js';

const one = (place: number, ...points: (number | null)[]): RoundsOfOne => ({
  place,
  rounds: new Map(points.flatMap((each, at) => (each === null ? [] : [[at + 1, { points: each, of: 10 }]]))),
});

it('tells the place after each round by the share of what was played', () => {
  expect(placesOverRounds([one(1, 4, 9, 9), one(2, 8, 5, 5), one(3, 4, 4, 6)], 3)).toEqual([
    [2, 1, 1],
    [1, 1, 2],
    [2, 3, 3],
  ]);
});

it('has no place for who has not played yet, and counts a round that is missed for nothing', () => {
  expect(placesOverRounds([one(1, null, 8, null), one(2, 7, 7, 7)], 3)).toEqual([
    [undefined, 1, 1],
    [1, 2, 2],
  ]);
});

it('goes by sums where places do', () => {
  const sum = (place: number, ...points: number[]): RoundsOfOne => ({
    place,
    rounds: new Map(points.map((each, at) => [at + 1, { points: each, of: null }])),
  });
  expect(placesOverRounds([sum(1, 0.1, 0.2, 5), sum(2, 0.3, 0, 4)], 3)).toEqual([
    [2, 1, 1],
    [1, 1, 2],
  ]);
});

it('tells none where something else has decided the places that are published', () => {
  expect(placesOverRounds([one(2, 9, 9, 9), one(1, 5, 5, 5)], 3)).toBeUndefined();
});

it('tells none of less than three rounds', () => {
  expect(placesOverRounds([one(1, 9, 9), one(2, 5, 5)], 2)).toBeUndefined();
});
