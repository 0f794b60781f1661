import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import type { Tournament } from '../api/types.js';
import { NotFound } from '../pages/NotFound.js';
import { Page } from '../parts/Page.js';
import { papersPath, roomPath, setUpPath } from '../session/paths.js';
import { SessionGate } from '../session/SessionGate.js';
import { directs } from '../tournament/roles.js';
import tabs from '../tournament/TournamentTabs.module.css';
import { BoardPlanPaper } from './BoardPlanPaper.js';
import { GuideCardsPaper } from './GuideCardsPaper.js';
import { NameSlipsPaper } from './NameSlipsPaper.js';
import type { PaperProps } from './PaperProps.js';
import classes from './Papers.module.css';
import { TableCardsPaper } from './TableCardsPaper.js';

const PAPERS = {
  'board-plan': BoardPlanPaper,
  'guide-cards': GuideCardsPaper,
  'name-slips': NameSlipsPaper,
  'table-cards': TableCardsPaper,
} as const;
type PaperName = keyof typeof PAPERS;

/** What is printed of a session and laid on its tables. */
export default function PapersPage({
  id,
  session,
  paper = 'board-plan',
}: {
  readonly id: string;
  readonly session: string;
  readonly paper?: string | undefined;
}) {
  if (!Object.hasOwn(PAPERS, paper)) return <NotFound />;
  return (
    <SessionGate tournament={id} session={session} who="runs">
      {(tournament, seen) => <Papers tournament={tournament} session={seen} paper={paper as PaperName} />}
    </SessionGate>
  );
}

function Papers({
  tournament,
  session,
  paper,
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  readonly paper: PaperName;
}) {
  const { t } = useTranslation();
  const Paper: (props: PaperProps) => React.ReactNode = PAPERS[paper];
  const name = session.session;
  return (
    <>
      <nav className={tabs.tabs} aria-label={t('papers.title')}>
        {(Object.keys(PAPERS) as PaperName[]).map((each) => (
          <Link
            key={each}
            href={papersPath(tournament.id, name, each)}
            className={tabs.tab}
            aria-current={each === paper ? 'page' : undefined}
          >
            {t(`papers.${each}`)}
          </Link>
        ))}
        <Link href={roomPath(tournament.id, name)} className={tabs.tab}>
          {t('room.title')}
        </Link>
        {directs(tournament) && (
          <Link href={setUpPath(tournament.id, name)} className={tabs.tab}>
            {t('session.setUpLink')}
          </Link>
        )}
      </nav>
      <Page title={t(`papers.${paper}`)} ownHeading>
        <div className={classes.paper}>
          <div className={classes.head} data-printed={paper === 'board-plan' || undefined}>
            <h1>{t(`papers.${paper}`)}</h1>
            <p className="muted">
              {tournament.name}, {t('standings.session', { session: name })}
            </p>
          </div>
          {session.sections.length === 0 ? (
            <p className="muted">{t('draw.movementFirst')}</p>
          ) : (
            <Paper tournament={tournament} session={session} />
          )}
        </div>
      </Page>
    </>
  );
}
