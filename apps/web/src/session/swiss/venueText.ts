import type { DrawOptions } from '#tournament';
import { readTableNames } from '../../devices/tableNames.js';
import { numbersText } from '../../messages/fieldText.js';

type Venue = DrawOptions['venues'][number];

/** A venue as it is written: its tables and its pairs by number, `1-6, 8`. */
export interface VenueText {
  readonly tables: string;
  readonly pairs: string;
}

/** Why venues are refused: a text that cannot be read, a number that is not there, or one that is there twice. */
export interface VenueFault {
  /** The venue, from 0. */
  readonly index: number;
  readonly field: keyof VenueText;
  readonly kind: 'unread' | 'unknown' | 'twice';
  readonly name: string;
}

function numberIn(name: string): number {
  return Number(/\d+$/.exec(name)?.[0]);
}

/** Venues as they are written. */
export function venueTexts(venues: readonly Venue[]): VenueText[] {
  const text = (names: readonly string[]) =>
    numbersText(names.map(numberIn).toSorted((one, other) => one - other));
  return venues.map(({ tables, contestants }) => ({ tables: text(tables), pairs: text(contestants) }));
}

/** The venues that texts name, or the first thing that stands against them. */
export function readVenues(
  texts: readonly VenueText[],
  section: string,
  known: { readonly tables: readonly string[]; readonly pairs: readonly string[] },
): readonly Venue[] | VenueFault {
  const taken = new Set<string>();
  const venues: Venue[] = [];
  for (const [index, text] of texts.entries()) {
    const names = { tables: [] as string[], pairs: [] as string[] };
    for (const field of ['tables', 'pairs'] as const) {
      const read = readTableNames(text[field])?.map(numberIn);
      if (!read) return { index, field, kind: 'unread', name: text[field] };
      for (const number of read) {
        const name = field === 'tables' ? `${section}${number}` : `${section}-${number}`;
        if (!known[field].includes(name)) return { index, field, kind: 'unknown', name: `${number}` };
        if (taken.has(name)) return { index, field, kind: 'twice', name: `${number}` };
        taken.add(name);
        names[field].push(name);
      }
    }
    venues.push({ tables: names.tables, contestants: names.pairs });
  }
  return venues;
}
