import type { i18n as I18n } from 'i18next';
import type { Regulation } from '#laws';

/** Whose regulation it is: `EBU White Book 2025`, the laws alone, or one's own. */
export function regulationText(i18n: I18n, { name, source, edition }: Regulation): string {
  if (name === 'own' || name === 'club') return i18n.t(`regulation.${name}`);
  return [source, edition].filter(Boolean).join(' ');
}
