import { sideBySide } from './sideBySide.js';

const of = (section: string | null, line: 'one' | 'NS' | 'EW') => ({ section, line });
const shown = (...rankings: ReturnType<typeof of>[]) =>
  sideBySide(rankings).map((each) => each.map(({ section, line }) => `${section} ${line}`));

it('has both directions beside each other, section by section', () => {
  expect(shown(of('A', 'NS'), of('A', 'EW'), of('B', 'NS'), of('B', 'EW'))).toEqual([
    ['A NS', 'A EW'],
    ['B NS', 'B EW'],
  ]);
});

it('has two sections with one winner each beside each other', () => {
  expect(shown(of('A', 'one'), of('B', 'one'), of('C', 'one'))).toEqual([['A one', 'B one'], ['C one']]);
});

it('leaves one ranking alone, and puts no direction beside a whole section', () => {
  expect(shown(of(null, 'one'))).toEqual([['null one']]);
  expect(shown(of('A', 'one'), of('B', 'NS'), of('B', 'EW'))).toEqual([['A one'], ['B NS', 'B EW']]);
});
