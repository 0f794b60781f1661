import type { StandingSeen } from '../api/documents.js';

/** A place as it is written: `3`, `2=` where it is shared; undefined for who is unranked. */
export function placeOf({ place, last }: Pick<StandingSeen, 'place' | 'last'>): string | undefined {
  if (place === null) return undefined;
  return last !== null && last > place ? `${place}=` : `${place}`;
}

/** How many places somebody went up since the round before; negative: down. */
export function movedBy({ place, before }: Pick<StandingSeen, 'place' | 'before'>): number {
  return place === null || before === null ? 0 : before - place;
}
