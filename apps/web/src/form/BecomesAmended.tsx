import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { useIsOver } from '../parts/useIsOver.js';

/** That standings which are official become amended by what is asked for; nothing before they are. */
export function BecomesAmended({
  session,
}: {
  readonly session: Pick<SessionSeen, 'corrections'> | undefined;
}) {
  const { t } = useTranslation();
  const isOfficial = useIsOver(session?.corrections?.official ?? null);
  return isOfficial ? <p>{t('room.correctOfficial')}</p> : null;
}
