import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { entriesQuery } from '../../api/deskQueries.js';
import { matchesQuery } from '../../api/sessionQueries.js';
import { isOfIndividuals } from '../../play/contestants.js';
import { playsTeams } from '../../play/playsTeams.js';
import { setUpPath } from '../../play/paths.js';
import { withoutPlace } from './contestantsWithoutPlace.js';

/** Who has entered and has no place in a session that is played, with the way to give them one. */
export function WithoutPlace({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const ofTeams = playsTeams(session);
  const { data } = useQuery(entriesQuery(tournament));
  const { data: matches } = useQuery({ ...matchesQuery(tournament, session.session), enabled: ofTeams });
  if (!data || (ofTeams && !matches)) return null;
  const count = withoutPlace(session, data.entries, matches?.teams);
  if (count === 0) return null;
  const said = ofTeams
    ? 'session.teamsNotNumbered'
    : isOfIndividuals(session)
      ? 'session.playersNotSeated'
      : 'session.notSeated';
  return (
    <p className="note" data-meaning="warn">
      {t(said, { count })}{' '}
      <Link href={setUpPath(tournament, session.session)}>
        {t(ofTeams ? 'room.giveNumbers' : 'room.giveSeats')}
      </Link>
    </p>
  );
}
