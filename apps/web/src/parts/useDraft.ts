import { useState } from 'react';

/** What a form says of something that is saved whole. */
export interface Draft<Of, At = number> {
  readonly value: Of;
  /** What it was made of. */
  readonly from: Of;
  /** Up to which line of the book that was seen: where somebody saves something else, it stays as it was. */
  readonly at: At;
  readonly changed: boolean;
  readonly change: (value: Of) => void;
  /** Says what is kept again. */
  readonly take: () => void;
}

interface Held<Of, At> {
  readonly value: Of;
  readonly from: Of;
  readonly at: At;
}

/**
 * What a form says: what is kept, as long as nothing is changed in it. From then on it stays what it was made of, with the line
 * up to which that was seen, whatever comes to the page meanwhile.
 *
 * @param kept what the page shows now
 * @param position up to which line of the book it does
 */
export function useDraft<Of, At extends number | undefined = number>(
  kept: Of,
  position: At,
  alike: (one: Of, other: Of) => boolean = sameText,
): Draft<Of, At> {
  const [held, hold] = useState<Held<Of, At>>();
  const { value, from, at } = held ?? { value: kept, from: kept, at: position };
  return {
    value,
    from,
    at,
    changed: held !== undefined,
    change: (to) => hold(alike(to, from) ? undefined : { value: to, from, at }),
    take: () => hold(undefined),
  };
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
