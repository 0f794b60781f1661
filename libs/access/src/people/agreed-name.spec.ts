import fc from 'fast-check';
import { agreedName, type CallsPlayer } from './agreed-name.js';

const spring = { tournament: 'spring', madeBy: 'person:anna', name: 'Daniela Kos' };
const autumn = { tournament: 'autumn', madeBy: 'person:boris', name: 'Daniela Kos' };

describe('tournaments in agreement', () => {
  it.each<[string, string | undefined, readonly CallsPlayer[]]>([
    ['two, made by two people', 'Daniela Kos', [spring, autumn]],
    ['one alone', undefined, [spring]],
    ['none', undefined, []],
    ['two of the same person', undefined, [spring, { ...autumn, madeBy: 'person:anna' }]],
    ['two, but nobody knows who made one', undefined, [spring, { ...autumn, madeBy: null }]],
    ['another name in one', undefined, [spring, { ...autumn, name: 'Dana Koss' }]],
    ['one that has no name of its own', undefined, [spring, autumn, { ...autumn, name: null }]],
  ])('%s: %s', (_which, name, tournaments) => expect(agreedName(tournaments)).toBe(name));

  it('no one person, and no part of the tournaments, changes what the others call somebody', () => {
    const makers = fc.array(fc.constantFrom('person:anna', 'person:boris', 'person:celina', null), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(makers, (made) => {
        const all = made.map((madeBy, index) => ({ tournament: `${index}`, madeBy, name: 'Daniela Kos' }));
        const people = new Set(made.filter((madeBy) => madeBy !== null));
        expect(agreedName(all)).toBe(people.size > 1 ? 'Daniela Kos' : undefined);
        for (const one of made) {
          // Tournaments of one person, however many, agree with nobody.
          expect(agreedName(all.filter(({ madeBy }) => madeBy === one))).toBeUndefined();
        }
        for (const at of all.keys()) {
          for (const name of [null, 'Somebody Else']) {
            const others = all.map((each, index) => (index === at ? { ...each, name } : each));
            expect(agreedName(others)).toBeUndefined();
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
