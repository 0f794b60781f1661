import fc from 'fast-check';
import { perfectMatching, type Edge } from './perfect-matching.js';

/** The least cost by trying everything. */
function leastCost(size: number, edges: readonly Edge[]): number | undefined {
  const cost = new Map(edges.map(({ a, b, cost: c }) => [`${Math.min(a, b)} ${Math.max(a, b)}`, c]));
  const known = new Map<number, number | undefined>();
  const rest = (left: number): number | undefined => {
    if (left === 0) return 0;
    if (known.has(left)) return known.get(left);
    const first = 31 - Math.clz32(left & -left);
    let least: number | undefined;
    for (let other = first + 1; other < size; other++) {
      const own = cost.get(`${first} ${other}`);
      if (own === undefined || (left & (1 << other)) === 0) continue;
      const others = rest(left & ~(1 << first) & ~(1 << other));
      if (others !== undefined && (least === undefined || own + others < least)) least = own + others;
    }
    known.set(left, least);
    return least;
  };
  return size % 2 === 0 ? rest((1 << size) - 1) : undefined;
}

function costOf(mates: Int32Array, edges: readonly Edge[]): number {
  return edges
    .filter(({ a, b }) => mates[a] === b && mates[b] === a)
    .reduce((sum, { cost }) => sum + cost, 0);
}

const graph = fc
  .tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 10 }))
  .chain(([size, most, density]) => {
    const all = Array.from({ length: size }, (_, a) =>
      Array.from({ length: size - a - 1 }, (__, step) => ({ a, b: a + step + 1 })),
    ).flat();
    return fc
      .array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: -most, max: most })), {
        minLength: all.length,
        maxLength: all.length,
      })
      .map((drawn) => ({
        size,
        edges: all.flatMap((pair, at) => {
          const [chance, cost] = drawn[at]!;
          return chance <= density ? [{ ...pair, cost }] : [];
        }),
      }));
  });

describe('putting everybody together with somebody', () => {
  it('costs no more than any other way, and says when there is none', () =>
    fc.assert(
      fc.property(graph, ({ size, edges }) => {
        const mates = perfectMatching(size, edges);
        expect(mates && costOf(mates, edges)).toBe(leastCost(size, edges));
        expect([...(mates ?? [])].every((mate, vertex) => mates?.[mate] === vertex)).toBe(true);
      }),
      { numRuns: 3_000 },
    ));
});
