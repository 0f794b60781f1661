import { useQuery } from '@tanstack/react-query';
import { DisplayNotPublished } from '../../shell/DisplayNotPublished.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { seatsDrawnQuery } from '../../api/sessionQueries.js';
import { entryNames } from '../../draws/entryNames.js';
import { MetList } from '../../draws/WhatItKeptTo.js';
import { seatsDrawnPath, hallDisplayPath } from '../../play/paths.js';

/** How the seats were drawn, and whom the draw could not keep apart. */
export function HowDrawn({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const { draw } = session;
  const { data } = useQuery({
    ...seatsDrawnQuery(tournament, session.session),
    enabled: draw !== null,
  });
  const nameOf = entryNames(session);
  if (!draw) return null;
  const seen = data?.draw;
  const kept = seen?.kind === 'seed' && seen.position === draw.position ? seen.wishes : null;
  return (
    <>
      {draw.kind === 'cards' ? (
        <p>{t('draw.drawnByCards')}</p>
      ) : (
        <p>
          {t('draw.drawnFromSeed')} <code className="mono breaks">{draw.seed}</code>
        </p>
      )}
      {seen && kept && kept.apart.length > 0 && (
        <MetList met={seen.met} nameOf={nameOf} sections={kept.sections} />
      )}
      <p className="row fingers">
        <Link href={seatsDrawnPath(tournament, session.session)}>{t('drawn.link')}</Link>
        <Link href={hallDisplayPath(tournament, session.session)}>{t('draw.onWall')}</Link>
        <DisplayNotPublished tournament={tournament} />
      </p>
    </>
  );
}
