import { useState } from 'react';

/** A number, and what it was taken from. */
interface Followed {
  readonly number: number;
  readonly usual: number;
}

/** The number once what it is taken from has become another: it goes with it, unless somebody has put another in its place. */
export function following({ number, usual }: Followed, now: number): Followed {
  return { number: number === usual ? now : number, usual: now };
}

/**
 * A number that follows what it is taken from, until somebody puts another in its place.
 *
 * @param usual what it is as long as nobody has said otherwise
 * @param onFollow told of each new number that it follows
 * @param first what somebody has put in its place before; left out: nobody has
 */
export function useFollowed(
  usual: number,
  onFollow?: (number: number) => void,
  first = usual,
): readonly [number, (number: number) => void] {
  const [held, setHeld] = useState<Followed>({ number: first, usual });
  if (usual !== held.usual) {
    const next = following(held, usual);
    setHeld(next);
    if (next.number !== held.number) onFollow?.(next.number);
  }
  return [held.number, (number) => setHeld({ number, usual })];
}
