import { inPieces, randomBelow } from './random-bytes.js';
import { bytesInTurn, BytesRanOut } from '../testing/byte-streams.js';

/** How often each number below the bound comes from the streams, and how many of them want more bytes. */
function counted(bound: number, streams: Iterable<readonly number[]>) {
  const counts = Array.from({ length: bound }, () => 0);
  let undecided = 0;
  for (const stream of streams) {
    try {
      counts[randomBelow(bound, bytesInTurn(stream))]!++;
    } catch (error) {
      if (!(error instanceof BytesRanOut)) throw error;
      undecided++;
    }
  }
  return { counts, undecided };
}

function* streamsOf(bytes: number): Generator<number[]> {
  for (let number = 0; number < 256 ** bytes; number++) {
    yield Array.from({ length: bytes }, (_, index) => Math.floor(number / 256 ** (bytes - 1 - index)) % 256);
  }
}

describe('a random number below a bound', () => {
  it('comes from as many of the 256 bytes as any other, for every bound that a byte can serve', () => {
    for (let bound = 2; bound <= 256; bound++) {
      const { counts, undecided } = counted(bound, streamsOf(1));
      expect(new Set(counts)).toEqual(new Set([Math.floor(256 / bound)]));
      expect(undecided).toBe(256 % bound);
    }
  });
  it.each([257, 1000, 32_769, 65_535, 65_536])(
    'comes from as many of the 65,536 pairs, below %i',
    (bound) => {
      const { counts, undecided } = counted(bound, streamsOf(2));
      expect(new Set(counts)).toEqual(new Set([Math.floor(65_536 / bound)]));
      expect(undecided).toBe(65_536 % bound);
    },
  );
  it('takes bytes as a big-endian number, and the next ones when it turns them down', () => {
    expect(randomBelow(1000, bytesInTurn([1, 2]))).toBe(258);
    // 65,000 is the greatest multiple of 1,000.
    expect(randomBelow(1000, bytesInTurn([0xfd, 0xe7]))).toBe(999);
    expect(randomBelow(1000, bytesInTurn([0xfd, 0xe8, 0xff, 0xff, 0, 7]))).toBe(7);
    expect(randomBelow(2 ** 48, bytesInTurn([255, 255, 255, 255, 255, 254]))).toBe(2 ** 48 - 2);
  });
  it('takes no more bytes than needed', () => {
    const asked: number[] = [];
    const zeros = (bytes: number) => {
      asked.push(bytes);
      return new Uint8Array(bytes);
    };
    for (const bound of [1, 2, 256, 257, 65_536, 65_537, 2 ** 24 + 1]) randomBelow(bound, zeros);
    expect(asked).toEqual([0, 1, 1, 2, 2, 3, 4]);
  });
  it('is never had from a source that gives too few bytes, or only such as cannot be used', () => {
    expect(() => randomBelow(52, () => new Uint8Array())).toThrow('The random source gave 0 bytes, not 1.');
    expect(() => randomBelow(52, () => new Uint8Array(2))).toThrow('The random source gave 2 bytes, not 1.');
    expect(() => randomBelow(52, (bytes) => new Uint8Array(bytes).fill(255))).toThrow(
      'The random source is not random: 128 numbers in a row could not be used.',
    );
  });
});

describe('a source that is asked for many bytes at once', () => {
  it('gives each of them once, in their order, and passes over what is too short', () => {
    const asked: number[] = [];
    let next = 0;
    const counting = (bytes: number) => {
      asked.push(bytes);
      return Uint8Array.from({ length: bytes }, () => next++);
    };
    const random = inPieces(counting, 4);
    expect([1, 2, 2, 2, 6].map((bytes) => [...random(bytes)])).toEqual([
      [0],
      [1, 2],
      [4, 5],
      [6, 7],
      [8, 9, 10, 11, 12, 13],
    ]);
    expect(asked).toEqual([4, 4, 6]);
  });
});
