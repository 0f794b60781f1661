import { useQuery } from '@tanstack/react-query';
import { DisplayNotPublished } from '../../shell/DisplayNotPublished.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { roundDrawsQuery } from '../../api/deskQueries.js';
import { matchesQuery } from '../../api/sessionQueries.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { playsTeams } from '../../play/playsTeams.js';
import { roundDrawPath, hallDisplayPath } from '../../play/paths.js';
import type { DeskPartProps } from '../desk/DeskPartProps.js';
import { DrawKeepsTo } from './DrawKeepsTo.js';
import { LastDrawn } from './LastDrawn.js';
import { NextDraw } from './NextDraw.js';
import { OtherDraw } from './OtherDraw.js';
import { withTeams } from './teamsDrawn.js';

/** The rounds of a session that are drawn one after the other: the last one, and the next as it would be now. */
export default function DrawPart({ tournament, session, mayDirect }: DeskPartProps) {
  const { t } = useTranslation();
  const draws = useQuery({ ...roundDrawsQuery(tournament.id, session.session), enabled: mayDirect });
  const ofTeams = playsTeams(session);
  const matches = useQuery({
    ...matchesQuery(tournament.id, session.session),
    enabled: mayDirect && ofTeams,
  });
  if (!mayDirect) return <p>{t('swiss.directorsOnly')}</p>;
  if (draws.isError && !draws.data)
    return <QueryProblem problem={draws.error} retry={() => draws.refetch()} />;
  if (!draws.data) return <Waiting />;
  const { at, sections } = draws.data;
  const drawn = ofTeams
    ? withTeams(session, matches.data, (number) => t('standings.team', { number }))
    : session;
  const open = session.status !== 'closed';
  const toDraw = sections.find(({ last, next }) => next && last?.called);
  return (
    <div className="stack gap-16">
      <p>
        {t('swiss.forEverybody')}{' '}
        <Link href={roundDrawPath(tournament.id, session.session)}>{t('roundDraw.title')}</Link>
        {' · '}
        <Link href={hallDisplayPath(tournament.id, session.session)}>{t('draw.onWall')}</Link>
        <DisplayNotPublished tournament={tournament.id} />
      </p>
      {sections.map((each) => {
        const { section, last, next, options } = each;
        const parts = { tournament: tournament.id, session: drawn, section };
        return (
          <section key={section} className="stack gap-16" aria-label={t('movement.section', { section })}>
            {sections.length > 1 && <h2>{t('movement.section', { section })}</h2>}
            {last?.now && <OtherDraw {...parts} at={at} last={last} now={last.now} mayDraw={open} />}
            {next && last?.called && (
              <NextDraw
                {...parts}
                at={at}
                next={next}
                variant={each === toDraw ? 'filled' : 'default'}
                mayDraw={session.status === 'running'}
              />
            )}
            {last && <LastDrawn {...parts} last={last} mayChange={open} />}
            {open && <DrawKeepsTo {...parts} options={options} />}
          </section>
        );
      })}
    </div>
  );
}
