import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { AskCommand } from '../AskCommand.js';
import { Button } from '../../parts/Button.js';

/** A session that was created by mistake is taken away before it starts. */
export function AbandonPanel({
  tournament,
  session: { session },
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('session.abandon')}
      </Button>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="session.abandon"
          body={(reason) => ({ session, reason })}
          title={t('session.abandonTitle', { session })}
          text={t('session.abandonText')}
          action={t('session.abandon')}
          reason="needed"
          grave
          onDone={() => go(`/tournaments/${tournament}/sessions`)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
