import type { Json } from '#ledger';
import { games } from '#tournament';

/** The one way to write a deal of any game; null for what is no deal, so that a bad key harms nothing else. */
export function dealText(opened: Json): string | null {
  if (typeof opened !== 'string') return null;
  for (const { deals } of Object.values(games)) {
    try {
      return deals.canonical(opened);
    } catch {
      // Perhaps another game's.
    }
  }
  return null;
}
