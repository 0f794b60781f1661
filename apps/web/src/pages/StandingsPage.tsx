import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import { standingsQuery } from '../api/sessionQueries.js';
import { placesInRound } from '../play/roundDraw.js';
import { FollowedStrip } from '../next/FollowedStrip.js';
import { useStar } from '../follow/useStar.js';
import { Choice } from '../kit/Choice.js';
import { isSought } from '../parts/isSought.js';
import { SharePage } from '../parts/SharePage.js';
import { SearchField } from '../kit/SearchField.js';
import { later } from '../kit/later.js';
import { useLocale } from '../parts/useLocale.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { PdfWhenAsked } from '../prints/PdfWhenAsked.js';
import { headToHeadPath, matchesPath } from '../play/paths.js';
import { gameParts } from '../play/gameParts.js';
import { playsTeams } from '../play/playsTeams.js';
import { Waiting } from '../kit/Waiting.js';
import { AboutSession } from '../standings/AboutSession.js';
import { PublishedProtocol } from '../standings/PublishedProtocol.js';
import { calledBy, playingIn } from '../play/contestants.js';
import { figuresOf } from '../play/figuresOf.js';
import { RankingTable } from '../standings/RankingTable.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { useAsAt } from '../standings/useAsAt.js';

const Tables = later(async () => ({ default: (await import('../draws/TablesPage.js')).Tables }), null);
const ScoredBy = later(() => import('../method/ScoredBy.js'));
const MovedSince = later(() => import('../standings/MovedSince.js'));
const TableOfStandings = later(async () => ({
  default: (await import('../standings/TableOfStandings.js')).TableOfStandings,
}));
const SheetStandings = later(() => import('../sheets/SheetStandings.js'));

/** The standings of a session, moving while one looks. */
export default function StandingsPage({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  return (
    <SessionPage tournament={tournament} name={session} tab="standings">
      {(shown) => <StandingsShown shown={shown} />}
    </SessionPage>
  );
}

/** What stands on that page: also where the director looks at it beside the desk. */
export function StandingsShown({ shown }: { readonly shown: SessionShown }) {
  return gameParts(shown.session.game).sheets ? (
    <SheetStandings shown={shown} />
  ) : (
    <Standings shown={shown} />
  );
}

/** From how many contestants on people look for somebody by name. */
const MANY = 20;

function Standings({ shown: page }: { readonly shown: SessionShown }) {
  const { tournament, session, at, path } = page;
  const { t } = useTranslation();
  const locale = useLocale();
  const asAt = useAsAt(session, at !== undefined);
  const standings = useQuery({
    ...standingsQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
  });
  const [section, setSection] = useState('all');
  const [shown, setShown] = useState('');
  const [sought, setSought] = useState('');
  const looking = useDeferredValue(sought.trim());
  const onStar = useStar(tournament, session);
  const { contestants, sections: seen } = session;
  const called = useMemo(() => calledBy({ contestants, sections: seen }), [contestants, seen]);
  const sections = session.sections.map((each) => each.section);
  if (!standings.data) {
    return standings.isError ? (
      <QueryProblem problem={standings.error} retry={() => standings.refetch()} />
    ) : (
      <Waiting />
    );
  }
  const table = standings.data.tables.find(({ name }) => name === shown);
  const rankings = standings.data.rankings.filter(
    (ranking) => section === 'all' || ranking.section === null || ranking.section === section,
  );
  const many = rankings.reduce((sum, { entries }) => sum + entries.length, 0) >= MANY;
  const found = rankings.map((ranking) => ({
    ...ranking,
    entries: ranking.entries.filter(({ contestant }) => {
      const { number, names = '' } = called(contestant);
      const here = section === 'all' || contestant.startsWith(`${section}-`);
      return here && (!many || isSought(looking, `${names} ${number} ${contestant}`));
    }),
  }));
  const somebody = found.filter(({ entries }) => looking === '' || entries.length > 0);
  return (
    <>
      <FollowedStrip shown={page} figures={figuresOf(standings.data, locale)} />
      <p className="muted">
        {asAt(standings.data, session)} · {t('standings.how', { count: playingIn(session).length })}
      </p>
      {playsTeams(session) && (
        <p>
          {t('match.pairsHere')}{' '}
          <Link href={address(matchesPath(tournament.id, session.session), { at })}>{t('match.title')}</Link>
        </p>
      )}
      {sections.length > 1 && (
        <Choice
          label={t('standings.section')}
          labelHidden
          value={section}
          options={[
            { value: 'all', label: t('standings.all') },
            ...sections.map((value) => ({ value, label: t('standings.oneSection', { section: value }) })),
          ]}
          onChange={setSection}
        />
      )}
      {standings.data.tables.length > 0 && (
        <Choice
          label={t('standings.tables')}
          labelHidden
          value={table?.name ?? ''}
          options={[
            { value: '', label: t('standings.everybody') },
            ...standings.data.tables.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={setShown}
        />
      )}
      {table && (
        <TableOfStandings table={table} standings={standings.data} session={session} path={path} at={at} />
      )}
      {!table && rankings.length === 0 && <BeforeResults shown={page} />}
      {!table && many && <SearchField label={t('standings.find')} value={sought} onChange={setSought} />}
      {!table && rankings.length > 0 && somebody.length === 0 && <p>{t('standings.nobodyFound')}</p>}
      {(table ? [] : somebody).map((ranking) => (
        <RankingTable
          key={`${ranking.section} ${ranking.line}`}
          ranking={ranking}
          scored={standings.data}
          titled={rankings.length > 1}
          called={called}
          path={path}
          of={`${section} ${looking}`}
          onStar={onStar}
          at={at}
        />
      ))}
      {rankings.length > 0 && (
        <PdfWhenAsked
          tournament={tournament.id}
          of={{ paper: 'standings', session: session.session }}
          at={at}
        />
      )}
      {at === undefined && rankings.length > 0 && (
        <div className="row not-printed">
          <SharePage title={tournament.name} />
        </div>
      )}
      <p className="row gap-4 gap-x-16 fingers">
        <Link href={headToHeadPath(tournament.id, session.session, { at })}>{t('headToHead.title')}</Link>
      </p>
      <AboutSession shown={page}>
        {playsTeams(session) && <ScoredBy session={session} />}
        <PublishedProtocol
          tournament={tournament.id}
          session={session.session}
          protocol={standings.data.protocol}
        />
        {at !== undefined && (
          <MovedSince
            tournament={tournament.id}
            session={session}
            from={at}
            by={standings.data.by}
            path={path}
          />
        )}
      </AboutSession>
    </>
  );
}

/** As long as there is nothing to be ranked: who plays, and where. */
function BeforeResults({ shown }: { readonly shown: SessionShown }) {
  const { t } = useTranslation();
  if (placesInRound(shown.session, Math.max(1, shown.session.round)).length === 0)
    return <p>{t('standings.none')}</p>;
  return <Tables shown={shown} />;
}
