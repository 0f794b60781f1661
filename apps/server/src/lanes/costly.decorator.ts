import { SetMetadata } from '@nestjs/common';

/** The metadata key for handlers whose answers take long. */
export const COSTLY = 'tirage:costly';

/** The metadata key for handlers that take `?at=`. */
export const TAKES_MOMENT = 'tirage:takes-moment';

/** Marks a route that takes `?at=`. Whatever others are sent in its place they do not read. */
export function TakesMoment(): MethodDecorator {
  return SetMetadata(TAKES_MOMENT, true);
}

/**
 * Marks a route whose answer is folded, laid out or compared anew for each who asks. It is answered beside the entries, in
 * a thread of its own; so is a route that takes a moment and is asked for one of the past.
 *
 * @param times as how many times of what it took it counts: what it leaves to be done later is counted with it
 */
export function Costly(times = 1): MethodDecorator {
  return SetMetadata(COSTLY, times);
}
