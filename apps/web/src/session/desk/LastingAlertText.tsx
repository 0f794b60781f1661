import { useTranslation } from 'react-i18next';
import { lawName } from '../../messages/rulingText.js';
import type { LastingAlert } from './alerts.js';

/** What waits for an answer beside the play, in a line. */
export function LastingAlertText({ want }: { readonly want: LastingAlert }) {
  const { t, i18n } = useTranslation();
  switch (want.kind) {
    case 'tied':
      return t('room.want.tied', { match: want.match, teams: want.between });
    case 'line-ups':
      return t('room.want.line-ups', { count: want.count });
    case 'appeal':
      return t('room.want.appeal', { contestant: want.by, law: lawName(i18n, want.law) });
    default:
      return want satisfies never;
  }
}
