import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { checkDeals } from '#cards';
import { dealsAddress, dealsQuery, isKnown, type DealsSeen } from '../api/dealQueries.js';
import { Problem } from '../api/problem.js';
import { tournamentQuery } from '../api/queries.js';
import { playSessionsQuery } from '../api/sessionQueries.js';
import { NotFound } from '../kit/NotFound.js';
import { Page } from '../kit/Page.js';
import page from '../kit/Page.module.css';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { gameOfDeals } from '../play/dealParts.js';
import { dealsPath, sessionPath } from '../play/paths.js';
import { useLiveSession } from '../play/useLiveSession.js';
import { PastBar } from '../shell/PastBar.js';
import { CheckedBoards } from './CheckedBoards.js';
import { DealsBesideChance } from './DealsBesideChance.js';
import { HowToCheck } from './HowToCheck.js';
import { Promises } from './Promises.js';
import { SquareDealPublished } from './SquareDealPublished.js';

const isNotThere = (error: unknown) => error instanceof Problem && [401, 403, 404].includes(error.status);

/** What was promised of the deals of a set, and whether this very browser derives the deals that were played. */
export default function DealsPage({
  tournament: id,
  set,
}: {
  readonly tournament: string;
  readonly set: string;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const at = search.get('at') ?? undefined;
  const tournament = useQuery({ ...tournamentQuery(id, at), placeholderData: keepPreviousData });
  const deals = useQuery({ ...dealsQuery(id, set, at), placeholderData: keepPreviousData });
  const { data: sessions = [] } = useQuery(playSessionsQuery(id));
  const played = sessions.filter(({ boardSet }) => boardSet === set);
  const running = played.find(({ status }) => status === 'running');
  useLiveSession(id, running?.session ?? '1', at === undefined && running !== undefined);
  const problem = tournament.error ?? deals.error;
  if (isNotThere(problem) || (deals.data && !isKnown(deals.data) && at === undefined)) return <NotFound />;
  if (!tournament.data || deals.data === undefined) {
    return (
      <div className={page.page}>
        {problem ? <QueryProblem problem={problem} retry={() => deals.refetch()} /> : <Waiting />}
      </div>
    );
  }
  const path = dealsPath(id, set);
  return (
    <Page title={t('deals.title')} help="verifiable-deals">
      <p>
        <strong>{tournament.data.name}</strong>
        {' · '}
        <Link href={`/tournaments/${id}/sessions`}>{t('standings.tournament')}</Link>
        {played.map(({ session }) => (
          <span key={session}>
            {' · '}
            <Link href={`${sessionPath(id, session)}/boards`}>{t('standings.session', { session })}</Link>
          </span>
        ))}
      </p>
      {at !== undefined && (
        <p>
          {t('past.text', { position: tournament.data.position, head: tournament.data.head })}{' '}
          <Link href={path}>{t('past.backToNow')}</Link>
        </p>
      )}
      {isKnown(deals.data) ? (
        <Deals deals={deals.data} data={dealsAddress(id, set, at)} />
      ) : (
        <p>{t('deals.notYet')}</p>
      )}
      <PastBar tournament={tournament.data} at={at} />
    </Page>
  );
}

function Deals({ deals, data }: { readonly deals: DealsSeen; readonly data: string }) {
  const checked = useMemo(() => checkDeals(deals), [deals]);
  return (
    <>
      <CheckedBoards boards={checked.boards} />
      {deals.squareDeal && checked.squareDeal && (
        <SquareDealPublished squareDeal={deals.squareDeal} checked={checked.squareDeal} />
      )}
      <Promises commitments={deals.commitments} checked={checked.commitments} />
      <DealsBesideChance game={gameOfDeals(deals)} deals={deals.boards} />
      <HowToCheck deals={deals} data={data} />
    </>
  );
}
