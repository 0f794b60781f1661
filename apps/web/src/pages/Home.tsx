import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect } from 'wouter';
import { sessionQuery, tournamentsQuery } from '../api/queries.js';
import { site } from '../api/site.js';
import type { Session, TournamentListed } from '../api/types.js';
import { FollowedHere } from '../next/FollowedHere.js';
import { Button } from '../kit/Button.js';
import { Page } from '../kit/Page.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { later } from '../kit/later.js';
import { FileDropped } from '../import/FileDropped.js';
import { TournamentList } from '../tournament/TournamentList.js';
import classes from './Home.module.css';

const CreateTournament = later(() => import('../tournament/CreateTournament.js'), null);

const ImportResults = later(() => import('../import/ImportResults.js'), null);

const ImportJournal = later(() => import('../tournament/ImportJournal.js'), null);

/** The tournaments that the reader may see. */
export default function Home() {
  const { t } = useTranslation();
  const session = useQuery(sessionQuery);
  const tournaments = useQuery(tournamentsQuery);
  const [creating, setCreating] = useState(false);
  const [bringing, setBringing] = useState(false);
  const [importing, setImporting] = useState<{ readonly dropped: File | undefined }>();
  if (site !== undefined) return <Redirect to={`/tournaments/${site}`} replace />;
  if (session.data?.device && !session.data.person) return <Redirect to="/table" replace />;
  const mayCreate = session.data?.person?.mayCreateTournaments ?? false;
  const create = (
    <div className="row centred">
      <Button variant={tournaments.data?.length ? 'default' : 'filled'} onClick={() => setCreating(true)}>
        {t('create.title')}
      </Button>
      <Button variant="default" onClick={() => setImporting({ dropped: undefined })}>
        {t('home.import')}
      </Button>
      <Button variant="default" onClick={() => setBringing(true)}>
        {t('bring.title')}
      </Button>
    </div>
  );
  return (
    <Page
      title={t('home.title')}
      help="contents"
      aside={mayCreate && Boolean(tournaments.data?.length) && create}
    >
      {tournaments.isError && (
        <QueryProblem problem={tournaments.error} retry={() => tournaments.refetch()} />
      )}
      <FollowedHere />
      {tournaments.data?.some(({ announced }) => announced !== null) && (
        <p>
          <Link href="/calendar">{t('calendar.title')}</Link>
        </p>
      )}
      {tournaments.isPending && <Waiting />}
      {tournaments.data && session.data && (
        <Tournaments tournaments={tournaments.data} session={session.data}>
          {mayCreate && create}
        </Tournaments>
      )}
      {creating && <CreateTournament onClose={() => setCreating(false)} />}
      {bringing && <ImportJournal onClose={() => setBringing(false)} />}
      {mayCreate && !importing && <FileDropped onFile={(dropped) => setImporting({ dropped })} />}
      {importing && <ImportResults dropped={importing.dropped} onClose={() => setImporting(undefined)} />}
    </Page>
  );
}

function Tournaments({
  tournaments,
  session,
  children,
}: {
  readonly tournaments: readonly TournamentListed[];
  readonly session: Session;
  readonly children: React.ReactNode;
}) {
  if (tournaments.length > 0) return <TournamentList tournaments={tournaments} />;
  return (
    <div className={classes.empty}>
      <EmptyWords session={session} />
      {children}
    </div>
  );
}

function EmptyWords({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  if (session.installation.firstOrganiserNeeded) return <p>{t('home.setUpFirst')}</p>;
  if (session.person?.mayCreateTournaments) return <p>{t('home.emptyCreate')}</p>;
  if (session.person) return <p>{t('home.emptyInvited')}</p>;
  return (
    <>
      <p>{t('home.emptyPublic')}</p>
      <p>
        <Link href="/sign-in">{t('home.emptySignIn')}</Link>
      </p>
    </>
  );
}
