import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import { CheckDealsLink } from '../play/CheckDealsLink.js';
import { later } from '../kit/later.js';
import { seatsDrawnPath } from '../play/paths.js';
import { hasBoards } from '../play/sharesDeals.js';
import { gameParts } from '../play/gameParts.js';
import { playsTeams } from '../play/playsTeams.js';
import Checks from '../shell/Checks.js';
import type { SessionShown } from '../shell/SessionPage.js';

const ScoredBy = later(() => import('../method/ScoredBy.js'));
const SheetMethod = later(() => import('../method/SheetMethod.js'));

/** The method of a session in words, how its seats and deals were drawn, the seals, and the way into its past. */
export default function SessionChecks({
  shown: { tournament, session, at, besideDesk = false },
  children,
}: {
  readonly shown: SessionShown;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Checks
      tournament={tournament}
      at={at}
      hasPast={!besideDesk}
      links={
        <>
          {session.draw && (
            <Link href={address(seatsDrawnPath(tournament.id, session.session), { at })}>
              {t('drawn.link')}
            </Link>
          )}
          {hasBoards(session) && <CheckDealsLink tournament={tournament.id} set={session.boardSet} at={at} />}
        </>
      }
    >
      {gameParts(session.game).boards && !playsTeams(session) && <ScoredBy session={session} />}
      {session.sheets && <SheetMethod convention={session.sheets.convention} />}
      {children}
    </Checks>
  );
}
