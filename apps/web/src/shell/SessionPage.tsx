import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import { Problem } from '../api/problem.js';
import { tournamentQuery } from '../api/queries.js';
import { clockQuery, playSessionQuery } from '../api/sessionQueries.js';
import type { Tournament } from '../api/types.js';
import { lastRoundDrawn } from '../play/roundDraw.js';
import { FollowedMarks } from '../follow/FollowedMarks.js';
import { WordsOf } from '../messages/WordsOf.js';
import { NotFound } from '../kit/NotFound.js';
import { Page } from '../kit/Page.js';
import page from '../kit/Page.module.css';
import { Pill } from '../kit/Pill.js';
import { later } from '../kit/later.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useAnnounced } from '../kit/announce.js';
import { usePageTitle } from '../kit/usePageTitle.js';
import { Waiting } from '../kit/Waiting.js';
import { venueDay } from '../browser/venueZone.js';
import { useTimes } from '../parts/useTimes.js';
import { calledParts } from '../play/calledParts.js';
import { knockoutPath, recapPath, deskPath, tablesPath } from '../play/paths.js';
import { hasBoards } from '../play/sharesDeals.js';
import { gameParts } from '../play/gameParts.js';
import { playsTeams } from '../play/playsTeams.js';
import { isPlayed } from '../play/isPlayed.js';
import { LivePill } from './LivePill.js';
import { runs } from '../play/roles.js';
import { Tabs } from '../kit/Tabs.js';
import { ClockPill } from '../play/ClockPill.js';
import { ProjectedEnd } from '../play/ProjectedEnd.js';
import { isOfIndividuals } from '../play/contestants.js';
import classes from './SessionPage.module.css';
import { useLiveSession } from '../play/useLiveSession.js';
import { sessionWithin } from '../play/stageText.js';

// Where a session did not exist yet, and within what proves its results.
const PastBar = later(async () => ({ default: (await import('./PastBar.js')).PastBar }), null);

export interface SessionShown {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
  /** The session's own address. */
  readonly path: string;
  /** It stands beside the desk, which is always now: the slider into the past is on the session's own page. */
  readonly besideDesk?: boolean;
}

function isNotThere(error: unknown): boolean {
  return error instanceof Problem && [401, 403, 404].includes(error.status);
}

