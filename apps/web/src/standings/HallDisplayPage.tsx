import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { conventionText, type Language } from '#words';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen, StandingSeen, StandingsSeen, WaitingTable } from '../api/documents.js';
import { tournamentQuery } from '../api/queries.js';
import { clockQuery, playSessionQuery, standingsQuery } from '../api/sessionQueries.js';
import { useDrawDisplay, type DisplayPage } from '../draws/useDrawDisplay.js';
import { WordsOf } from '../messages/WordsOf.js';
import { methodText } from '../method/methodText.js';
import { HouseMark } from '../parts/HouseMark.js';
import { useLocale } from '../parts/useLocale.js';
import { calledParts } from '../session/calledParts.js';
import { usePageTitle } from '../parts/usePageTitle.js';
import { gameParts } from '../sheets/gameParts.js';
import { useSheetsDisplay } from '../sheets/useSheetsDisplay.js';
import { playsTeams } from '../teams/playsTeams.js';
import { TeamsDisplay } from '../teams/TeamsDisplay.js';
import { Contestant } from './Contestant.js';
import { isOfIndividuals } from './contestants.js';
import { decimalsOfFigures, figureText } from './figures.js';
import { pagesOf, placeOf } from './places.js';
import { ProjectedEnd } from './ProjectedEnd.js';
import { useAsAt } from './StandingsPage.js';
import { EmptyDisplay } from './EmptyDisplay.js';
import { SatInFor } from './SatIn.js';
import { TurningPages } from './TurningPages.js';
import { useGlow } from './useGlow.js';
import { useLoadedAnewWhenReplaced } from './useLoadedAnewWhenReplaced.js';
import { useLiveSession } from './useLiveSession.js';
import { waitsFor } from './waitsFor.js';
import { FITS, PAGE_STANDS, roomFor } from './displayRows.js';
import { HallClock } from './HallClock.js';
import { HallSound } from './HallSound.js';
import classes from './HallDisplayPage.module.css';

/** A session on the hall display: round, clock and standings, to be read from afar. Long lists turn their pages. */
export default function HallDisplayPage({
  tournament: id,
  session: name,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t, i18n } = useTranslation();
  const tournament = useQuery(tournamentQuery(id));
  const session = useQuery(playSessionQuery(id, name));
  const standings = useQuery(standingsQuery(id, name));
  const clock = useQuery(clockQuery(id, name));
  const asAt = useAsAt(session.data);
  useLiveSession(id, name, session.isSuccess);
  usePageTitle(t('wall.title'));
  useLoadedAnewWhenReplaced();
  if (!tournament.data || !session.data) return <EmptyDisplay readings={[tournament, session]} />;
  const { status, round, rounds } = session.data;
  const parts = calledParts(session.data, clock.data);
  const { boards, sheets } = gameParts(session.data.game);
  const convention = session.data.sheets?.convention.name;
  return (
    <div className={classes.wall}>
      <div className={classes.house}>
        <HouseMark />
      </div>
      <div className={classes.head}>
        <h1>
          {tournament.data.name}, {t('standings.session', { session: name })}
        </h1>
        {parts.length === 1 && (
          <p className={classes.round}>
            {status === 'running' && round > 0
              ? t('standings.round', { round, rounds })
              : t(`standings.status.${status}`)}
          </p>
        )}
        {status === 'running' &&
          parts.map((part) => (
            <HallClock
              key={part.section ?? ''}
              clock={part.clock}
              section={part.section}
              session={part.session}
            />
          ))}
      </div>
      {clock.data && clock.data.given.length > 0 && (
        <p className={classes.given}>
          {t('wall.given', {
            tables: clock.data.given
              .map(({ table, minutes }) => t('wall.givenTable', { table, minutes }))
              .join(' · '),
          })}
        </p>
      )}
      {playsTeams(session.data) ? (
        <TeamsDisplay
          tournament={id}
          session={session.data}
          waiting={waitingDisplayed(t, clock.data?.waiting ?? [], session.data)}
          fits={FITS}
          stands={PAGE_STANDS}
        />
      ) : (
        <WordsOf individuals={isOfIndividuals(session.data)} sheets={sheets}>
          {sheets ? (
            <PagesOfSheets tournament={id} session={session.data} />
          ) : (
            <Pages standings={standings.data} session={session.data} waiting={clock.data?.waiting ?? []} />
          )}
        </WordsOf>
      )}
      <p className={classes.foot}>
        <span>
          {convention !== undefined && conventionText(i18n.language as Language, convention)}
          {boards &&
            standings.data &&
            [
              asAt(standings.data, session.data),
              ...(playsTeams(session.data) ? [] : [methodText(i18n, session.data.settings.method)]),
            ].join(' · ')}
        </span>
        {status === 'running' &&
          parts.map((part) => (
            <ProjectedEnd key={part.section ?? ''} clock={part.clock} section={part.section} />
          ))}
        {status === 'running' && clock.data && (
          <HallSound clocks={parts.flatMap((part) => part.clock ?? [])} />
        )}
        <Link href={`/tournaments/${id}/session/${name}`}>{t('wall.leave')}</Link>
      </p>
    </div>
  );
}

