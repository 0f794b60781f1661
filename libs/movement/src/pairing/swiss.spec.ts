import fc from 'fast-check';
import { swissRound } from './swiss.js';
import type { SwissEntry, SwissOptions, SwissRound } from './swiss-field.js';

const CLOSE: SwissOptions = { order: 'close', rematches: 'avoid', odd: 'bye' };

function field(size: number): SwissEntry[] {
  return Array.from({ length: size }, (_, at) => ({ entry: `${at + 1}` }));
}

function met(text: string): [string, string][] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split('-') as [string, string]);
}

/** '1-3 2-4 5-6', with 'again' and 'club' where something could not be avoided. */
function printed({ matches, bye, threeWay }: SwissRound): string {
  return [
    ...matches.map(({ entries, rematch, together }) =>
      [entries.join('-'), ...(rematch ? ['again'] : []), ...(together ? ['club'] : [])].join(' '),
    ),
    ...(threeWay ? [`three: ${threeWay.join('-')}`] : []),
    ...(bye === undefined ? [] : [`bye: ${bye}`]),
  ].join(', ');
}

describe('a Swiss round', () => {
  it('is a draw of neighbours at first', () => {
    expect(printed(swissRound(field(6), [], CLOSE))).toBe('1-2, 3-4, 5-6');
  });

  it('moves as few as can be when neighbours have met', () => {
    expect(printed(swissRound(field(6), met('1-2'), CLOSE))).toBe('1-3, 2-4, 5-6');
  });

  it('moves others rather than let anybody meet again, where a draw from the top would end in a rematch', () => {
    // 5 and 6 have met, and so have 3 and 5, 3 and 6, 4 and 5, 4 and 6: somebody of the first two has to go down.
    const before = met('5-6 3-5 3-6 4-5 4-6');
    expect(printed(swissRound(field(6), before, CLOSE))).toBe('1-5, 2-6, 3-4');
    expect(printed(swissRound(field(6), before, { ...CLOSE, order: 'top-down' }))).toBe('1-5, 2-6, 3-4');
  });

  it('from the top gives the first the best that leaves a draw', () => {
    const before = met('1-2 3-4');
    expect(printed(swissRound(field(6), before, CLOSE))).toBe('1-3, 2-4, 5-6');
    expect(printed(swissRound(field(6), met('1-2 5-6'), { ...CLOSE, order: 'top-down' }))).toBe(
      '1-3, 2-5, 4-6',
    );
  });

  it('has rematches only when there is no draw without, and then as few as can be', () => {
    expect(printed(swissRound(field(4), met('1-2 3-4 1-3 2-4 1-4'), CLOSE))).toBe('1-4 again, 2-3');
  });

  it('lets the best meet again where that is allowed', () => {
    const danish: SwissOptions = { ...CLOSE, rematches: 'allowed' };
    expect(printed(swissRound(field(4), met('1-2'), danish))).toBe('1-2 again, 3-4');
  });

  it('keeps clubs apart as long as it can', () => {
    const clubs = field(4).map((entry, at) => ({ ...entry, groups: at < 2 ? ['Roma'] : [] }));
    expect(printed(swissRound(clubs, [], CLOSE))).toBe('1-3, 2-4');
    const one = field(4).map((entry) => ({ ...entry, groups: ['Roma'] }));
    expect(printed(swissRound(one, met('1-2'), CLOSE))).toBe('1-3 club, 2-4 club');
  });

  it('keeps those of one venue there until they would meet again', () => {
    const venues = field(6).map((entry, at) => ({ ...entry, venue: at % 2 === 0 ? 'Roma' : 'Milano' }));
    // Three at each venue: somebody has to travel, and one match is enough for that.
    expect(printed(swissRound(venues, [], CLOSE))).toBe('1-3, 2-4, 5-6');
    const four = field(4).map((entry, at) => ({ ...entry, venue: at < 2 ? 'Roma' : 'Milano' }));
    const drawn = swissRound(four, met('1-2'), CLOSE);
    expect(printed(drawn)).toBe('1-3, 2-4');
    expect(drawn.matches.map(({ across }) => across)).toEqual([true, true]);
  });

  it('never lets those meet who must not, nor those who both keep their tables', () => {
    const bans = [['1', '2'] as const];
    expect(printed(swissRound(field(4), [], { ...CLOSE, bans }))).toBe('1-3, 2-4');
    expect(printed(swissRound(field(4), met('1-3 2-4 1-4 2-3'), { ...CLOSE, bans }))).toBe(
      '1-3 again, 2-4 again',
    );
    const stay = field(4).map((entry, at) => ({ ...entry, stationary: at < 2 }));
    expect(printed(swissRound(stay, [], CLOSE))).toBe('1-3, 2-4');
    expect(swissRound(field(2), [], { ...CLOSE, bans }).matches[0]).toMatchObject({ banned: true });
  });

  it('of an odd number lets the lowest sit out that has not yet, or three play with each other', () => {
    const sat = field(7).map((entry, at) => ({ ...entry, byes: at === 6 ? 1 : 0 }));
    expect(printed(swissRound(sat, [], CLOSE))).toBe('1-2, 3-4, 5-7, bye: 6');
    expect(printed(swissRound(field(7), [], { ...CLOSE, odd: 'three-way' }))).toBe('1-2, 3-4, three: 5-6-7');
    expect(printed(swissRound(field(7), met('6-7'), { ...CLOSE, odd: 'three-way' }))).toBe(
      '1-2, 3-6, three: 4-5-7',
    );
  });

  it('never lets anybody meet again while a draw without it exists', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 11 }),
        fc.constantFrom<SwissOptions['order']>('close', 'top-down'),
        fc.integer(),
        (size, rounds, order, seed) => {
          const played: [string, string][] = [];
          let entries = field(size);
          for (let round = 1; round <= Math.min(rounds, size - 1); round++) {
            const drawn = swissRound(entries, played, { ...CLOSE, order });
            const names = drawn.matches.flatMap((match) => match.entries);
            expect([...names, ...(drawn.bye ? [drawn.bye] : [])].toSorted()).toEqual(
              entries.map(({ entry }) => entry).toSorted(),
            );
            const again = drawn.matches.filter(({ rematch }) => rematch).length;
            expect(again > 0).toBe(again > 0 && !hasCleanDraw(entries, played));
            played.push(...drawn.matches.map((match) => match.entries as [string, string]));
            entries = entries
              .map((one) => (one.entry === drawn.bye ? { ...one, byes: (one.byes ?? 0) + 1 } : one))
              .toSorted((one, other) => hash(seed, round, one.entry) - hash(seed, round, other.entry));
          }
        },
      ),
      { numRuns: 150 },
    ));
});