/** A session for everybody: its head, moving live, and one of its parts. */
export function SessionPage({
  tournament: id,
  name,
  tab,
  title,
  children,
}: {
  readonly tournament: string;
  readonly name: string;
  readonly tab: 'standings' | 'recap' | 'matches' | 'boards' | 'seats-drawn' | 'round-draw' | 'tables';
  /** What the part is called in the browser's tab. */
  readonly title?: string;
  readonly children: (shown: SessionShown) => ReactNode;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const [search] = useSearchParams();
  const [here] = useLocation();
  const at = search.get('at') ?? undefined;
  const now = address(here, { ...Object.fromEntries(search), at: undefined });
  const tournament = useQuery({ ...tournamentQuery(id, at), placeholderData: keepPreviousData });
  const session = useQuery({ ...playSessionQuery(id, name, at), placeholderData: keepPreviousData });
  const live = useLiveSession(id, name, at === undefined && tournament.isSuccess && session.isSuccess);
  const own = session.data ? sessionWithin(t, session.data) : t('standings.session', { session: name });
  const called = tournament.data && `${tournament.data.name}, ${own}`;
  usePageTitle(title === undefined ? called : `${title} · ${called}`);
  const problem = tournament.error ?? session.error;
  const path = `/tournaments/${id}/session/${name}`;
  if (at !== undefined && tournament.data && isNotThere(session.error)) {
    return (
      <Page title={called ?? name}>
        <p>
          {t('past.notYet')} <Link href={now}>{t('past.backToNow')}</Link>
        </p>
        <PastBar tournament={tournament.data} at={at} />
      </Page>
    );
  }
  if (isNotThere(problem)) return <NotFound />;
  if (!tournament.data || !session.data) {
    return (
      <div className={page.page}>
        {problem ? <QueryProblem problem={problem} retry={() => session.refetch()} /> : <Waiting />}
      </div>
    );
  }
  const matches = playsTeams(session.data)
    ? [{ name: 'matches', href: address(`${path}/matches`, { at }), label: t('match.title') }]
    : [];
  const rounds =
    gameParts(session.data.game).boards && lastRoundDrawn(session.data) > 0
      ? [{ name: 'round-draw', href: address(`${path}/round-draw`, { at }), label: t('roundDraw.title') }]
      : [];
  const { knockout } = session.data;
  const bracket = knockout
    ? [{ name: 'knockout', href: address(knockoutPath(id, knockout), { at }), label: t('knockout.bracket') }]
    : [];
  const links = [
    ...matches,
    ...bracket,
    ...rounds,
    { name: 'standings', href: address(path, { at }), label: t('standings.title') },
    ...(gameParts(session.data.game).boards && session.data.contestants.length > 0
      ? [{ name: 'tables', href: address(tablesPath(id, name), { at }), label: t('tablesNow.title') }]
      : []),
    ...(hasBoards(session.data)
      ? [{ name: 'boards', href: address(`${path}/boards`, { at }), label: t('traveller.boards') }]
      : []),
    ...(gameParts(session.data.game).boards
      ? [{ name: 'recap', href: address(recapPath(id, name), { at }), label: t('recap.title') }]
      : []),
    ...(runs(tournament.data) && at === undefined
      ? [{ name: 'room', href: deskPath(id, name), label: t('session.roomLink') }]
      : []),
    { name: 'wall', href: `${path}/wall`, label: t('wall.title') },
    { name: 'tournament', href: `/tournaments/${id}`, label: t('standings.tournament') },
  ];
  return (
    <>
      <div className={classes.head}>
        <h1 className="shrinks">{called}</h1>
        {session.data.settings.day !== undefined && (
          <span className="muted">{times.shortDay(venueDay(session.data.settings.day))}</span>
        )}
        <Pills id={id} session={session.data} past={at !== undefined}>
          {at === undefined && <LivePill state={live} runs={isPlayed(session.data)} />}
        </Pills>
      </div>
      <Tabs
        label={t('standings.parts')}
        tabs={links.map(({ name: each, href, label }) => ({ href, label, isHere: each === tab }))}
      />
      <div className={page.page}>
        {at !== undefined && (
          <p>
            {t('past.earlier')} <Link href={now}>{t('past.backToNow')}</Link>
          </p>
        )}
        <WordsOf individuals={isOfIndividuals(session.data)} sheets={gameParts(session.data.game).sheets}>
          <FollowedMarks tournament={id} session={session.data}>
            {children({ tournament: tournament.data, session: session.data, at, path })}
          </FollowedMarks>
        </WordsOf>
      </div>
    </>
  );
}

function Pills({
  id,
  session: seen,
  past,
  children,
}: {
  readonly id: string;
  readonly session: SessionSeen;
  readonly past: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { session, status, round, rounds } = seen;
  const { data: clock } = useQuery({ ...clockQuery(id, session), enabled: !past });
  const parts = calledParts(seen, clock);
  useAnnounced(!past && isPlayed(seen) ? t('standings.round', { round, rounds }) : undefined);
  return (
    <span className="row">
      {(parts.length === 1 || status !== 'running') && (
        <Pill meaning={status === 'closed' ? 'good' : 'plain'}>
          {isPlayed(seen) ? t('standings.round', { round, rounds }) : t(`standings.status.${status}`)}
        </Pill>
      )}
      {status === 'running' &&
        !past &&
        parts.map(({ section, session: own, clock: time }) => (
          <Fragment key={section ?? ''}>
            {section !== undefined && (
              <Pill meaning="plain">
                {t('clock.sectionRound', { section, round: own.round, rounds: own.rounds })}
              </Pill>
            )}
            <ClockPill clock={time} />
            <ProjectedEnd clock={time} />
          </Fragment>
        ))}
      {children}
    </span>
  );
}
