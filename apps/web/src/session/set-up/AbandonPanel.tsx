import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { AskedButton } from '../../form/AskedButton.js';

/** A session that was created by mistake is taken away before it starts. */
export function DeletePanel({
  tournament,
  session: { session, position },
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  return (
    <div>
      <AskedButton
        tournament={tournament}
        command="session.abandon"
        body={(reason) => ({ session, at: position, ...(reason !== '' && { reason }) })}
        title={t('session.abandonTitle', { session })}
        text={t('session.abandonText')}
        action={t('session.abandon')}
        reason="optional"
        grave
        onDone={() => go(`/tournaments/${tournament}/sessions`)}
      />
    </div>
  );
}
