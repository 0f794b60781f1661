import fc from 'fast-check';
import type { SwissEntry, SwissOptions } from './swiss-field.js';
import { swissRound } from './swiss.js';

/** An event on its way: who is there, the best first, and who has met whom. */
interface Event {
  readonly entries: readonly SwissEntry[];
  readonly met: readonly (readonly [string, string])[];
}

/** How an event was drawn: how often two met again, and who sat out how often at most. */
interface Course {
  readonly rematches: number;
  readonly mostByes: number;
}

type Order = SwissOptions['order'];

const begin = (size: number): Event => ({
  entries: Array.from({ length: size }, (_, at) => ({ entry: `${at + 1}`, byes: 0 })),
  met: [],
});

/** Draws a round, and scatters the standings behind it. */
function played({ entries, met }: Event, order: Order, roundsToCome: number, seed: number) {
  const drawn = swissRound(entries, met, { order, rematches: 'avoid', odd: 'bye', roundsToCome });
  const byes = (one: SwissEntry) => one.byes! + (one.entry === drawn.bye ? 1 : 0);
  const after: Event = {
    entries: entries
      .map((one) => ({ ...one, byes: byes(one) }))
      .toSorted((one, other) => scattered(seed, one.entry) - scattered(seed, other.entry)),
    met: [...met, ...drawn.matches.map(({ entries: two }) => two)],
  };
  return { drawn, after };
}

function course(size: number, rounds: number, order: Order, seed: number): Course {
  let event = begin(size);
  let rematches = 0;
  for (let round = 1; round <= rounds; round++) {
    const { drawn, after } = played(event, order, rounds - round, seed * 100 + round);
    rematches += drawn.matches.filter(({ rematch }) => rematch).length;
    event = after;
  }
  return { rematches, mostByes: Math.max(...event.entries.map(({ byes }) => byes!)) };
}

const ORDER = fc.constantFrom<Order>('close', 'top-down');

describe('a Swiss of a short field', () => {
  it.each([
    [5, 5],
    [7, 6],
    [7, 7],
    [9, 9],
    [13, 13],
  ])('of %i in %i rounds: nobody meets anybody again, and nobody sits out twice', (size, rounds) => {
    const courses = Array.from({ length: 40 }, (_, seed) => course(size, rounds, 'close', seed + 1));
    expect(courses.filter(({ rematches, mostByes }) => rematches > 0 || mostByes > 1)).toEqual([]);
  });

  it('has no rematch and no second bye as long as there are no more rounds than others, and one more to sit out', () =>
    fc.assert(
      fc.property(
        fc
          .integer({ min: 3, max: 15 })
          .chain((size) => fc.tuple(fc.constant(size), fc.integer({ min: 1, max: size - 1 + (size % 2) }))),
        ORDER,
        fc.nat(),
        ([size, rounds], order, seed) => {
          const { rematches, mostByes } = course(size, rounds, order, seed);
          expect({ rematches, mostByes }).toEqual({ rematches: 0, mostByes: size % 2 });
        },
      ),
      { numRuns: 1_000 },
    ));

  it('has them as late as can be where there are more rounds', () => {
    // All five have met all others, and have sat out once, before anybody meets again.
    let event = begin(5);
    for (let round = 1; round <= 7; round++) {
      const { drawn, after } = played(event, 'close', 7 - round, round);
      expect(drawn.matches.map(({ rematch }) => rematch)).toEqual(Array(2).fill(round > 5));
      event = after;
    }
    expect(event.entries.map(({ byes }) => byes!).toSorted((one, other) => one - other)).toEqual([
      1, 1, 1, 2, 2,
    ]);
  });

  it('keeps a draw of all rounds to come, whoever withdraws or comes late, as long as there is one by trying all', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 7 }),
        fc.integer({ min: 2, max: 7 }),
        fc.array(fc.record({ before: fc.integer({ min: 2, max: 7 }), leaves: fc.option(fc.nat(6)) }), {
          maxLength: 3,
        }),
        ORDER,
        fc.nat(),
        (size, rounds, changes, order, seed) => {
          let event = begin(size);
          for (let round = 1; round <= rounds; round++) {
            for (const { before, leaves } of changes) {
              if (before !== round) continue;
              const { entries } = event;
              if (leaves === null && entries.length < 7) {
                event = {
                  ...event,
                  entries: [...entries, { entry: `late ${String(entries.length)} ${round}`, byes: 0 }],
                };
              } else if (leaves !== null && entries.length > 3) {
                event = { ...event, entries: entries.filter((_, at) => at !== leaves % entries.length) };
              }
            }
            const most = mostByes(event, rounds + 1 - round);
            const possible = canAllBeDrawn(event, rounds + 1 - round, most);
            const { drawn, after } = played(event, order, rounds - round, seed + round);
            const lasts =
              drawn.matches.every(({ rematch }) => !rematch) && canAllBeDrawn(after, rounds - round, most);
            expect(lasts || !possible).toBe(true);
            event = after;
          }
        },
      ),
      { numRuns: 1_000 },
    ));
});

