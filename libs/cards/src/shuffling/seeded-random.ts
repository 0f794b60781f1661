import type { RandomBytes } from './random-bytes.js';
import { sha256 } from '../digests/sha256.js';

/** The bytes of a draw: whoever has the seed has them all, so no deal is ever made from them. */
export interface DrawRandomBytes extends RandomBytes {
  readonly drawsOnly: true;
}

/**
 * The random bytes that a seed stands for, for draws only: SHA-256 (FIPS 180-4) in counter mode. The stream is
 * SHA-256(seed, 0), SHA-256(seed, 1), ..., the counter in 8 bytes, big-endian. Anybody can recompute a part of it:
 * `printf '%s%016x' <seed> <counter> | xxd -r -p | sha256sum`.
 *
 * @param seed 32 bytes as 64 hexadecimal digits
 * @throws RangeError when the seed is anything else
 */
export function seededRandom(seed: string): DrawRandomBytes {
  if (!/^[\da-f]{64}$/i.test(seed)) throw new RangeError('A seed is 32 bytes: 64 hexadecimal digits.');
  const message = new Uint8Array(40);
  message.set(seed.match(/../g)!.map((digits) => Number.parseInt(digits, 16)));
  const counter = new DataView(message.buffer, 32);
  let blocks = 0n;
  let block = new Uint8Array();
  let used = 0;
  const nextByte = () => {
    if (used === block.length) {
      counter.setBigUint64(0, blocks++);
      block = Uint8Array.from(sha256(message));
      used = 0;
    }
    return block[used++]!;
  };
  const random: RandomBytes = (bytes) => Uint8Array.from({ length: bytes }, nextByte);
  return Object.assign(random, { drawsOnly: true } as const);
}
