import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { dealSetsQuery } from '../api/dealQueries.js';
import type { SessionListed } from '../api/documents.js';
import type { Tournament } from '../api/types.js';
import { sessionText } from '../play/stageText.js';
import { dealsPath } from '../play/paths.js';
import { gameParts } from '../play/gameParts.js';
import { Proof } from './Proof.js';

/** The seals of a tournament, and where the deals of each of its sessions are checked. */
export default function TournamentChecks({
  tournament,
  sessions,
}: {
  readonly tournament: Tournament;
  readonly sessions: readonly SessionListed[];
}) {
  const { t } = useTranslation();
  const { data: sets = [] } = useQuery(dealSetsQuery(tournament.id));
  return (
    <Proof tournament={tournament}>
      {sessions
        .filter(({ game, boardSet }) => gameParts(game).boards && sets.includes(boardSet))
        .map(({ session, stage, boardSet }) => (
          <Link key={session} href={dealsPath(tournament.id, boardSet)}>
            {sessions.length > 1 && `${sessionText(t, { session, stage })}: `}
            {t('deals.title')}
          </Link>
        ))}
    </Proof>
  );
}
