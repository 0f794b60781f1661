import { shortNames } from './shortNames.js';

describe('names at a table', () => {
  it('stand whole where they fit', () =>
    expect(shortNames(['Anna Orlova', 'Орлов Борис', 'Мария'])).toEqual([
      'Anna Orlova',
      'Орлов Борис',
      'Мария',
    ]));

  it('are cut to first letters of every word where they do not: nobody has said which is the family’s', () =>
    expect(shortNames(['Константин Константинопольский', 'Bogumiła Brzęczyszczykiewicz-Nowak'])).toEqual([
      'Констан. Констан.',
      'Bogumiła Brzęczys.',
    ]));

  it('stay whole where two would be called the same', () => {
    const names = ['Константин Константинов', 'Константин Константинопольский'];
    expect(shortNames(names)).toEqual(names);
  });
});
