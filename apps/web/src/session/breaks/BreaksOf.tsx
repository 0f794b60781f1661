import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import { clockQuery } from '../../api/sessionQueries.js';
import { BreaksDialog } from './BreaksDialog.js';
import { BreaksPlanned } from './BreaksPlanned.js';

/** The breaks of a session that is being prepared or played, and one more. */
export function BreaksOf({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const { data: clock } = useQuery(clockQuery(tournament, session.session));
  const [open, setOpen] = useState(false);
  if (!clock || session.rounds < 2 || session.status === 'closed') return null;
  return (
    <div>
      <BreaksPlanned tournament={tournament} session={session.session} breaks={clock.breaks} />
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('break.open')}
      </Button>
      {open && (
        <BreaksDialog
          tournament={tournament}
          session={session}
          clock={clock}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
