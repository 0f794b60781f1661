import fc from 'fast-check';
import { roundFaults } from './round-seats.js';
import { swissRound } from './swiss.js';
import type { SwissEntry, SwissOptions } from './swiss-field.js';

const CLOSE: SwissOptions = { order: 'close', rematches: 'avoid', odd: 'bye' };

/** Entries 1, 2, ... each of a club, `-` of none. */
function clubs(text: string): SwissEntry[] {
  return text
    .split(' ')
    .map((club, at) => ({ entry: `${at + 1}`, ...(club === '-' ? {} : { apart: [club] }) }));
}

const printed = (entries: readonly SwissEntry[], met: [string, string][], options = CLOSE) =>
  swissRound(entries, met, options)
    .matches.map((match) => match.entries.join('-'))
    .join(' ');

describe('those who are to be kept apart', () => {
  it('do not meet, however far away the others are', () => {
    expect(printed(clubs('a a - -'), [])).toBe('1-3 2-4');
    const large = Array.from({ length: 60 }, (_, at) => (at < 30 ? 'a' : '-')).join(' ');
    const { matches } = swissRound(clubs(large), [], CLOSE);
    expect(matches.every(({ entries: [one, other] }) => Number(one) <= 30 && Number(other) > 30)).toBe(true);
  });

  it('meet rather than that anybody meets again', () => {
    const met: [string, string][] = [
      ['1', '3'],
      ['1', '4'],
    ];
    expect(printed(clubs('a a - -'), met)).toBe('1-2 3-4');
  });

  it('meet as rarely as can be where they are too many, and others do not', () => {
    expect(printed(clubs('a a a a - b'), [])).toBe('1-2 3-5 4-6');
  });

  it('cost no round to come: all still meet all, with as few of them as that allows', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<SwissOptions['order']>('close', 'top-down'),
        fc.array(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), { minLength: 7, maxLength: 7 }),
        fc.array(fc.constantFrom('a', 'b', '-'), { minLength: 8, maxLength: 8 }),
        (order, standings, names) => {
          const met: [string, string][] = [];
          for (const [index, standing] of standings.entries()) {
            const entries = clubs(names.join(' '))
              .map(({ entry, apart = [] }) => (index < 3 ? { entry, apart } : { entry }))
              .toSorted(
                (one, other) => standing[Number(one.entry) - 1]! - standing[Number(other.entry) - 1]!,
              );
            const { matches } = swissRound(entries, met, { ...CLOSE, order, roundsToCome: 6 - index });
            met.push(...matches.map((match) => [...match.entries] as [string, string]));
          }
          const known = new Set(met.map((pair) => pair.toSorted().join(' ')));
          expect(known.size).toBe(28);
        },
      ),
      { numRuns: 30 },
    ));

  it('meet never more often than in the draw without a rematch that has the fewest of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }).chain((half) =>
          fc.record({
            names: fc.array(fc.constantFrom('a', 'b', '-'), { minLength: 2 * half, maxLength: 2 * half }),
            met: fc.array(
              fc.tuple(fc.integer({ min: 1, max: 2 * half }), fc.integer({ min: 1, max: 2 * half })),
            ),
          }),
        ),
        fc.constantFrom<SwissOptions['order']>('close', 'top-down'),
        ({ names, met }, order) => {
          const entries = clubs(names.join(' '));
          const before = met.map(([one, other]) => [`${one}`, `${other}`] as [string, string]);
          const groups = ['a', 'b'].map((club) =>
            entries.flatMap(({ entry, apart }) => (apart?.includes(club) ? [entry] : [])),
          );
          const count = (matches: readonly (readonly [string, string])[]) => {
            const faults = roundFaults(matches, before, [], groups);
            return ['rematch', 'together'].map(
              (kind) => faults.filter((fault) => fault.kind === kind).length,
            );
          };
          const drawn = count(
            swissRound(entries, before, { ...CLOSE, order }).matches.map((match) => match.entries),
          );
          const all = everyDraw(entries.map(({ entry }) => entry)).map(count);
          const least = all.toSorted((one, other) => one[0]! - other[0]! || one[1]! - other[1]!)[0];
          expect(drawn).toEqual(least);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** All draws that there are. */
function everyDraw([first, ...others]: readonly string[]): [string, string][][] {
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    everyDraw(others.filter((each) => each !== other)).map((rest): [string, string][] => [
      [first, other],
      ...rest,
    ]),
  );
}
