import type { i18n as I18n, TFunction } from 'i18next';
import { presetOf } from '#scoring';
import type { SessionMethod } from '#tournament';
import { optionalMessage } from './problemText.js';

/** Whose rules a method follows: `EBU White Book 2025`; nothing where it follows nobody's. */
function regulationText(t: TFunction, { regulation, edition }: SessionMethod): string {
  return [regulation.replace('usual practice', t('method.usualPractice')), edition].filter(Boolean).join(' ');
}

/** What a method is called in a list of its own body's: `Butler`. */
export function presetText(i18n: I18n, { name, board }: SessionMethod): string {
  return optionalMessage(i18n, `method.preset.${name}`) ?? i18n.t(`method.kind.${board.kind}`);
}

/** What a method is called: `Matchpoints (EBU White Book 2025)`, `Butler (own settings)`. */
export function methodText(i18n: I18n, method: SessionMethod): string {
  const regulation = regulationText(i18n.t, method);
  if (regulation === '') return i18n.t('method.own', { kind: i18n.t(`method.kind.${method.board.kind}`) });
  return i18n.t('method.named', { kind: presetText(i18n, method), regulation });
}

/** Whether somebody has put the method together: no preset is exactly so. */
export function isOwn({ name }: SessionMethod): boolean {
  return presetOf(name) === undefined;
}
