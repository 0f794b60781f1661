import type { TFunction } from 'i18next';
import type { DoubtSeen } from '../api/deskDocuments.js';

/** What speaks against the deal of a board (Law 6D2), in words. */
export function doubtText(t: TFunction, { board, repeated }: DoubtSeen): string {
  return repeated === null
    ? t('room.want.doubt.unshuffled', { board })
    : t(`room.want.doubt.${repeated}`, { board });
}
