type EightWords = [number, number, number, number, number, number, number, number];

/** Bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const K = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** Bits of the fractional parts of the square roots of the first 8 primes (FIPS 180-4, 5.3.3). */
const INITIAL: EightWords = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/**
 * SHA-256 (FIPS 180-4), in plain arithmetic so that the page in a reader's browser computes a draw as the server does.
 *
 * @returns 32 bytes
 */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const hash = Uint32Array.from(INITIAL);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let t = 0; t < 16; t++) schedule[t] = blocks.getUint32(at + 4 * t);
    for (let t = 16; t < 64; t++) {
      schedule[t] =
        smallSigma1(schedule[t - 2]!) + schedule[t - 7]! + smallSigma0(schedule[t - 15]!) + schedule[t - 16]!;
    }
    compress(hash, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/** FIPS 180-4, 5.1.1: a bit 1, zeros, and the length in bits, to a multiple of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** FIPS 180-4, 6.2.2, steps 2 to 4; the letters and names are its own. */
function compress(hash: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = Array.from(hash) as EightWords;
  for (let t = 0; t < 64; t++) {
    const t1 = (h + bigSigma1(e) + ((e & f) ^ (~e & g)) + K[t]! + schedule[t]!) | 0;
    const t2 = (bigSigma0(a) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index]! += word));
}

const rotr = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const bigSigma0 = (word: number) => rotr(word, 2) ^ rotr(word, 13) ^ rotr(word, 22);
const bigSigma1 = (word: number) => rotr(word, 6) ^ rotr(word, 11) ^ rotr(word, 25);
const smallSigma0 = (word: number) => rotr(word, 7) ^ rotr(word, 18) ^ (word >>> 3);
const smallSigma1 = (word: number) => rotr(word, 17) ^ rotr(word, 19) ^ (word >>> 10);

export function paddedKey(block: Uint8Array, pad: number): Uint8Array {
  return block.map((byte) => byte ^ pad);
}

/** Bytes as hexadecimal digits, two each, small letters. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
