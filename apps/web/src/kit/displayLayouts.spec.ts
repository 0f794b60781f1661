import { bestLayout, layoutsOf, pagesOfColumns, turnedOn, type Turned } from './displayLayouts.js';

it('prefers large letters to fewer columns, and none is smaller than 28 pixels of 1,080', () => {
  const layouts = layoutsOf(false);
  expect(layouts.slice(0, 3)).toEqual([
    { size: 6.4, columns: 1, wraps: false },
    { size: 6.4, columns: 2, wraps: false },
    { size: 5.8, columns: 1, wraps: false },
  ]);
  expect(layouts.map(({ size }) => size)).toEqual(layouts.map(({ size }) => size).toSorted((a, b) => b - a));
  expect(Math.min(...layouts.map(({ size }) => size * 10.8))).toBeGreaterThanOrEqual(28);
});

it('keeps a row to one line as long as letters are larger than they have to be', () => {
  const wrapping = layoutsOf(true).filter(({ wraps }) => wraps);
  expect(wrapping.map(({ size }) => size)).toEqual([2.6]);
});

it('leaves lists in one column that stand beside each other', () => {
  expect(layoutsOf(true).map(({ columns }) => columns)).not.toContain(2);
});

it('takes the first layout with everything on one page, else the first with the fewest pages', () => {
  const layouts = layoutsOf(true);
  expect(bestLayout(layouts, ({ size }) => (size > 3.6 ? 2 : 1))).toEqual({
    layout: { size: 3.6, columns: 1, wraps: false },
    pages: 1,
  });
  expect(bestLayout(layouts, ({ size }) => (size > 3.2 ? 5 : 3))).toEqual({
    layout: { size: 3.2, columns: 1, wraps: false },
    pages: 3,
  });
});

it('counts pages by the columns that go on beyond the edge', () => {
  // Two columns of 400 with a gap of 50 are in sight.
  expect(pagesOfColumns(850, 850, 50)).toBe(1);
  expect(pagesOfColumns(850.4, 850, 50)).toBe(1);
  expect(pagesOfColumns(1300, 850, 50)).toBe(2);
  expect(pagesOfColumns(1750, 850, 50)).toBe(2);
  expect(pagesOfColumns(2200, 850, 50)).toBe(3);
});

it('turns the pages of a part before those of the next, in a circle', () => {
  const pages = [1, 2, 1];
  const seen: Turned[] = [{ part: 0, page: 0 }];
  for (let turn = 0; turn < 4; turn++) seen.push(turnedOn(seen.at(-1)!, pages[seen.at(-1)!.part]!, 3));
  expect(seen.map(({ part, page }) => `${part}.${page}`)).toEqual(['0.0', '1.0', '1.1', '2.0', '0.0']);
});
