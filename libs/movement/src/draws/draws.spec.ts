import fc from 'fast-check';
import { everybodyAt } from '../movement/seats.js';
import { contestantsOf } from '../movement/contestants.js';
import type { Movement } from '../movement/movement.js';
import { howell } from '../generators/howell.js';
import { mitchell } from '../generators/mitchell.js';
import { individualHowell } from '../individual/individual-howell.js';
import { asMovement } from '../individual/individual-movement.js';
import { metAllTheSame } from './apart.js';
import { seatsDrawnWith, stationarySeats, type DrawWishes } from './draw-with-wishes.js';
import { drawnSeats, firstSeats } from './places.js';

const SEED = '5eed'.repeat(16);
const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `e${index + 10}`);

/** Sections A, B, ... with their places in the order in which draws fill them. */
function hall(...movements: readonly Movement[]) {
  const sections = movements.map((movement, index) => ({ section: 'ABC'[index]!, movement }));
  const places = sections.flatMap(({ section, movement }) =>
    contestantsOf(movement).map(({ contestant }) => `${section}-${contestant}`),
  );
  return { sections, places };
}

function wishes(from: Partial<DrawWishes> & Pick<DrawWishes, 'sections' | 'places'>): DrawWishes {
  const nothing = { held: [], seeds: [], apart: [], unavoidable: 'late' } as const;
  return { entries: numbered(from.places.length), ...nothing, ...from };
}

const MITCHELL = hall(mitchell({ tables: 5 }));
const HOWELL = hall(howell({ tables: 4 }));
const TWO = hall(mitchell({ tables: 5 }), mitchell({ tables: 5 }));
const SEVERAL = hall(mitchell({ tables: 3 }), howell({ tables: 4 }));
const INDIVIDUAL = hall(asMovement(individualHowell({ players: 13, rounds: 4 })));
const halls = fc.constantFrom(MITCHELL, HOWELL, TWO, SEVERAL, INDIVIDUAL);

/** Any wishes that can be met: some entries, held seats, seeds and groups. */
const anyWishes = halls.chain((of) => {
  const entries = numbered(of.places.length);
  return fc
    .record({
      entries: fc.shuffledSubarray(entries, { minLength: 1 }),
      places: fc.shuffledSubarray(of.places, { minLength: of.places.length }),
      numbers: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: of.places.length }),
      holding: fc.nat({ max: 3 }),
      apart: fc.array(fc.subarray(entries, { minLength: 2, maxLength: 5 }), { maxLength: 4 }),
      unavoidable: fc.constantFrom('late' as const, 'early' as const),
      seedsBegin: fc.constantFrom('apart' as const, undefined),
    })
    .map(({ entries: some, places, numbers, holding, apart, unavoidable, seedsBegin }): DrawWishes => ({
      entries: some,
      places: of.places,
      sections: of.sections,
      held: some.slice(0, holding).map((entry, index) => ({ entry, contestant: places[index]! })),
      seeds: some.slice(0, numbers.length).map((entry, index) => ({ entry, seed: numbers[index]! })),
      apart: apart.map((group) => group.filter((entry) => some.includes(entry))),
      unavoidable,
      seedsBegin,
    }));
});

/** What meetings within groups cost, counted anew. */
function cost({ apart, sections, unavoidable }: DrawWishes, seats: ReturnType<typeof drawnSeats>): number {
  const rounds = Math.max(...sections.map(({ movement }) => movement.rounds));
  return apart
    .flatMap((group) => metAllTheSame([group], seats, sections))
    .reduce((sum, { round }) => sum + rounds + (unavoidable === 'late' ? rounds - round : round - 1), 0);
}

