/**
 * The largest whole number whose square is not larger than the given one.
 *
 * @throws RangeError when it is negative
 */
export function integerRoot(square: bigint): bigint {
  if (square < 0n) throw new RangeError('A negative number has no root.');
  if (square < 2n) return square;
  // Newton's steps fall from anything not below the root until they have reached it.
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
