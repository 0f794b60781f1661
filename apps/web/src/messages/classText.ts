import type { i18n as I18n } from 'i18next';
import type { ContestantClass } from '#tournament';

/** As what somebody takes part, in a few words; nothing said: as the entry does, or as everybody. */
export function classText(i18n: I18n, as: ContestantClass | null): string {
  const { stratum = null, categories = [], handicap = 0, ranked = true } = as ?? {};
  const said = [
    ...(stratum === null ? [] : [i18n.t('class.stratum', { stratum })]),
    ...categories,
    ...(handicap === 0 ? [] : [i18n.t('class.handicap', { handicap: handicap / 100 })]),
    ...(ranked ? [] : [i18n.t('class.unranked')]),
  ];
  return said.length === 0 ? i18n.t('class.none') : said.join(', ');
}
