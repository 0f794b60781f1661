import { movedBy, pagesOf, placeOf } from './places.js';

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

it('a long list is cut into pages that are alike, with everybody on one of them', () => {
  const items = Array.from({ length: 13 }, (_, index) => index);
  expect(pagesOf(items, 6).map((page) => page.length)).toEqual([5, 5, 3]);
  expect(pagesOf(items, 6).flat()).toEqual(items);
  expect(pagesOf([], 6)).toEqual([[]]);
  expect(pagesOf(items, 0)).toHaveLength(13);
});
