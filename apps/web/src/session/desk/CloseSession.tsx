import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { tournamentQuery } from '../../api/queries.js';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { AskCommand } from '../../form/AskCommand.js';
import { LastingAlertText } from './LastingAlertText.js';
import type { OpenPlay } from '../../play/stillOpen.js';
import { OpenPlays } from './OpenPlays.js';
import { useLastingAlerts } from './useLastingAlerts.js';
import { wayTo } from './wayTo.js';

/** Closes a session, after a look at what that does; as long as scores are open it leads to them instead (Law 8C). */
export function CloseSession({
  tournament,
  session: seen,
  open,
  plays,
  at,
  justCome = false,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many scores are open. */
  readonly open: number;
  readonly plays: readonly OpenPlay[];
  /** The journal entry up to which the desk was seen. */
  readonly at: number;
  /** It stands in the place of another step: a second press was meant for that. */
  readonly justCome?: boolean;
}) {
  const { t } = useTranslation();
  const { session } = seen;
  const undecided = useLastingAlerts(tournament, seen);
  const [asking, setAsking] = useState<'what-is-open' | 'close'>();
  const [marking, setMarking] = useState(false);
  // Whoever has recorded the last boards as not played wants to close: the question comes next. A list that has become empty
  // otherwise asks nothing more, also when a board is opened again: the button does.
  if (asking === 'what-is-open' && open === 0) setAsking(marking ? 'close' : undefined);
  const { data } = useQuery(tournamentQuery(tournament));
  const isDraft = data?.status === 'draft';
  const done = () => {
    setAsking(undefined);
    setMarking(false);
  };
  return (
    <>
      <Button held={justCome} onClick={() => setAsking(open > 0 ? 'what-is-open' : 'close')}>
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
          <OpenPlays
            tournament={tournament}
            session={session}
            plays={plays}
            onGo={done}
            onMarking={() => setMarking(true)}
          />
        </Dialog>
      )}
      {asking === 'close' && open === 0 && (
        <AskCommand
          tournament={tournament}
          command="session.close"
          body={() => ({ session, at })}
          title={t('room.closeTitle', { session })}
          text={
            <>
              <p>{t(isDraft ? 'room.closeTextDraft' : 'room.closeText')}</p>
              {undecided.length > 0 && (
                <>
                  <p>{t('room.closeUndecided')}</p>
                  <ul>
                    {undecided.map((want) => (
                      <li key={want.kind === 'tied' ? want.match : want.kind === 'appeal' ? want.ruling : ''}>
                        <Link href={wayTo(tournament, session, want)} onClick={done}>
                          <LastingAlertText want={want} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          }
          action={t('room.close')}
          focused={marking}
          onClose={done}
        />
      )}
    </>
  );
}
