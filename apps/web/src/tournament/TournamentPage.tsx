import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect, useSearchParams } from 'wouter';
import { Problem } from '../api/problem.js';
import { journalQuery, tournamentQuery } from '../api/queries.js';
import { FollowedHere } from '../next/FollowedHere.js';
import { NotFound } from '../kit/NotFound.js';
import page from '../kit/Page.module.css';
import { QueryProblem } from '../kit/QueryProblem.js';
import { later } from '../kit/later.js';
import { usePageTitle } from '../kit/usePageTitle.js';
import { Waiting } from '../kit/Waiting.js';
import { journalPath } from '../play/paths.js';
import { OverviewTab } from './overview/OverviewTab.js';
import { PastNotice } from './PastNotice.js';
import { TournamentHead } from './TournamentHead.js';
import { TournamentTabs } from './TournamentTabs.js';
import { useLiveJournal } from './useLiveJournal.js';

const JournalTab = later(() => import('./JournalTab.js'));
const SealsTab = later(() => import('./SealsTab.js'));
const SessionsTab = later(() => import('../session/SessionsTab.js'));
const BoardsTab = later(() => import('./boards/BoardsTab.js'));
const EntriesTab = later(() => import('../session/entries/EntriesTab.js'));
const RulingsTab = later(() => import('../rulings/RulingsTab.js'));
const PeopleTab = later(() => import('./PeopleTab.js'));
const FinishTab = later(() => import('./finish/FinishTab.js'));
const TablesTab = later(() => import('../devices/TablesTab.js'));

/** The parts behind the overview, by their addresses, and what they are called. */
const TITLES = {
  journal: 'tab.journal',
  sessions: 'tab.sessions',
  entries: 'tab.entries',
  boards: 'tab.boards',
  rulings: 'rulings.title',
  seals: 'tab.seals',
  people: 'tab.people',
  tables: 'tab.tables',
  finish: 'tab.finish',
} as const;

function isNotThere(error: unknown): boolean {
  return error instanceof Problem && [401, 403, 404].includes(error.status);
}

/** A tournament at a glance; its journal moving live, its sessions, entries, boards, rulings, seals, people, tables and end; or the past of it. */
export default function TournamentPage({
  id,
  tab,
}: {
  readonly id: string;
  readonly tab: string | undefined;
}) {
  const [search] = useSearchParams();
  const at = search.get('at') ?? undefined;
  const past = at !== undefined;
  // On the way to another point in time the page stays as it is, and the slider keeps the focus.
  const tournament = useQuery({ ...tournamentQuery(id, at), placeholderData: keepPreviousData });
  const journal = useQuery({ ...journalQuery(id, at), placeholderData: keepPreviousData });
  const live = useLiveJournal(id, past || journal.isPlaceholderData ? undefined : journal.data?.position);
  const { t } = useTranslation();
  const part =
    tab !== undefined && Object.hasOwn(TITLES, tab) ? TITLES[tab as keyof typeof TITLES] : undefined;
  usePageTitle(tournament.data && [part && t(part), tournament.data.name].filter(Boolean).join(' · '));

  if (tab !== undefined && part === undefined) return <NotFound />;
  // The past of a tournament is in its journal: addresses from before there was an overview lead there.
  if (tab === undefined && past) return <Redirect to={journalPath(id, at)} replace />;
  if (tournament.isError && isNotThere(tournament.error)) return <NotFound />;
  if (!tournament.data) {
    return (
      <div className={page.page}>
        {tournament.isError ? (
          <QueryProblem problem={tournament.error} retry={() => tournament.refetch()} />
        ) : (
          <Waiting />
        )}
      </div>
    );
  }
  const shown = tournament.data;
  return (
    <>
      <TournamentHead tournament={shown} tab={tab} live={past ? undefined : live} />
      <TournamentTabs tournament={shown} tab={tab} at={at} />
      <div className={page.page}>
        {past && <PastNotice tournament={shown} tab={tab} />}
        {!past && (tab === undefined || tab === 'sessions') && <FollowedHere tournament={id} />}
        {tab === undefined && <OverviewTab tournament={shown} />}
        {tab === 'journal' && <JournalTab tournament={shown} journal={journal} at={at} />}
        {tab === 'sessions' && <SessionsTab tournament={shown} />}
        {tab === 'entries' && <EntriesTab tournament={shown} />}
        {tab === 'boards' && <BoardsTab tournament={shown} />}
        {tab === 'rulings' && <RulingsTab tournament={shown} />}
        {tab === 'seals' && <SealsTab tournament={shown} at={at} />}
        {tab === 'people' && <PeopleTab tournament={shown} />}
        {tab === 'tables' && <TablesTab tournament={shown} />}
        {tab === 'finish' && <FinishTab tournament={shown} />}
      </div>
    </>
  );
}
