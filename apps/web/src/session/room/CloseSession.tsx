import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tournamentQuery } from '../../api/queries.js';
import { Button } from '../../parts/Button.js';
import { Dialog } from '../../parts/Dialog.js';
import { AskCommand } from '../AskCommand.js';
import type { OpenPlay } from './stillOpen.js';
import { OpenPlays } from './OpenPlays.js';

/** Closes a session, after a look at what that does; as long as scores are open it leads to them instead (Law 8C). */
export function CloseSession({
  tournament,
  session,
  open,
  plays,
  at,
}: {
  readonly tournament: string;
  readonly session: string;
  /** How many scores are open. */
  readonly open: number;
  readonly plays: readonly OpenPlay[];
  /** Up to which line of the book the room is seen. */
  readonly at: number;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(tournamentQuery(tournament));
  const isDraft = data?.status === 'draft';
  const done = () => setAsking(false);
  return (
    <>
      <Button variant={open > 0 ? 'default' : 'filled'} onClick={() => setAsking(true)}>
        {t('room.close')}
      </Button>
      {asking && open > 0 && (
        <Dialog
          title={t('room.closeTitle', { session })}
          pending={false}
          problem={undefined}
          onSubmit={done}
          onClose={done}
        >
          <p>{t('room.closeOpen', { count: open })}</p>
          <OpenPlays tournament={tournament} session={session} plays={plays} onGo={done} />
        </Dialog>
      )}
      {asking && open === 0 && (
        <AskCommand
          tournament={tournament}
          command="session.close"
          body={() => ({ session, at })}
          title={t('room.closeTitle', { session })}
          text={t(isDraft ? 'room.closeTextDraft' : 'room.closeText')}
          action={t('room.close')}
          onClose={done}
        />
      )}
    </>
  );
}
