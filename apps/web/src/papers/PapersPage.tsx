import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import type { Tournament } from '../api/types.js';
import { NotFound } from '../pages/NotFound.js';
import { HelpLink } from '../parts/HelpLink.js';
import { HouseMark } from '../parts/HouseMark.js';
import { Page } from '../parts/Page.js';
import { papersPath, roomPath, setUpPath } from '../session/paths.js';
import { SessionGate } from '../session/SessionGate.js';
import { directs } from '../tournament/roles.js';
import tabs from '../tournament/TournamentTabs.module.css';
import { AsPdfPaper } from './AsPdfPaper.js';
import { BoardPlanPaper } from './BoardPlanPaper.js';
import { GuideCardsPaper } from './GuideCardsPaper.js';
import { NameSlipsPaper } from './NameSlipsPaper.js';
import type { PaperProps } from './PaperProps.js';
import classes from './Papers.module.css';
import { TableCardsPaper } from './TableCardsPaper.js';
import { gameParts } from '../sheets/gameParts.js';
import { EntryListPaper } from '../sheets/papers/EntryListPaper.js';
import { ResultsPaper } from '../sheets/papers/ResultsPaper.js';
import { SeatingPaper } from '../sheets/papers/SeatingPaper.js';
import { SheetFormsPaper } from '../sheets/papers/SheetFormsPaper.js';
import { WaysPaper } from '../sheets/papers/WaysPaper.js';
import { sessionWithin } from '../knockout/stageText.js';

type Paper = (props: PaperProps) => React.ReactNode;

const OF_BOARDS = {
  'board-plan': BoardPlanPaper,
  'guide-cards': GuideCardsPaper,
  'name-slips': NameSlipsPaper,
  'table-cards': TableCardsPaper,
  'as-pdf': AsPdfPaper,
} as const;

const OF_SHEETS = {
  'guide-cards': WaysPaper,
  'table-cards': SeatingPaper,
  'name-slips': NameSlipsPaper,
  'entry-list': EntryListPaper,
  'sheet-forms': SheetFormsPaper,
  results: ResultsPaper,
  'as-pdf': AsPdfPaper,
} as const;

type PaperName = keyof typeof OF_BOARDS | keyof typeof OF_SHEETS;

/** Papers that are hung up as a whole and say above what they are; the others are cut. */
const WHOLE: readonly PaperName[] = ['board-plan', 'entry-list', 'results'];

/** What is printed of a session and laid on its tables. */
export default function PapersPage({
  id,
  session,
  paper,
}: {
  readonly id: string;
  readonly session: string;
  readonly paper?: string | undefined;
}) {
  return (
    <SessionGate tournament={id} session={session} who="runs">
      {(tournament, seen) => {
        const known = gameParts(seen.game).sheets ? OF_SHEETS : OF_BOARDS;
        const names = Object.keys(known) as PaperName[];
        const name = paper === undefined ? names[0] : names.find((each) => each === paper);
        if (name === undefined) return <NotFound />;
        const papers: Readonly<Partial<Record<PaperName, Paper>>> = known;
        return <Papers tournament={tournament} session={seen} papers={papers} paper={name} />;
      }}
    </SessionGate>
  );
}

function Papers({
  tournament,
  session,
  papers,
  paper,
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  /** Those that the session's game has. */
  readonly papers: Readonly<Partial<Record<PaperName, Paper>>>;
  readonly paper: PaperName;
}) {
  const { t } = useTranslation();
  const Paper = papers[paper]!;
  const name = session.session;
  return (
    <>
      <nav className={tabs.tabs} aria-label={t('papers.title')}>
        {(Object.keys(papers) as PaperName[]).map((each) => (
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
          <div className={classes.head} data-printed={WHOLE.includes(paper) || undefined}>
            <HouseMark />
            <h1>{t(`papers.${paper}`)}</h1>
            <p className="muted">
              {tournament.name}, {sessionWithin(t, session)} <HelpLink to="printouts" />
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
