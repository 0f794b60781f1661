import type { StandingsSeen } from '../api/documents.js';
import { figureText } from './figures.js';
import { placeOf } from './places.js';

/** By contestant: the place as it is written, and what it is taken with. */
export function figuresOf(
  { rankings, by }: Pick<StandingsSeen, 'rankings' | 'by'>,
  locale: string,
): ReadonlyMap<string, { readonly place: string | undefined; readonly figure: string }> {
  return new Map(
    rankings.flatMap(({ entries }) =>
      entries.map((entry) => [
        entry.contestant,
        { place: placeOf(entry), figure: figureText(entry, by, locale) },
      ]),
    ),
  );
}
