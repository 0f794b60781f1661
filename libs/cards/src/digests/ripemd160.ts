/** How the words of the block change places from round to round (Dobbertin, Bosselaers, Preneel 1996, table 4). */
const RHO = [7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8];
const PI = RHO.map((_, place) => (9 * place + 5) % 16);

/** By how many bits each word turns in each round, in both lines. */
const SHIFTS = [
  [11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8],
  [12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7],
  [13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9],
  [14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6],
  [15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5],
];

/** Bits of the square roots (left) and cube roots (right) of 2, 3, 5 and 7. */
const LEFT = [0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e];
const RIGHT = [0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0];

const INITIAL = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0] as const;

type FiveWords = [number, number, number, number, number];
type Step = readonly [round: number, word: number, shift: number];

const STEPS_LEFT = stepsFrom(Array.from({ length: 16 }, (_, place) => place));
const STEPS_RIGHT = stepsFrom(PI);

/**
 * RIPEMD-160 (ISO/IEC 10118-3), the hash that BigDeal makes deals with, in plain arithmetic so that a reader's browser
 * computes deals as the server does.
 *
 * @returns 20 bytes
 */
export function ripemd160(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  let hash: FiveWords = [...INITIAL];
  const words = new Uint32Array(16);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let index = 0; index < 16; index++) words[index] = blocks.getUint32(at + 4 * index, true);
    const left = line(hash, words, STEPS_LEFT, LEFT, (round) => round);
    const right = line(hash, words, STEPS_RIGHT, RIGHT, (round) => 4 - round);
    hash = [
      (hash[1] + left[2] + right[3]) | 0,
      (hash[2] + left[3] + right[4]) | 0,
      (hash[3] + left[4] + right[0]) | 0,
      (hash[4] + left[0] + right[1]) | 0,
      (hash[0] + left[1] + right[2]) | 0,
    ];
  }
  const digest = new DataView(new ArrayBuffer(20));
  hash.forEach((word, index) => digest.setUint32(4 * index, word >>> 0, true));
  return new Uint8Array(digest.buffer);
}

/** A bit 1, zeros, and the length in bits, little-endian, to a multiple of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n, true);
  return view;
}

/** The 80 steps of a line whose first round takes the words in this order. */
function stepsFrom(first: readonly number[]): readonly Step[] {
  let order = [...first];
  return SHIFTS.flatMap((shifts, round) => {
    if (round > 0) order = order.map((word) => RHO[word]!);
    return order.map((word): Step => [round, word, shifts[word]!]);
  });
}

function line(
  hash: Readonly<FiveWords>,
  words: Uint32Array,
  steps: readonly Step[],
  constants: readonly number[],
  mixerOf: (round: number) => number,
): FiveWords {
  let [a, b, c, d, e] = hash;
  for (const [round, word, shift] of steps) {
    const sum = (a + mixed(mixerOf(round), b, c, d) + words[word]! + constants[round]!) | 0;
    const turned = (rotl(sum, shift) + e) | 0;
    [a, b, c, d, e] = [e, turned, b, rotl(c, 10), d];
  }
  return [a, b, c, d, e];
}

function mixed(mixer: number, x: number, y: number, z: number): number {
  switch (mixer) {
    case 0:
      return x ^ y ^ z;
    case 1:
      return (x & y) | (~x & z);
    case 2:
      return (x | ~y) ^ z;
    case 3:
      return (x & z) | (y & ~z);
    default:
      return x ^ (y | ~z);
  }
}

const rotl = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));
