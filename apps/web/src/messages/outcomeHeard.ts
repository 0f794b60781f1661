import type { TFunction } from 'i18next';

/** How a contract came out, for the ear: what the eye has as `−1`, `=` or `+1` is "one down", "made" or "one over". */
export function outcomeHeard(t: TFunction, over: number): string {
  if (over === 0) return t('contract.outcome.made');
  return t(over < 0 ? 'contract.outcome.down' : 'contract.outcome.over', { count: Math.abs(over) });
}
