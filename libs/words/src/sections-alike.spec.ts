import { sectionsAlike } from './sections-alike.js';

const alike = (sections: Readonly<Record<string, string>>) =>
  sectionsAlike(
    Object.keys(sections).map((section) => ({ section })),
    ({ section }) => sections[section]!,
  ).map(({ sections: names, text }) => `${names}: ${text}`);

describe('sections of which the same is said', () => {
  it('are named once, with those between a first and a last letter drawn together', () => {
    const all = Array.from({ length: 26 }, (_, index) => [String.fromCharCode(65 + index), 'six tables']);
    expect(alike(Object.fromEntries(all) as Record<string, string>)).toEqual(['A–Z: six tables']);
  });

  it('are told from the others, in the order of the first of each', () => {
    const said = {
      A: 'six tables',
      B: 'five tables',
      C: 'six tables',
      D: 'six tables',
      E: 'six tables',
      BB: 'five tables',
    };
    expect(alike(said)).toEqual(['A, C–E: six tables', 'B, BB: five tables']);
  });

  it('stand by themselves where each is different, two neighbours with a comma', () => {
    expect(alike({ A: 'one', B: 'two' })).toEqual(['A: one', 'B: two']);
    expect(alike({ A: 'one', B: 'one' })).toEqual(['A, B: one']);
    expect(alike({})).toEqual([]);
  });
});
