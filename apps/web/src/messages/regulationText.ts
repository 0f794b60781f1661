import type { i18n as I18n } from 'i18next';
import type { Regulation } from '#laws';

/** Whose regulation it is: `EBU White Book 2025`, the laws alone, or one's own. */
export function regulationText(i18n: I18n, { name, source, edition }: Regulation): string {
  if (name === 'own' || name === 'club') return i18n.t(`regulation.${name}`);
  return [source, edition].filter(Boolean).join(' ');
}

/** The same inside a sentence: what is nobody's name begins small. */
export function regulationInText(i18n: I18n, regulation: Regulation): string {
  const text = regulationText(i18n, regulation);
  const isName = regulation.name !== 'own' && regulation.name !== 'club';
  return isName ? text : `${text.charAt(0).toLocaleLowerCase(i18n.language)}${text.slice(1)}`;
}

/** By which regulation a penalty has its standard size, and whether a warning comes first. */
export function standardPenaltyText(i18n: I18n, regulation: Regulation): string {
  const by = i18n.t('ruling.standardBy', { regulation: regulationInText(i18n, regulation) });
  return regulation.warning ? `${by} ${i18n.t('ruling.warnFirst')}` : by;
}
