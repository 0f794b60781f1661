/** A source of random bytes: gives exactly as many as it is asked for, each of the 256 equally likely. */
export type RandomBytes = (bytes: number) => Uint8Array;

/** A fair source is turned down half the time at most: this often in a row by chance in less than one of 2^128 times. */
const TRIES = 128;

/**
 * A whole number from 0 to `bound` - 1, each exactly equally likely. The fewest bytes that can tell `bound` numbers
 * apart are taken as one big-endian number; numbers from the greatest multiple of `bound` up are turned down and the
 * next bytes taken (the remainder alone would favour small numbers); the remainder by `bound` is the answer. A bound
 * of 1 takes no bytes.
 *
 * @param bound from 1 to 2^48
 * @throws Error when the source cannot be random: it gives too few bytes, or is turned down 128 times in a row
 */
export function randomBelow(bound: number, random: RandomBytes): number {
  let bytes = 0;
  let numbers = 1;
  for (; numbers < bound; bytes++) numbers *= 256;
  const accepted = numbers - (numbers % bound);
  for (let tries = 0; tries < TRIES; tries++) {
    const given = random(bytes);
    if (given.length !== bytes)
      throw new Error(`The random source gave ${given.length} bytes, not ${bytes}.`);
    const number = given.reduce((high, byte) => high * 256 + byte, 0);
    if (number < accepted) return number % bound;
  }
  throw new Error(`The random source is not random: ${TRIES} numbers in a row could not be used.`);
}

/**
 * A source that gives the bytes of another in their order, and asks it for many at once: the system's takes longer to be
 * asked than to answer. A byte is given once and is not kept; of a piece that has too few left the rest is passed over.
 *
 * @param size how many bytes the other source is asked for at least
 */
export function inPieces(random: RandomBytes, size = 4_096): RandomBytes {
  let piece = new Uint8Array();
  let given = 0;
  return (bytes) => {
    if (given + bytes > piece.length) {
      piece = new Uint8Array(random(Math.max(size, bytes)));
      given = 0;
    }
    const taken = piece.slice(given, given + bytes);
    piece.fill(0, given, given + bytes);
    given += bytes;
    return taken;
  };
}
