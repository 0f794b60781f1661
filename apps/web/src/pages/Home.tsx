import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect } from 'wouter';
import { sessionQuery, tournamentsQuery } from '../api/queries.js';
import type { Session, TournamentListed } from '../api/types.js';
import { FollowedHere } from '../follow/FollowedHere.js';
import { withFewMessages } from '../messages/catalogue.js';
import { Page } from '../parts/Page.js';
import { QueryProblem } from '../parts/QueryProblem.js';
import { Waiting } from '../parts/Waiting.js';
import { TournamentList } from '../tournament/TournamentList.js';
import classes from './Home.module.css';

const CreateTournament = lazy(() => withFewMessages(() => import('../tournament/CreateTournament.js')));

/** The tournaments that the reader may see. */
export function Home() {
  const { t } = useTranslation();
  const session = useQuery(sessionQuery);
  const tournaments = useQuery(tournamentsQuery);
  const [creating, setCreating] = useState(false);
  if (session.data?.device && !session.data.person) return <Redirect to="/table" replace />;
  const mayCreate = session.data?.person?.mayCreateTournaments ?? false;
  const create = (
    <Button variant={tournaments.data?.length ? 'default' : 'filled'} onClick={() => setCreating(true)}>
      {t('create.title')}
    </Button>
  );
  return (
    <Page title={t('home.title')} aside={mayCreate && Boolean(tournaments.data?.length) && create}>
      {tournaments.isError && (
        <QueryProblem problem={tournaments.error} retry={() => tournaments.refetch()} />
      )}
      <FollowedHere />
      {tournaments.isPending && <Waiting />}
      {tournaments.data && session.data && (
        <Tournaments tournaments={tournaments.data} session={session.data}>
          {mayCreate && create}
        </Tournaments>
      )}
      <Suspense fallback={null}>
        {creating && <CreateTournament onClose={() => setCreating(false)} />}
      </Suspense>
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
