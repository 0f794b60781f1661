import type { Json } from '#ledger';
import { z } from 'zod';
import { formatTricks, parsePartialTricks } from '#double-dummy';
import { games } from '#tournament';

/** The one way to write a deal of any game; null for what is no deal, so that a bad key harms nothing else. */
export function dealText(opened: Json): string | null {
  if (typeof opened !== 'string') return null;
  for (const game of Object.values(games)) {
    try {
      return game.deals.canonical(opened);
    } catch {
      // Perhaps another game's.
    }
  }
  return null;
}

/** How double-dummy results are hidden. */
const analysis = z.object({ tricks: z.string() });

/** The one way to write double-dummy results, `*` for what was not computed; null for what is none. */
export function tricksText(opened: Json): string | null {
  const { success, data } = analysis.safeParse(opened);
  if (!success) return null;
  try {
    return formatTricks(parsePartialTricks(data.tricks));
  } catch {
    return null;
  }
}
