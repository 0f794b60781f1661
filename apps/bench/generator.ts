/** Numbers from 0 to 1 that are the same in every run. Marsaglia's xorshift, 32 bits. */
export function generator(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
