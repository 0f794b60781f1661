import fc from 'fast-check';
import { chosenOpponents, knockout, knockoutSoFar, type Knockout, type SideOf } from './knockout.js';

const side = (one: SideOf): string => (one.of === 'seed' ? `${one.seed}` : `${one.of} of ${one.match}`);
const written = ({ matches }: Knockout) =>
  matches.map(({ match, round, sides, places: { from, to } }) => {
    const [one, other] = sides;
    return `${round}: ${match} ${side(one)} v ${side(other)} for ${from}-${to}`;
  });
const named = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);

/** Plays it through: in each match the one with the better number in `strength` wins. */
function played(draw: Knockout, strength: readonly number[]) {
  const entries = named(draw.entries);
  const winners = new Map<number, string>();
  for (const { match } of draw.matches) {
    const { entries: two } = knockoutSoFar(draw, entries, winners).matches.find(
      (one) => one.match === match,
    )!;
    const [best] = two.toSorted(
      (one, other) => strength[entries.indexOf(one!)]! - strength[entries.indexOf(other!)]!,
    );
    winners.set(match, best!);
  }
  return knockoutSoFar(draw, entries, winners);
}

describe('a knockout', () => {
  it('has the first seed meet the last, and the first two in the final', () => {
    expect(written(knockout(8))).toEqual([
      '1: 1 1 v 8 for 1-8',
      '1: 2 2 v 7 for 1-8',
      '1: 3 3 v 6 for 1-8',
      '1: 4 4 v 5 for 1-8',
      '2: 5 winner of 1 v winner of 4 for 1-4',
      '2: 6 winner of 2 v winner of 3 for 1-4',
      '3: 7 winner of 5 v winner of 6 for 1-2',
    ]);
  });

  it('gives byes to the first seeds where they are no power of two', () => {
    const six = knockout(6);
    expect(six.byes).toEqual([1, 2]);
    expect(written(six)).toEqual([
      '1: 1 3 v 6 for 1-6',
      '1: 2 4 v 5 for 1-6',
      '2: 3 1 v winner of 2 for 1-4',
      '2: 4 2 v winner of 1 for 1-4',
      '3: 5 winner of 3 v winner of 4 for 1-2',
    ]);
  });

  it('has a match for the third place, or play-offs for every place', () => {
    expect(written(knockout(4, { places: 'third' }))).toEqual([
      '1: 1 1 v 4 for 1-4',
      '1: 2 2 v 3 for 1-4',
      '2: 3 winner of 1 v winner of 2 for 1-2',
      '2: 4 loser of 2 v loser of 1 for 3-4',
    ]);
    expect(written(knockout(8, { places: 'all' })).slice(4)).toEqual([
      '2: 5 winner of 1 v winner of 4 for 1-4',
      '2: 6 winner of 2 v winner of 3 for 1-4',
      '2: 7 loser of 4 v loser of 1 for 5-8',
      '2: 8 loser of 3 v loser of 2 for 5-8',
      '3: 9 winner of 5 v winner of 6 for 1-2',
      '3: 10 loser of 6 v loser of 5 for 3-4',
      '3: 11 winner of 7 v winner of 8 for 5-6',
      '3: 12 loser of 8 v loser of 7 for 7-8',
    ]);
  });

  it('tells who plays whom as far as matches are played, and the places that are decided', () => {
    const draw = knockout(4);
    const entries = ['Ada', 'Bea', 'Cyd', 'Dot'];
    const first = knockoutSoFar(draw, entries, new Map([[1, 'Dot']]));
    expect(first.matches.map((match) => match.entries)).toEqual([
      ['Ada', 'Dot'],
      ['Bea', 'Cyd'],
      ['Dot', undefined],
    ]);
    expect(first.places).toEqual([{ entry: 'Ada', from: 3, to: 4 }]);
    const all = knockoutSoFar(
      draw,
      entries,
      new Map([
        [1, 'Dot'],
        [2, 'Bea'],
        [3, 'Bea'],
      ]),
    );
    expect(all.places.map(({ entry, from, to }) => `${entry} ${from}-${to}`)).toEqual([
      'Bea 1-1',
      'Dot 2-2',
      'Ada 3-4',
      'Cyd 3-4',
    ]);
  });

  it('lets nobody win a match that somebody else plays: what followed from it is open again', () => {
    const entries = ['Ada', 'Bea', 'Cyd', 'Dot'];
    const corrected = new Map([
      [1, 'Ada'],
      [2, 'Bea'],
      [3, 'Dot'],
    ]);
    const { matches, places } = knockoutSoFar(knockout(4), entries, corrected);
    expect(matches[2]).toMatchObject({ entries: ['Ada', 'Bea'], winner: undefined });
    expect(places.map(({ entry }) => entry)).toEqual(['Dot', 'Cyd']);
  });

  it('is of 2 to 256', () => {
    for (const entries of [0, 1, 257, 2.5]) expect(() => knockout(entries)).toThrow('from 2 to 256');
    expect(() => knockoutSoFar(knockout(4), ['Ada'], new Map())).toThrow('4 entries, not 1');
  });

  it('seeds so that the better always winning, the seeds come in as they were seeded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 64 }),
        fc.constantFrom('first', 'third', 'all'),
        (count, places) => {
          const draw = knockout(count, { places });
          const { places: decided } = played(
            draw,
            Array.from({ length: count }, (_, seed) => seed),
          );
          expect(decided).toHaveLength(count);
          for (const { entry, from, to } of decided) {
            const seed = Number(entry.slice(1));
            expect(from <= seed && seed <= to).toBe(true);
          }
        },
      ),
    );
  });

  it('gives everybody a place, whoever wins, and with play-offs each one its own', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }).chain((count) =>
          fc.tuple(
            fc.shuffledSubarray(
              Array.from({ length: count }, (_, one) => one),
              { minLength: count },
            ),
          ),
        ),
        ([strength]) => {
          const count = strength.length;
          const all = played(knockout(count, { places: 'all' }), strength);
          expect(all.places.map(({ from }) => from)).toEqual(
            Array.from({ length: count }, (_, one) => one + 1),
          );
          const [best] = all.places;
          expect(strength[Number(best!.entry.slice(1)) - 1]).toBe(0);
          const first = played(knockout(count), strength);
          expect(new Set(first.places.map(({ entry }) => entry)).size).toBe(count);
        },
      ),
    );
  });
});

