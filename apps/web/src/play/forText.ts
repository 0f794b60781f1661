import type { TFunction } from 'i18next';

/** What a match is for: the final, the places from 5 to 8. */
export function forText(t: TFunction, { from, to }: { readonly from: number; readonly to: number }): string {
  if (from === 1 && to === 2) return t('knockout.final');
  if (from === 1 && to <= 4) return t('knockout.semiFinal');
  if (from === 1 && to <= 8) return t('knockout.quarterFinal');
  if (from === 3 && to === 4) return t('knockout.thirdPlace');
  return t('knockout.forPlaces', { from, to });
}
