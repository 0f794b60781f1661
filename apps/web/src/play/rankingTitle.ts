import type { TFunction } from 'i18next';
import type { RankingSeen } from '../api/documents.js';

/** What a ranking is called beside others: its section where it has one, and the line. */
export function rankingTitle(t: TFunction, { section, line }: Pick<RankingSeen, 'section' | 'line'>): string {
  return [section === null ? '' : t('standings.oneSection', { section }), t(`standings.line.${line}`)]
    .filter(Boolean)
    .join(' · ');
}