describe('a Swiss event of an odd number in which three play each other', () => {
  const keyOf = (one: string, other: string) => [one, other].toSorted().join(' ');

  /** Whether everybody of some can be drawn into pairs that have not met. */
  const canBePaired = ([one, ...others]: readonly string[], met: ReadonlySet<string>): boolean =>
    one === undefined ||
    others.some(
      (other) =>
        !met.has(keyOf(one, other)) &&
        canBePaired(
          others.filter((each) => each !== other),
          met,
        ),
    );

  /** The least that the one who was it most often can have been one of three, where nobody meets again. */
  const leastOften = (
    names: readonly string[],
    times: ReadonlyMap<string, number>,
    met: ReadonlySet<string>,
  ) =>
    Math.min(
      ...names.flatMap((a, at) =>
        names.slice(at + 1).flatMap((b, next) =>
          names.slice(at + next + 2).flatMap((c) => {
            const meet = [keyOf(a, b), keyOf(a, c), keyOf(b, c)].some((key) => met.has(key));
            const rest = names.filter((each) => ![a, b, c].includes(each));
            return meet || !canBePaired(rest, met)
              ? []
              : [Math.max(...[a, b, c].map((one) => times.get(one)!))];
          }),
        ),
      ),
    );

  it.each([
    [7, 3],
    [9, 3],
    [9, 5],
    [13, 6],
  ])(
    'of %i teams has %i matches in which nobody meets again, and nobody is one of three too often',
    (size, rounds) => {
      for (let seed = 1; seed <= 20; seed++) {
        const met = new Map<string, [string, string]>();
        const times = new Map(field(size).map(({ entry }) => [entry, 0]));
        let last: readonly [most: number, least: number] = [0, 0];
        for (let round = 1; round <= rounds; round++) {
          const ranked = field(size)
            .map(({ entry }) => ({ entry, byes: times.get(entry)! }))
            .toSorted((one, other) => hash(seed, round, one.entry) - hash(seed, round, other.entry));
          const options = { ...CLOSE, odd: 'three-way', roundsToCome: rounds - round } as const;
          const { matches, threeWay } = swissRound(ranked, met.values(), options);
          const [a, b, c] = threeWay!;
          const most = Math.max(...threeWay!.map((one) => times.get(one)!));
          if (round === rounds) last = [most, leastOften([...times.keys()], times, new Set(met.keys()))];
          for (const [one, other] of [
            [a, b],
            [a, c],
            [b, c],
            ...matches.map(({ entries }) => entries),
          ] as const) {
            expect([seed, round, met.has(keyOf(one, other))]).toEqual([seed, round, false]);
            met.set(keyOf(one, other), [one, other]);
          }
          for (const one of threeWay!) times.set(one, times.get(one)! + 1);
        }
        expect([seed, last[0]]).toEqual([seed, last[1]]);
      }
    },
  );
});

