import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { Tournament } from '../api/types.js';
import { NotFound } from '../kit/NotFound.js';
import { HelpLink } from '../kit/HelpLink.js';
import { HouseMark } from '../parts/HouseMark.js';
import { Page } from '../kit/Page.js';
import { printoutsPath, deskPath, setUpPath } from '../play/paths.js';
import { SessionGate } from '../shell/SessionGate.js';
import { directs } from '../play/roles.js';
import { Tabs } from '../kit/Tabs.js';
import { AsPdfPrintout } from './AsPdfPrintout.js';
import { BoardPlanPrintout } from './BoardPlanPrintout.js';
import { DevicesPart } from './DevicesPart.js';
import { GuideCardsPrintout } from './GuideCardsPrintout.js';
import { QrSlipsPrintout } from './QrSlipsPrintout.js';
import type { PrintoutProps } from './PrintoutProps.js';
import classes from './Printouts.module.css';
import { TableCardsPrintout } from './TableCardsPrintout.js';
import { gameParts } from '../play/gameParts.js';
import { EntryListPrintout } from './sheets/EntryListPrintout.js';
import { ResultsPrintout } from './sheets/ResultsPrintout.js';
import { SeatingPrintout } from './sheets/SeatingPrintout.js';
import { SheetFormsPrintout } from './sheets/SheetFormsPrintout.js';
import { WaysPrintout } from './sheets/WaysPrintout.js';
import { sessionWithin } from '../play/stageText.js';

type Printout = (props: PrintoutProps) => React.ReactNode;

const OF_BOARDS = {
  'board-plan': BoardPlanPrintout,
  'guide-cards': GuideCardsPrintout,
  'name-slips': QrSlipsPrintout,
  'table-cards': TableCardsPrintout,
  devices: DevicesPart,
  'as-pdf': AsPdfPrintout,
} as const;

const OF_SHEETS = {
  'guide-cards': WaysPrintout,
  'table-cards': SeatingPrintout,
  'name-slips': QrSlipsPrintout,
  'entry-list': EntryListPrintout,
  'sheet-forms': SheetFormsPrintout,
  results: ResultsPrintout,
  'as-pdf': AsPdfPrintout,
} as const;

type PrintoutName = keyof typeof OF_BOARDS | keyof typeof OF_SHEETS;

/** Printouts that are hung up uncut and have a heading; the others are cut. */
const WHOLE: readonly PrintoutName[] = ['board-plan', 'entry-list', 'results'];

/** What is printed of a session and laid on its tables. */
export default function PrintoutsPage({
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
        const names = Object.keys(known) as PrintoutName[];
        const name = paper === undefined ? names[0] : names.find((each) => each === paper);
        if (name === undefined) return <NotFound />;
        const printouts: Readonly<Partial<Record<PrintoutName, Printout>>> = known;
        return <Printouts tournament={tournament} session={seen} papers={printouts} paper={name} />;
      }}
    </SessionGate>
  );
}

function Printouts({
  tournament,
  session,
  papers,
  paper,
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  /** Those that the session's game has. */
  readonly papers: Readonly<Partial<Record<PrintoutName, Printout>>>;
  readonly paper: PrintoutName;
}) {
  const { t } = useTranslation();
  const Printout = papers[paper]!;
  const name = session.session;
  return (
    <>
      <Tabs
        label={t('papers.title')}
        tabs={[
          ...(Object.keys(papers) as PrintoutName[]).map((each) => ({
            href: printoutsPath(tournament.id, name, each),
            label: t(`papers.${each}`),
            isHere: each === paper,
          })),
          { href: deskPath(tournament.id, name), label: t('room.title') },
          ...(directs(tournament)
            ? [{ href: setUpPath(tournament.id, name), label: t('session.setUpLink') }]
            : []),
        ]}
      />
      <Page title={t(`papers.${paper}`)} of={tournament.name} ownHeading>
        <div className={`grid gap-16 ${classes.paper}`}>
          <div className={classes.head} data-printed={WHOLE.includes(paper) || undefined}>
            <HouseMark />
            <h1 className="below-4">{t(`papers.${paper}`)}</h1>
            <p className="muted">
              {tournament.name}, {sessionWithin(t, session)}{' '}
              <HelpLink to={paper === 'devices' ? 'bridgemate' : 'printouts'} />
            </p>
          </div>
          {session.sections.length === 0 ? (
            <p className="muted">{t('draw.movementFirst')}</p>
          ) : (
            <Printout tournament={tournament} session={session} />
          )}
        </div>
      </Page>
    </>
  );
}
