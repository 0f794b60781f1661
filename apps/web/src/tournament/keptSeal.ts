import type { Seal } from '../api/types.js';

/** A fingerprint in whole, as it is written: 64 hexadecimal digits. */
const WHOLE = /^[0-9a-f]{64}$/;

/** How a kept fingerprint relates to a journal: it is one of its seals, none of them, or no whole fingerprint. */
export type KeptSeal<Kept> =
  | { readonly kind: 'same'; readonly seal: Kept }
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' };

/**
 * Compares a fingerprint that somebody has kept with the seals that a journal has now. Blanks, line breaks and capitals do
 * not matter. A beginning alone proves nothing, because another journal can be made to have it.
 */
export function compareKept<Kept extends Pick<Seal, 'hash'>>(
  kept: string,
  seals: readonly Kept[],
): KeptSeal<Kept> {
  const hash = kept.replace(/\s/g, '').toLowerCase();
  if (!WHOLE.test(hash)) return { kind: 'malformed' };
  const seal = seals.find((each) => each.hash === hash);
  return seal ? { kind: 'same', seal } : { kind: 'none' };
}
