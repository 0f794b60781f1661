import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import { whereaboutsQuery } from '../../api/roomQueries.js';
import { CheckDealsLink } from '../../deals/CheckDealsLink.js';
import { Panel } from '../../parts/Panel.js';
import { SetOfGame } from '../../sheets/duplicate/SetOfGame.js';
import { ChooseBoardSet } from './ChooseBoardSet.js';
import { DealBoards } from './DealBoards.js';

interface DealsProps {
  readonly tournament: string;
  readonly session: SessionSeen;
}

/** Who deals: the computer before play, in secret, or the players at the table. */
export function DealsPanel({ tournament, session }: DealsProps) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('session.deals')}
      aside={<CheckDealsLink tournament={tournament} set={session.boardSet} />}
    >
      <ChooseBoardSet tournament={tournament} session={session} />
      <SetOfGame tournament={tournament} session={session} />
      {session.boards.length === 0 ? (
        <p className="muted">{t('draw.movementFirst')}</p>
      ) : (
        <Deals tournament={tournament} session={session} />
      )}
    </Panel>
  );
}

function Deals({ tournament, session: { session, boardSet } }: DealsProps) {
  const { t } = useTranslation();
  const { data } = useQuery(whereaboutsQuery(tournament, session));
  return (
    <>
      <p>{t('session.dealsText')}</p>
      <DealBoards tournament={tournament} set={boardSet} dealing={data?.dealing ?? []} />
    </>
  );
}
