import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { contestsQuery } from '../../api/contestQueries.js';
import type { SessionListed } from '../../api/documents.js';
import { knockoutsQuery } from '../../api/knockoutQueries.js';
import { playSessionsQuery } from '../../api/sessionQueries.js';
import type { Tournament } from '../../api/types.js';
import { venueDay } from '../../browser/venueZone.js';
import lists from '../../kit/List.module.css';
import { later } from '../../kit/later.js';
import { OpensWhenAsked } from '../../kit/OpensWhenAsked.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Announced } from '../calendar/Announced.js';
import { useTimes } from '../../parts/useTimes.js';
import { Waiting } from '../../kit/Waiting.js';
import { KnockoutsOfTournament } from '../../session/KnockoutsOfTournament.js';
import { deskPath, setUpPath, tablesPath } from '../../play/paths.js';
import { gameParts } from '../../play/gameParts.js';
import { AboutTournament } from '../../shell/AboutTournament.js';
import { directs, runs } from '../../play/roles.js';
import classes from './Overview.module.css';
import { SessionFinished } from './SessionFinished.js';
import { SessionNow } from './SessionNow.js';
import { sessionText } from '../../play/stageText.js';

const ContestNow = later(() => import('./ContestNow.js'), null);
const EnterLink = later(() => import('../../entering/EnterLink.js'), null);
const PlayersLink = later(() => import('../PlayersLink.js'), null);
const PublishedNote = later(() => import('../../import/PublishedNote.js'), null);

/** How many sessions have a line of their own to the server: a browser has six for all its pages of one. */
const FOLLOWED = 2;

/** A tournament at a glance: what is played now, what comes, what is over, and by what all of it can be checked. */
export function OverviewTab({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const { id } = tournament;
  const sessions = useQuery(playSessionsQuery(id));
  const { data: contests = [] } = useQuery(contestsQuery(id));
  const { data: knockouts = [] } = useQuery(knockoutsQuery(id));
  if (!sessions.data) {
    return sessions.isError ? (
      <QueryProblem problem={sessions.error} retry={() => sessions.refetch()} />
    ) : (
      <Waiting />
    );
  }
  const now = sessions.data.filter(({ status }) => status === 'running');
  const ahead = sessions.data.filter(({ status }) => status === 'set-up');
  const over = sessions.data.filter(({ status }) => status === 'closed').toReversed();
  return (
    <>
      {tournament.announced && sessions.data.every(({ status }) => status === 'set-up') && (
        <Announced tournament={id} announced={tournament.announced} />
      )}
      {directs(tournament) && over.length > 0 && <PublishedNote tournament={id} />}
      {/* Who comes to see results is not asked to enter. */}
      {tournament.status === 'published' && now.length + over.length === 0 && <EnterLink tournament={id} />}
      {sessions.data.length === 0 && <NoSessions tournament={tournament} />}
      {now.map((listed, index) => (
        <SessionNow key={listed.session} tournament={id} listed={listed} following={index < FOLLOWED}>
          {runs(tournament) && <Link href={deskPath(id, listed.session)}>{t('session.roomLink')}</Link>}
        </SessionNow>
      ))}
      {ahead.length > 0 && (
        <section className={`stack gap-12 ${classes.part}`} aria-label={t('overview.ahead')}>
          <h2>{t('overview.ahead')}</h2>
          <ul className={lists.list}>
            {ahead.map((listed) => (
              <Ahead key={listed.session} tournament={tournament} listed={listed} />
            ))}
          </ul>
        </section>
      )}
      {contests.length + knockouts.length > 0 && (
        <section className={`stack gap-12 ${classes.part}`} aria-label={t('overview.together')}>
          <h2>{t('overview.together')}</h2>
          {contests.map((contest) => (
            <ContestNow key={contest.contest} tournament={id} listed={contest} />
          ))}
          <KnockoutsOfTournament tournament={id} knockouts={knockouts} />
        </section>
      )}
      {over.length > 0 && (
        <section className={`stack gap-12 ${classes.part}`} aria-label={t('overview.over')}>
          <h2>{t('overview.over')}</h2>
          {over.map((listed) => (
            <SessionFinished key={listed.session} tournament={id} listed={listed}>
              {runs(tournament) && tournament.status !== 'archived' && (
                <Link href={deskPath(id, listed.session)}>{t('session.roomLink')}</Link>
              )}
            </SessionFinished>
          ))}
        </section>
      )}
      {runs(tournament) && tournament.status !== 'draft' && (
        <OpensWhenAsked summary={t('playersLink.title')}>
          <div className="stack">
            <PlayersLink tournament={tournament} />
          </div>
        </OpensWhenAsked>
      )}
      <AboutTournament tournament={tournament} sessions={sessions.data} />
    </>
  );
}

function NoSessions({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const mayPlan = directs(tournament) && tournament.status !== 'archived';
  return (
    <p className="muted">
      {t('session.none')}{' '}
      {mayPlan && <Link href={`/tournaments/${tournament.id}/sessions`}>{t('overview.firstSession')}</Link>}
    </p>
  );
}

/** A session that is still prepared. */
function Ahead({
  tournament,
  listed: { session, game, day, contestants, rounds, tables, stage },
}: {
  readonly tournament: Tournament;
  readonly listed: SessionListed;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <li className={classes.ahead}>
      <strong>{sessionText(t, { session, stage })}</strong>
      <span className="muted">
        {[
          day === null ? '' : times.shortDay(venueDay(day)),
          gameParts(game).isNamed ? t(`session.game.${game}`) : '',
          rounds > 0 ? t('overview.rounds', { count: rounds }) : '',
          tables.length > 0 ? t('overview.tables', { count: tables.length }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {contestants > 0 && <Link href={tablesPath(tournament.id, session)}>{t('roundDraw.title')}</Link>}
      {directs(tournament) && tournament.status !== 'archived' && (
        <Link href={setUpPath(tournament.id, session)}>{t('session.setUpLink')}</Link>
      )}
    </li>
  );
}