describe('opponents who are chosen', () => {
  const entries = named(8);
  const three = { entries, choosers: 3 };

  it('are chosen by the first in their order; those who are left meet', () => {
    expect(chosenOpponents(three, [])).toEqual({
      matches: [],
      next: { chooser: 'T1', among: ['T4', 'T5', 'T6', 'T7', 'T8'] },
    });
    expect(chosenOpponents(three, ['T6', 'T4'])).toEqual({
      matches: [
        ['T1', 'T6'],
        ['T2', 'T4'],
      ],
      next: { chooser: 'T3', among: ['T5', 'T7', 'T8'] },
    });
    expect(chosenOpponents(three, ['T6', 'T4', 'T8'])).toEqual({
      matches: [
        ['T1', 'T6'],
        ['T2', 'T4'],
        ['T3', 'T8'],
        ['T5', 'T7'],
      ],
      next: undefined,
    });
  });

  it.each([
    [{ entries: named(7), choosers: 3 }, [], { code: 'choosing.odd', entries: 7 }],
    [{ entries, choosers: 5 }, [], { code: 'choosing.choosers', choosers: 5, most: 4 }],
    [{ entries, choosers: 1 }, ['T5', 'T6'], { code: 'choosing.too-many', chosen: 2, choosers: 1 }],
    [
      three,
      ['T6', 'T6'],
      { code: 'choosing.not-free', chooser: 'T2', chosen: 'T6', among: ['T4', 'T5', 'T7', 'T8'] },
    ],
    [
      three,
      ['T2'],
      { code: 'choosing.not-free', chooser: 'T1', chosen: 'T2', among: ['T4', 'T5', 'T6', 'T7', 'T8'] },
    ],
  ])('cannot be chosen otherwise: %j, %j', (choosing, chosen, refusal) =>
    expect(chosenOpponents(choosing, chosen)).toEqual(refusal),
  );
});
