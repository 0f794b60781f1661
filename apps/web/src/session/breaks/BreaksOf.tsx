import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import { clockQuery } from '../../api/sessionQueries.js';
import { calledParts, type CalledPart } from '../../play/calledParts.js';
import { later } from '../../kit/later.js';
import { BreaksPlanned } from './BreaksPlanned.js';
import { Button } from '../../kit/Button.js';

const BreaksDialog = later(() => import('./BreaksDialog.js'), null);

/** The breaks of a session that is being prepared or played, and one more; of each section, where they are called apart. */
export function BreaksOf({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { data: clock } = useQuery(clockQuery(tournament, session.session));
  if (session.status === 'closed') return null;
  return calledParts(session, clock).map((part) => (
    <BreaksOfPart key={part.section ?? ''} tournament={tournament} part={part} at={clock?.position} />
  ));
}

function BreaksOfPart({
  tournament,
  part: { section, session, clock },
  at,
}: {
  readonly tournament: string;
  readonly part: CalledPart;
  /** The journal entry up to which it was seen. */
  readonly at: number | undefined;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!clock || session.rounds < 2) return null;
  const own = { session: session.session, ...(section !== undefined && { section }) };
  return (
    <div>
      <BreaksPlanned tournament={tournament} {...own} breaks={clock.breaks} at={at} />
      <Button variant="default" onClick={() => setOpen(true)}>
        {section === undefined ? t('break.open') : t('break.openOf', { section })}
      </Button>
      {open && (
        <BreaksDialog
          tournament={tournament}
          session={session}
          section={section}
          clock={clock}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
