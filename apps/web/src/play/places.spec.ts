import { movedBy, placeOf } from './places.js';

it('a shared place says so, and who is unranked has none', () => {
  expect([
    placeOf({ place: 1, last: 1 }),
    placeOf({ place: 2, last: 3 }),
    placeOf({ place: null, last: null }),
  ]).toEqual(['1', '2=', undefined]);
});

it('who was fourth and is second went up by two', () => {
  expect([
    movedBy({ place: 2, before: 4 }),
    movedBy({ place: 5, before: 4 }),
    movedBy({ place: 1, before: null }),
    movedBy({ place: null, before: 1 }),
  ]).toEqual([2, -1, 0, 0]);
});
