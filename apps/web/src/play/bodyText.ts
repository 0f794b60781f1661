import type { TFunction } from 'i18next';
import type { Body } from '#scoring';

/** What a federation is called; clubs are of none. */
export function bodyText(t: TFunction, body: Body): string {
  return body === 'club' ? t('method.body.club') : body;
}