describe('a Swiss event of a short field', () => {
  const event = (size: number, seed: number, ahead: boolean, order: SwissOptions['order']) => {
    const played: [string, string][] = [];
    let entries = field(size);
    let rematches = 0;
    for (let round = 1; round < size; round++) {
      const drawn = swissRound(entries, played, {
        ...CLOSE,
        order,
        ...(ahead && { roundsToCome: size - 1 - round }),
      });
      rematches += drawn.matches.filter(({ rematch }) => rematch).length;
      played.push(...drawn.matches.map((match) => match.entries as [string, string]));
      entries = entries.toSorted(
        (one, other) => hash(seed, round, one.entry) - hash(seed, round, other.entry),
      );
    }
    return rematches;
  };

  it('that looks ahead lets all meet all others, each round as close as that allows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 6, 8, 10),
        fc.integer(),
        fc.constantFrom<SwissOptions['order']>('close', 'top-down'),
        (size, seed, order) => expect(event(size, seed, true, order)).toBe(0),
      ),
      { numRuns: 60 },
    );
  });

  it('that does not ends in rematches', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => event(8, seed + 1, false, 'close'));
    expect(Math.max(...seeds)).toBeGreaterThan(0);
  });
});

/** Scatters a round's standing. */
function hash(seed: number, round: number, entry: string): number {
  let state =
    Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(round, 0x85ebca6b) ^ Math.imul(Number(entry), 0xc2b2ae35);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
  return (state ^ (state >>> 15)) >>> 0;
}

/** By trying everything; of an odd number anybody may sit out. */
function hasCleanDraw(entries: readonly SwissEntry[], played: readonly [string, string][]): boolean {
  const meet = new Set(played.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const rest = (left: readonly string[]): boolean => {
    const [first, ...others] = left;
    if (first === undefined) return true;
    if (left.length % 2 === 1 && left.some((one) => rest(left.filter((each) => each !== one)))) return true;
    if (left.length % 2 === 1) return false;
    return others.some(
      (other) => !meet.has(`${first} ${other}`) && rest(others.filter((each) => each !== other)),
    );
  };
  return rest(entries.map(({ entry }) => entry));
}
