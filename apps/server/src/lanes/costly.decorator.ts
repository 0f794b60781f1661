import { SetMetadata } from '@nestjs/common';

/** The metadata key for handlers whose answers take long. */
export const COSTLY = 'tirage:costly';

/**
 * Marks a route whose answer is folded, laid out or compared anew for each who asks. It is answered beside the entries, in
 * a thread of its own; so is every route that is asked for a moment of the past.
 *
 * @param times as how many times of what it took it counts: what it leaves to be done later is counted with it
 */
export function Costly(times = 1): MethodDecorator {
  return SetMetadata(COSTLY, times);
}
