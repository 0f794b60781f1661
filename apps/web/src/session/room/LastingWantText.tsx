import { useTranslation } from 'react-i18next';
import { lawName } from '../../messages/rulingText.js';
import type { LastingWant } from './wants.js';

/** What waits for an answer beside the play, in a line. */
export function LastingWantText({ want }: { readonly want: LastingWant }) {
  const { t, i18n } = useTranslation();
  return want.kind === 'tied'
    ? t('room.want.tied', { match: want.match, teams: want.between })
    : t('room.want.appeal', { contestant: want.by, law: lawName(i18n, want.law) });
}