describe('a draw with wishes', () => {
  it('gives every entry one place, and no place to two', () => {
    fc.assert(
      fc.property(anyWishes, seeds, (wanted, seed) => {
        const seats = seatsDrawnWith(wanted, seed);
        expect(seats.map(({ entry }) => entry).toSorted()).toEqual(wanted.entries.toSorted());
        expect(new Set(seats.map(({ contestant }) => contestant)).size).toBe(seats.length);
        for (const { contestant } of seats) expect(wanted.places).toContain(contestant);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps two apart in an individual also as partners', () => {
    const apart = [numbered(4).slice(0, 2), numbered(6).slice(4, 6)];
    const seats = seatsDrawnWith(wishes({ ...INDIVIDUAL, apart }), SEED);
    expect(metAllTheSame(apart, seats, INDIVIDUAL.sections)).toEqual([]);
    const placeOf = (entry: string) => seats.find((seat) => seat.entry === entry)!.contestant.slice(2);
    const tables = INDIVIDUAL.sections[0]!.movement.rows.flat().map((play) => everybodyAt(play!));
    for (const [one, other] of apart) {
      const both = [placeOf(one!), placeOf(other!)];
      expect(tables.some((four) => both.every((player) => four.includes(player)))).toBe(false);
    }
  });

  it('leaves the seats that are held, and takes of the others the first', () => {
    fc.assert(
      fc.property(anyWishes, seeds, (wanted, seed) => {
        const seats = seatsDrawnWith(wanted, seed);
        expect(seats).toEqual(expect.arrayContaining([...wanted.held]));
        const held = wanted.held.map(({ contestant }) => contestant);
        const free = wanted.places.filter((place) => !held.includes(place));
        const taken = [...held, ...free.slice(0, wanted.entries.length - held.length)];
        expect(seats.map(({ contestant }) => contestant).toSorted()).toEqual(taken.toSorted());
      }),
      { numRuns: 100 },
    );
  });

  it('is the same draw, in whatever order its wishes are told', () => {
    fc.assert(
      fc.property(anyWishes, seeds, (wanted, seed) => {
        const seats = seatsDrawnWith(wanted, seed);
        const turned = {
          ...wanted,
          entries: wanted.entries.toReversed(),
          held: wanted.held.toReversed(),
          seeds: wanted.seeds.toReversed(),
          apart: wanted.apart.map((group) => group.toReversed()).toReversed(),
        };
        expect(seatsDrawnWith(turned, seed)).toEqual(seats);
      }),
      { numRuns: 100 },
    );
  });

  it('brings no group closer together than without that wish', () => {
    fc.assert(
      fc.property(anyWishes, seeds, (wanted, seed) => {
        const without = seatsDrawnWith({ ...wanted, apart: [] }, seed);
        expect(cost(wanted, seatsDrawnWith(wanted, seed))).toBeLessThanOrEqual(cost(wanted, without));
      }),
      { numRuns: 200 },
    );
  });

  it('without a wish is the draw by lot', () => {
    fc.assert(
      fc.property(halls, seeds, (of, seed) => {
        const { entries, places } = wishes(of);
        expect(seatsDrawnWith(wishes(of), seed)).toEqual(drawnSeats(entries, places, seed));
      }),
      { numRuns: 30 },
    );
  });

  it('is for good this one: computed with Python from the descriptions in the code', () => {
    expect(
      drawnSeats(numbered(10), MITCHELL.places, SEED)
        .map(({ entry }) => entry)
        .join(' '),
    ).toBe('e14 e17 e16 e12 e19 e15 e10 e13 e11 e18');
    const wanted = wishes({
      ...TWO,
      held: [{ entry: 'e10', contestant: 'B-EW2' }],
      seeds: ['e11', 'e12', 'e13', 'e14', 'e15', 'e16'].map((entry, index) => ({ entry, seed: index + 1 })),
      apart: [
        ['e10', 'e11', 'e12', 'e20', 'e21'],
        ['e20', 'e22', 'e23', 'e24', 'e25', 'e26', 'e27'],
        ['e11', 'e12', 'e13', 'e14', 'e15', 'e16', 'e28', 'e29'],
      ],
    });
    const seats = seatsDrawnWith(wanted, SEED);
    expect(seats.map(({ entry, contestant }) => `${contestant}:${entry}`).join(' ')).toBe(
      [
        'A-NS1:e25 A-NS2:e11 A-NS3:e21 A-NS4:e20 A-NS5:e24',
        'A-EW1:e19 A-EW2:e18 A-EW3:e15 A-EW4:e28 A-EW5:e14',
        'B-NS1:e22 B-NS2:e23 B-NS3:e26 B-NS4:e27 B-NS5:e13',
        'B-EW1:e29 B-EW2:e10 B-EW3:e16 B-EW4:e17 B-EW5:e12',
      ].join(' '),
    );
  });
});

describe('groups that are kept apart', () => {
  const ten = numbered(10);

  it('do not meet where the movement has lines or sections for them', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const apart = [ten.slice(0, 5), ten.slice(5)];
        const seats = seatsDrawnWith(wishes({ ...MITCHELL, apart }), seed);
        expect(metAllTheSame(apart, seats, MITCHELL.sections)).toEqual([]);
        const many = [numbered(20).slice(0, 8), numbered(20).slice(8, 14), numbered(20).slice(14)];
        const spread = seatsDrawnWith(wishes({ ...TWO, apart: many }), seed);
        expect(metAllTheSame(many, spread, TWO.sections)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('meet in the last rounds where everybody meets everybody, or in the first', () => {
    const apart = [
      ['e10', 'e11'],
      ['e12', 'e13'],
      ['e14', 'e15'],
      ['e16', 'e17'],
    ];
    const rounds = (unavoidable: 'late' | 'early') => {
      const seats = seatsDrawnWith(wishes({ ...HOWELL, apart, unavoidable }), SEED);
      return metAllTheSame(apart, seats, HOWELL.sections).map(({ round }) => round);
    };
    expect(rounds('late')).toEqual([7, 7, 7, 7]);
    expect(rounds('early')).toEqual([1, 1, 1, 1]);
  });

  it('are as far apart as in the best of all seatings, where one can try them all', () => {
    const small = hall(howell({ tables: 4 }));
    const entries = numbered(8);
    const apart = [entries.slice(0, 3), entries.slice(3, 6)];
    const wanted = wishes({ ...small, apart });
    const found = cost(wanted, seatsDrawnWith(wanted, SEED));
    const least = Math.min(
      ...permutations(small.places).map((places) =>
        cost(
          wanted,
          entries.map((entry, index) => ({ entry, contestant: places[index]! })),
        ),
      ),
    );
    expect(found).toBe(least);
  });

  it('can be told when they meet all the same', () => {
    const seats = drawnSeats(ten, MITCHELL.places, SEED);
    const [ns1, ew1] = ['A-NS1', 'A-EW1'].map(
      (place) => seats.find(({ contestant }) => contestant === place)!.entry,
    ) as [string, string];
    expect(metAllTheSame([[ew1, ns1]], seats, MITCHELL.sections)).toEqual([
      { round: 1, table: 'A1', ns: ns1, ew: ew1 },
    ]);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

describe('seeded entries', () => {
  const numberOf = (entry: string) => Number(entry.slice(1)) - 9;

  it('go in a snake over the sections and lines', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const strongest = numbered(8).map((entry, index) => ({ entry, seed: index + 1 }));
        const seats = seatsDrawnWith(wishes({ ...TWO, seeds: strongest }), seed);
        const line = (name: string) =>
          seats
            .filter(({ entry, contestant }) => numberOf(entry) <= 8 && contestant.startsWith(name))
            .map(({ entry }) => numberOf(entry))
            .toSorted((one, other) => one - other);
        expect([line('A-NS'), line('B-NS'), line('B-EW'), line('A-EW')]).toEqual([
          [1, 8],
          [2, 7],
          [3, 6],
          [4, 5],
        ]);
      }),
      { numRuns: 30 },
    );
  });

  it('do not begin against each other as long as there are tables enough', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(MITCHELL, HOWELL, TWO),
        fc.integer({ min: 2, max: 4 }),
        seeds,
        (of, count, seed) => {
          const strongest = numbered(count).map((entry, index) => ({ entry, seed: index + 1 }));
          const seats = seatsDrawnWith(wishes({ ...of, seeds: strongest }), seed);
          const at = new Map(seats.map(({ entry, contestant }) => [contestant, entry]));
          const tables = firstSeats(of.sections)
            .filter(({ place }) => numberOf(at.get(place)!) <= count)
            .map(({ section, table }) => `${section}${table}`);
          expect(new Set(tables).size).toBe(count);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('do not begin against each other at half tables either, once a draw looks to that', () => {
    const half = hall(mitchell({ tables: 5, phantom: 2 }), howell({ tables: 4, phantom: 5 }));
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), seeds, (count, seed) => {
        const strongest = numbered(count).map((entry, index) => ({ entry, seed: index + 1 }));
        const wanted = wishes({ ...half, seeds: strongest, seedsBegin: 'apart' });
        const seats = seatsDrawnWith(wanted, seed);
        const met = metAllTheSame([strongest.map(({ entry }) => entry)], seats, half.sections);
        expect(met.filter(({ round }) => round === 1)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('of equal numbers are in the order of the lot', () => {
    const first = (seed: string) =>
      seatsDrawnWith(wishes({ ...MITCHELL, seeds: numbered(4).map((entry) => ({ entry, seed: 1 })) }), seed)
        .filter(({ entry, contestant }) => numberOf(entry) <= 4 && contestant.startsWith('A-NS'))
        .map(({ entry }) => entry)
        .toSorted()
        .join();
    const found = new Set(
      Array.from({ length: 60 }, (_, index) => first(index.toString(16).padStart(64, '0'))),
    );
    expect(found.size).toBe(6);
  });

  it('may be everybody', () => {
    const all = numbered(10).map((entry, index) => ({ entry, seed: index + 1 }));
    const seats = seatsDrawnWith(wishes({ ...MITCHELL, seeds: all }), SEED);
    const ns = seats
      .filter(({ contestant }) => contestant.startsWith('A-NS'))
      .map(({ entry }) => numberOf(entry));
    expect(ns.toSorted((one, other) => one - other)).toEqual([1, 4, 5, 8, 9]);
  });
});

describe('stationary seats', () => {
  it('are taken in the order of the draw, by those who have to stay', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const staying = ['e13', 'e11', 'e17'];
        const stationary = MITCHELL.places.slice(0, 5);
        const seats = stationarySeats(numbered(10), staying, stationary, seed);
        expect(seats.map(({ contestant }) => contestant)).toEqual(['A-NS1', 'A-NS2', 'A-NS3']);
        const order = drawnSeats(numbered(10), MITCHELL.places, seed).map(({ entry }) => entry);
        expect(seats.map(({ entry }) => entry)).toEqual(order.filter((entry) => staying.includes(entry)));
      }),
      { numRuns: 30 },
    );
  });
});

it('draws a large field with large clubs', () => {
  const of = hall(mitchell({ tables: 15 }), mitchell({ tables: 15 }), mitchell({ tables: 15 }));
  const entries = numbered(90);
  const apart = Array.from({ length: 18 }, (_, club) =>
    entries.filter((_entry, index) => index % 18 === club),
  );
  const seats = seatsDrawnWith(wishes({ ...of, apart }), SEED);
  expect(metAllTheSame(apart, seats, of.sections)).toEqual([]);
});