/** The tables that cannot begin their round, and for whom or which board each waits. */
function waitingDisplayed(
  t: TFunction,
  waiting: readonly WaitingTable[],
  session: SessionSeen,
): DisplayPage[] {
  if (waiting.length === 0) return [];
  return pagesOf(waiting, FITS).map((own) => ({
    title: [t('wait.title')],
    rows: own.map((each) => (
      <li key={each.table} className={classes.row}>
        <span className={classes.place}>{each.table}</span>
        <span className={classes.who}>{t('wait.room', { for: waitsFor(t, each, session).join('; ') })}</span>
      </li>
    )),
  }));
}

/** The pages of a session: who waits, who goes where in a round that is drawn and not called, then the standings. */
function Pages({
  standings,
  session,
  waiting,
}: {
  readonly standings: StandingsSeen | undefined;
  readonly session: SessionSeen;
  readonly waiting: readonly WaitingTable[];
}) {
  const { t } = useTranslation();
  const draw = useDrawDisplay(session, FITS);
  const pages: readonly DisplayPage[] = [
    ...waitingDisplayed(t, waiting, session),
    ...draw,
    ...pagesOfStandings(t, standings, session),
  ];
  return <TurningPages pages={pages} stands={PAGE_STANDS} />;
}

/** The same of a session that is written on sheets. */
function PagesOfSheets({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  return <TurningPages pages={useSheetsDisplay(tournament, session, FITS)} stands={PAGE_STANDS} />;
}

/** As many rows as fit on a page. */
function pagesOfStandings(
  t: TFunction,
  standings: StandingsSeen | undefined,
  session: SessionSeen,
): DisplayPage[] {
  const { rankings = [], by } = standings ?? {};
  if (by === undefined) return [];
  return rankings.flatMap(({ section, line, entries }) => {
    const { columns, fits } = roomFor(entries.length);
    const decimals = decimalsOfFigures(entries, by);
    return pagesOf(entries, fits).map((own) => ({
      columns,
      title: [
        section === null ? '' : t('standings.oneSection', { section }),
        line === 'one' && rankings.length === 1 ? '' : t(`standings.line.${line}`),
      ],
      rows: own.map((entry) => (
        <Row key={entry.contestant} entry={entry} by={by} decimals={decimals} session={session} />
      )),
    }));
  });
}

function Row({
  entry,
  by,
  decimals,
  session,
}: {
  readonly entry: StandingSeen;
  readonly by: StandingsSeen['by'];
  readonly decimals: number | undefined;
  readonly session: SessionSeen;
}) {
  const locale = useLocale();
  const { contestant, place } = entry;
  const figure = figureText(entry, by, locale, decimals);
  const glow = useGlow(false, `wall ${session.session} ${contestant}`, `${place} ${figure}`);
  return (
    <li className={`${classes.row} ${glow}`}>
      <span className={classes.place}>{placeOf(entry) ?? '–'}</span>
      <span className={classes.who}>
        <Contestant session={session} contestant={contestant} />
        <SatInFor session={session} contestant={contestant} />
      </span>
      <strong>{figure}</strong>
    </li>
  );
}
