import fc from 'fast-check';
import { BRIDGE_PACK, type Pack } from '../deal/pack.js';
import { shuffle } from './shuffle.js';
import { bytesInTurn, BytesRanOut } from '../testing/byte-streams.js';

/**
 * Shuffles with every stream of bytes, beginning with the shortest: a stream that decides the order is counted, one that
 * wants more bytes is tried with each of the 256 that can follow, to the longest length.
 *
 * @returns by length, how many streams gave each order
 */
function everyStream(pack: Pack, longest: number): Map<string, number>[] {
  let undecided: number[][] = [[]];
  return Array.from({ length: longest + 1 }, (_, length) => {
    const orders = new Map<string, number>();
    const goOn: number[][] = [];
    for (const stream of undecided) {
      try {
        const order = shuffle(pack, bytesInTurn(stream)).join(' ');
        orders.set(order, (orders.get(order) ?? 0) + 1);
      } catch (error) {
        if (!(error instanceof BytesRanOut)) throw error;
        if (length < longest) for (let byte = 0; byte < 256; byte++) goOn.push([...stream, byte]);
      }
    }
    undecided = goOn;
    return orders;
  });
}

describe('of all streams of bytes, as many give each order', () => {
  it('of one card', () => expect(everyStream(['SA'], 0)).toEqual([new Map([['SA', 1]])]));
  it('of two cards: the 256 bytes', () => {
    const [none, byte] = everyStream(['SA', 'SK'], 1);
    expect([none!.size, byte]).toEqual([
      0,
      new Map([
        ['SK SA', 128],
        ['SA SK', 128],
      ]),
    ]);
  });
  it('of three cards: the 65,536 pairs of bytes, and those of three bytes of which one was turned down', () => {
    const [, byte, pairs, triples] = everyStream(['SA', 'SK', 'SQ'], 3);
    expect(byte!.size).toBe(0);
    expect(pairs!.size).toBe(6);
    expect(new Set(pairs!.values())).toEqual(new Set([(255 * 256) / 6]));
    expect(triples!.size).toBe(6);
    expect(new Set(triples!.values())).toEqual(new Set([(255 * 256) / 6]));
  });
});

/** The choices that a shuffle of `cards` cards makes: one of all places, one of all but the last, ... one of two. */
function* choices(cards: number): Generator<number[]> {
  if (cards < 2) yield [];
  else
    for (let choice = 0; choice < cards; choice++)
      for (const rest of choices(cards - 1)) yield [choice, ...rest];
}

describe('each way to choose gives another order, so that equally likely choices are equally likely orders', () => {
  it.each([2, 3, 4, 5, 6, 7, 8])('of %i cards', (cards) => {
    const pack = BRIDGE_PACK.slice(0, cards);
    const orders = new Set<string>();
    let ways = 0;
    for (const choice of choices(cards)) {
      orders.add(shuffle(pack, bytesInTurn(choice)).join());
      ways++;
    }
    expect(orders.size).toBe(ways);
    expect(ways).toBe([1, 2, 3, 4, 5, 6, 7, 8].slice(0, cards).reduce((product, factor) => product * factor));
  });
});

describe('a shuffle', () => {
  const bytes = fc.infiniteStream(fc.nat({ max: 255 }), { noHistory: true });
  it('keeps the cards and leaves the pack as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 400 }), bytes, (pack, stream) => {
        const before = [...pack];
        const shuffled = shuffle(pack, (count) => Uint8Array.from(stream.take(count)));
        expect(pack).toEqual(before);
        expect(shuffled.sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b));
      }),
    );
  });
  it('begins at the last place', () => {
    expect(shuffle(['a', 'b', 'c', 'd'], bytesInTurn([0, 0, 0]))).toEqual(['b', 'c', 'd', 'a']);
    expect(shuffle(['a', 'b', 'c', 'd'], bytesInTurn([3, 2, 1]))).toEqual(['a', 'b', 'c', 'd']);
    expect(shuffle(['a', 'b', 'c', 'd'], bytesInTurn([1, 0, 0]))).toEqual(['d', 'c', 'a', 'b']);
  });
  it('fails with a source that is not random', () =>
    expect(() => shuffle(BRIDGE_PACK, () => new Uint8Array())).toThrow('gave 0 bytes'));
});