/** Draws a round, begins some of its matches, and draws the others again by other standings. */
function playedAgain({ entries, met }: Event, order: Order, roundsToCome: number, seed: number) {
  const options = { order, rematches: 'avoid', odd: 'bye', roundsToCome } as const;
  const begun = swissRound(entries, met, options)
    .matches.map(({ entries: two }) => two)
    .filter(([one]) => scattered(seed + 1, one) % 3 === 0);
  const others = entries
    .filter(({ entry }) => !begun.some((two) => two.includes(entry)))
    .toSorted((one, other) => scattered(seed + 2, one.entry) - scattered(seed + 2, other.entry));
  const playing = entries.filter((one) => !others.includes(one));
  const { matches, bye } = swissRound([...others, ...playing], met, { ...options, standing: begun });
  const drawn = [...begun, ...matches.map(({ entries: two }) => two)];
  const after: Event = {
    entries: entries.map((one) => ({ ...one, byes: one.byes! + (one.entry === bye ? 1 : 0) })),
    met: [...met, ...drawn],
  };
  return { drawn, bye, after };
}

describe('a round of a short field that is drawn again while some of its matches are played', () => {
  const sizeAndRounds = fc
    .integer({ min: 3, max: 15 })
    .chain((size) => fc.tuple(fc.constant(size), fc.integer({ min: 1, max: size - 1 + (size % 2) })));

  it('leaves all rounds to come without a rematch and a second bye, round after round', () =>
    fc.assert(
      fc.property(sizeAndRounds, ORDER, fc.nat(), ([size, rounds], order, seed) => {
        let event = begin(size);
        for (let round = 1; round <= rounds; round++) {
          const { drawn, bye, after } = playedAgain(event, order, rounds - round, seed * 100 + round);
          const everybody = [...drawn.flat(), ...(bye === undefined ? [] : [bye])];
          expect(everybody.toSorted()).toEqual(event.entries.map(({ entry }) => entry).toSorted());
          event = after;
        }
        const met = event.met.map((two) => two.toSorted().join(' '));
        expect(new Set(met).size).toBe(met.length);
        expect(Math.max(...event.entries.map(({ byes }) => byes!))).toBe(size % 2);
      }),
      { numRuns: 300 },
    ));

  it('has the others meet also where what is played is a rematch', () => {
    // By the director's hand 1 and 2 meet again, and 3 sits out.
    const entries = ['5', '4', '3', '1', '2'].map((entry) => ({ entry, byes: entry === '5' ? 1 : 0 }));
    const met = [
      ['1', '2'],
      ['3', '4'],
    ] as const;
    const { matches, bye } = swissRound(entries, met, {
      order: 'close',
      rematches: 'avoid',
      odd: 'bye',
      roundsToCome: 2,
      standing: [['1', '2'], ['3']],
    });
    expect([matches.map(({ entries: two }) => two), bye]).toEqual([[['5', '4']], undefined]);
  });
});

/** How often somebody has to sit out in so many more rounds, as evenly as can be. */
function mostByes({ entries }: Event, rounds: number): number {
  if (entries.length % 2 === 0) return 0;
  let byes = entries.map((one) => one.byes!);
  for (let round = 1; round <= rounds; round++) {
    const least = byes.indexOf(Math.min(...byes));
    byes = byes.map((had, at) => (at === least ? had + 1 : had));
  }
  return Math.max(...byes.filter((had, at) => had > entries[at]!.byes!));
}

/** Whether so many rounds can be drawn without a rematch and with no more byes for anybody: by trying everything. */
function canAllBeDrawn({ entries, met }: Event, rounds: number, most: number): boolean {
  const names = entries.map(({ entry }) => entry);
  const left = new Set(names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one} ${other}`)));
  for (const [a, b] of met) for (const pair of [`${a} ${b}`, `${b} ${a}`]) left.delete(pair);
  const byes = new Map(entries.map(({ entry, byes: had }) => [entry, most - had!]));
  const known = new Map<string, boolean>();
  const pair = (a: string, b: string) => [`${a} ${b}`, `${b} ${a}`].find((one) => left.has(one));
  const all = (to: number): boolean => {
    if (to === 0) return true;
    const key = `${to} ${[...left].toSorted().join()} ${[...byes].join()}`;
    const found = known.get(key) ?? one(names, to);
    known.set(key, found);
    return found;
  };
  const one = (free: readonly string[], to: number): boolean => {
    const [first, ...others] = free;
    if (first === undefined) return all(to - 1);
    if (names.length % 2 === 1 && free.length % 2 === 1 && byes.get(first)! > 0) {
      byes.set(first, byes.get(first)! - 1);
      const found = one(others, to);
      byes.set(first, byes.get(first)! + 1);
      if (found) return true;
    }
    return others.some((other) => {
      const meets = pair(first, other);
      if (meets === undefined) return false;
      left.delete(meets);
      const found = one(
        others.filter((each) => each !== other),
        to,
      );
      left.add(meets);
      return found;
    });
  };
  return all(rounds);
}

function scattered(seed: number, entry: string): number {
  let state = seed | 0;
  for (const letter of entry) state = Math.imul(state ^ letter.charCodeAt(0), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  return (state ^ (state >>> 13)) >>> 0;
}
