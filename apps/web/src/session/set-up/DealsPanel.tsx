import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import { whereaboutsQuery } from '../../api/deskQueries.js';
import type { Tournament } from '../../api/types.js';
import { CheckDealsLink } from '../../play/CheckDealsLink.js';
import { duplicates } from '../../play/roles.js';
import { DealsInFiles } from '../../deals/sets/DealsInFiles.js';
import { Panel } from '../../kit/Panel.js';
import { SetOfGame } from '../../sheets/duplicate/SetOfGame.js';
import { ChooseBoardSet } from './ChooseBoardSet.js';
import { DealBoards } from './DealBoards.js';

interface DealsProps {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
}

/** Who deals: the computer before play, in secret, a file, or the players at the table; and the deals for a machine. */
export function DealsPanel({ tournament, session }: DealsProps) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('session.deals')}
      aside={<CheckDealsLink tournament={tournament.id} set={session.boardSet} />}
    >
      <ChooseBoardSet tournament={tournament.id} session={session} />
      <SetOfGame tournament={tournament.id} session={session} />
      {session.boards.length === 0 ? (
        <p className="muted">{t('draw.movementFirst')}</p>
      ) : (
        <Deals tournament={tournament} session={session} />
      )}
    </Panel>
  );
}

function Deals({ tournament, session: { session, boardSet, game, status } }: DealsProps) {
  const { t } = useTranslation();
  const { data } = useQuery(whereaboutsQuery(tournament.id, session));
  const dealing = data?.dealing ?? [];
  const dealt = dealing.filter(({ status: is }) => is === 'dealt' || is === 'revealed');
  return (
    <>
      <p>{t('session.dealsText')}</p>
      <DealBoards
        tournament={tournament.id}
        set={boardSet}
        dealing={dealing}
        mayChange={status === 'set-up'}
      />
      {status !== 'closed' && (
        <>
          <p className="muted">
            {t('session.dealsInFiles')}
            {duplicates(tournament) && ` ${t('session.dealsForMachine')}`}
          </p>
          <DealsInFiles
            tournament={tournament}
            set={boardSet}
            game={game}
            dealt={dealt.map(({ board }) => board)}
          />
        </>
      )}
    </>
  );
}
