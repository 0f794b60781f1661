import type { TFunction } from 'i18next';
import type { EntryHeadings } from '#lists';

/** The headings of a list of entries in the reader's language; the same list is read back by them. */
export function entryHeadings(t: TFunction): EntryHeadings {
  return {
    player: t('take.player'),
    memberNumber: t('paste.column.member-number'),
    team: t('paste.column.team'),
    club: t('take.club'),
    seed: t('take.seed'),
    stratum: t('take.stratum'),
    category: t('take.category'),
  };
}
