import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import { sectionOf } from '../play/calledParts.js';
import { isAtPlace, Place } from './Place.js';
import { placesInRound, stillToDraw } from '../play/roundDraw.js';

/** Who sits where in a round, of the section that is called apart or of all, as far as somebody is looked for. */
export function PlacesOfRound({
  session,
  section,
  own,
  round,
  sought,
  teams,
  path,
  at,
}: {
  readonly session: SessionSeen;
  /** The section that is called apart; undefined: all are called together. */
  readonly section: string | undefined;
  /** The session as far as it is that section's. */
  readonly own: SessionSeen;
  readonly round: number;
  readonly sought: string;
  readonly teams: readonly TeamSeen[];
  readonly path: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const all = placesInRound(session, round).filter(
    ({ table }) => section === undefined || sectionOf(table) === section,
  );
  const found = all.filter((place) => isAtPlace(session, place, sought, teams));
  const open = stillToDraw(own, round);
  const title = t('roundDraw.round', { round });
  const named = section === undefined ? title : `${t('standings.oneSection', { section })}: ${title}`;
  return (
    <>
      <h2>{named}</h2>
      {own.round < round && session.status !== 'closed' && (
        <p className="muted">{t('roundDraw.notCalled')}</p>
      )}
      <ul className="grid columns-320 list" aria-label={named}>
        {found.map((place) => (
          <Place key={place.table} place={place} session={session} teams={teams} path={path} at={at} />
        ))}
      </ul>
      {found.length === 0 && all.length > 0 && <p>{t('roundDraw.nobody')}</p>}
      {open.length > 0 && <p className="muted">{t('roundDraw.open', { sections: open.join(', ') })}</p>}
    </>
  );
}
