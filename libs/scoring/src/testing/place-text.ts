import type { Rank } from '../ranking/rank.js';

/** A place as results show it: '1', '2=', and nothing for who takes none. */
export function placeText({ place, last }: Pick<Rank, 'place' | 'last'>): string {
  if (place === undefined) return '';
  return place === last ? String(place) : `${place}=`;
}
