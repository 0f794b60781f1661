/** How many times as long as a look it rests. */
const TIMES = 19;
/** At most so many milliseconds. */
const MOST = 30_000;

/**
 * How long to rest before the next look at the database, in milliseconds: looks that take long, because there is much to
 * see, take a twentieth of the time.
 *
 * @param took milliseconds that the last look took
 * @param usual milliseconds between two looks that take next to no time
 */
export function restAfterLook(took: number, usual: number): number {
  return Math.max(usual, Math.min(MOST, TIMES * took));
}
