import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { RankingSeen, SessionSeen, StandingSeen, StandingsSeen } from '../api/documents.js';
import { tournamentQuery } from '../api/queries.js';
import { clockQuery, playSessionQuery, standingsQuery } from '../api/sessionQueries.js';
import { NotFound } from '../pages/NotFound.js';
import { methodText } from '../method/methodText.js';
import { useLocale } from '../parts/useLocale.js';
import { usePageTitle } from '../parts/usePageTitle.js';
import { Waiting } from '../parts/Waiting.js';
import { playsTeams } from '../teams/playsTeams.js';
import { WallOfTeams } from '../teams/WallOfTeams.js';
import { Contestant } from './Contestant.js';
import { durationText, figureText } from './figures.js';
import { pagesOf, placeOf } from './places.js';
import { useAsAt } from './StandingsPage.js';
import { useGlow } from './useGlow.js';
import { useLiveSession } from './useLiveSession.js';
import { useTimeLeft } from './useTimeLeft.js';
import classes from './WallPage.module.css';

/** Milliseconds for which a page of a long list stands. */
const PAGE_STANDS = 12_000;

/** The heights of a row, and of what stands above and below the rows, in hundredths of the screen's height. */
const ROW = 7;
const AROUND = 27;
/** How many rows there is room for. */
const FITS = Math.floor((100 - AROUND) / ROW);

/** A session on the wall of the hall: round, clock and standings, to be read from afar; long lists turn their pages. */
export default function WallPage({
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
  const asAt = useAsAt();
  useLiveSession(id, name, session.isSuccess);
  usePageTitle(t('wall.title'));
  if (tournament.isError || session.isError) return <NotFound />;
  if (!tournament.data || !session.data) return <Waiting />;
  const { status, round, rounds } = session.data;
  return (
    <div className={classes.wall}>
      <div className={classes.head}>
        <h1>
          {tournament.data.name}, {t('standings.session', { session: name })}
        </h1>
        <p className={classes.round}>
          {status === 'running' && round > 0
            ? t('standings.round', { round, rounds })
            : t(`standings.status.${status}`)}
        </p>
        {status === 'running' && <BigClock tournament={id} session={name} />}
      </div>
      {playsTeams(session.data) ? (
        <WallOfTeams tournament={id} session={name} fits={FITS} stands={PAGE_STANDS} />
      ) : standings.data && standings.data.rankings.length > 0 ? (
        <Pages standings={standings.data} session={session.data} />
      ) : (
        <p className={classes.none}>{t('standings.none')}</p>
      )}
      <p className={classes.foot}>
        <span>
          {standings.data &&
            [
              asAt(standings.data, session.data),
              ...(playsTeams(session.data) ? [] : [methodText(i18n, session.data.settings.method)]),
            ].join(' · ')}
        </span>
        <Link href={`/tournaments/${id}/session/${name}`}>{t('wall.leave')}</Link>
      </p>
    </div>
  );
}

function BigClock({ tournament, session }: { readonly tournament: string; readonly session: string }) {
  const { t } = useTranslation();
  const { data: clock } = useQuery(clockQuery(tournament, session));
  const left = useTimeLeft(clock);
  if (left === undefined || !clock) return null;
  return (
    <p className={classes.clock} role="timer" data-over={left <= 0 || undefined}>
      {durationText(left)}
      {clock.status === 'paused' && <span className={classes.paused}> {t('clock.stands')}</span>}
    </p>
  );
}

interface PageOfRanking {
  readonly ranking: RankingSeen;
  readonly entries: readonly StandingSeen[];
}

/** As many rows as fit, then the next ones. */
function Pages({
  standings: { rankings, by },
  session,
}: {
  readonly standings: StandingsSeen;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const pages: readonly PageOfRanking[] = rankings.flatMap((ranking) =>
    pagesOf(ranking.entries, FITS).map((entries) => ({ ranking, entries })),
  );
  const [turned, setTurned] = useState(0);
  const turns = pages.length > 1;
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => setTurned((page) => page + 1), PAGE_STANDS);
    return () => clearInterval(timer);
  }, [turns]);
  const index = turned % pages.length;
  const { ranking, entries } = pages[index]!;
  const title = [
    ranking.section === null ? '' : t('standings.oneSection', { section: ranking.section }),
    ranking.line === 'one' && rankings.length === 1 ? '' : t(`standings.line.${ranking.line}`),
    turns ? t('wall.page', { page: index + 1, pages: pages.length }) : '',
  ];
  return (
    <section className={classes.page}>
      {title.some(Boolean) && <h2>{title.filter(Boolean).join(' · ')}</h2>}
      <ol className={classes.rows}>
        {entries.map((entry) => (
          <Row
            key={`${entry.contestant} ${entry.place} ${entry.score}`}
            entry={entry}
            by={by}
            session={session}
          />
        ))}
      </ol>
    </section>
  );
}

function Row({
  entry,
  by,
  session,
}: {
  readonly entry: StandingSeen;
  readonly by: StandingsSeen['by'];
  readonly session: SessionSeen;
}) {
  const locale = useLocale();
  const { contestant, place } = entry;
  const figure = figureText(entry, by, locale);
  const glow = useGlow(false, `wall ${session.session} ${contestant}`, `${place} ${figure}`);
  return (
    <li className={`${classes.row} ${glow}`}>
      <span className={classes.place}>{placeOf(entry) ?? '–'}</span>
      <span className={classes.who}>
        <Contestant session={session} contestant={contestant} />
      </span>
      <strong>{figure}</strong>
    </li>
  );
}
