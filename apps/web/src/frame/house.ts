import { useEffect } from 'react';
import type { Installation } from '../api/types.js';
import { recall, remember } from '../browser/memory.js';
import { learnVenueZone } from '../browser/venueZone.js';

const KEY = 'tirage.colour';
const NO_COLOUR = 'none';

/** The colour that is put on last, also while what fits it is fetched. */
let worn: string | null = null;

/** Puts a colour in the place of the teal; null: the teal itself. */
async function wear(colour: string | null): Promise<void> {
  worn = colour;
  // Few houses have a colour of their own: the others do not fetch what fits it.
  const accents = colour === null ? undefined : (await import('./accents.js')).accentsOf(colour);
  if (worn !== colour) return;
  const { style } = document.documentElement;
  for (const appearance of ['light', 'dark'] as const) {
    for (const shade of ['accent', 'hover', 'soft'] as const) {
      const name = `--house-${appearance}-${shade}`;
      if (accents) style.setProperty(name, accents[appearance][shade]);
      else style.removeProperty(name);
    }
  }
}

/** The colour that the pages had last here, before the server is heard. */
export function wearRemembered(): void {
  const colour = recall(KEY);
  if (colour !== null && /^#[0-9a-f]{6}$/.test(colour)) void wear(colour);
}

/** Follows the look and the time zone of the server. */
export function useHouse(installation: Installation | undefined): void {
  const { colour, zone } = installation ?? {};
  useEffect(() => {
    if (colour === undefined) return;
    void wear(colour);
    remember(KEY, colour ?? NO_COLOUR);
  }, [colour]);
  useEffect(() => {
    if (zone !== undefined) learnVenueZone(zone);
  }, [zone]);
}
