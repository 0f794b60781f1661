import { useQuery } from '@tanstack/react-query';
import { later } from '../kit/later.js';
import { useRef, useState, type ComponentType } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { LiveState } from '../api/eventStream.js';
import type { SessionSeen } from '../api/documents.js';
import { deskQuery } from '../api/deskQueries.js';
import { clockQuery } from '../api/sessionQueries.js';
import type { Tournament } from '../api/types.js';
import { NotFound } from '../kit/NotFound.js';
import { Button } from '../kit/Button.js';
import { HelpLink } from '../kit/HelpLink.js';
import page from '../kit/Page.module.css';
import { Pill } from '../kit/Pill.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { usePageTitle } from '../kit/usePageTitle.js';
import { HalfWrittenRulings } from '../rulings/HalfWrittenRulings.js';
import { Waiting } from '../kit/Waiting.js';
import { isPlayed } from '../play/isPlayed.js';
import { LivePill } from '../shell/LivePill.js';
import { directs } from '../play/roles.js';
import { Tabs } from '../kit/Tabs.js';
import {
  hallDisplayPath,
  knockoutPath,
  lineUpsPath,
  matchesPath,
  printoutsPath,
  deskPath,
  deskRulingsPath,
  rulePath,
  setUpPath,
} from '../play/paths.js';
import { gameParts, type GameParts } from '../play/gameParts.js';
import { hasBoards } from '../play/sharesDeals.js';
import { playsTeams } from '../play/playsTeams.js';
import { calledParts } from '../play/calledParts.js';
import { roundText } from '../session/roundText.js';
import { SessionGate } from '../shell/SessionGate.js';
import { isDrawnByRounds } from '../session/swiss/toDraw.js';
import { RulingsPart, StandingsPart } from './BesideDesk.js';
import { CallsByItself } from '../session/desk/CallsByItself.js';
import { ClockBar } from '../session/desk/ClockBar.js';
import { TablesPart } from '../session/desk/TablesPart.js';
import { NextSteps } from '../session/desk/NextStep.js';
import { DeskKeys } from '../session/desk/DeskKeys.js';
import classes from '../session/desk/Desk.module.css';
import type { DeskPartProps } from '../session/desk/DeskPartProps.js';
import { useNewsSaid } from '../session/desk/useNewsSaid.js';
import { usePartFocused } from '../session/desk/usePartFocused.js';
import { WithoutPlace } from '../session/desk/WithoutPlace.js';
import { sessionWithin } from '../play/stageText.js';

const BoardPart = later(() => import('../session/desk/BoardPart.js'));
const BoardsPart = later(() => import('../session/desk/BoardsPart.js'));
const ScoresPart = later(() => import('../session/desk/ScoresPart.js'));
const PairsPart = later(() => import('../session/desk/PairsPart.js'));
const TablePart = later(() => import('../session/desk/TablePart.js'));
const DrawPart = later(() => import('../session/swiss/DrawPart.js'));
const SheetPart = later(() => import('../session/desk/sheets/SheetPart.js'));
const DrawTablesPart = later(() => import('../session/desk/sheets/DrawTablesPart.js'));
const SheetsTables = later(() => import('../session/desk/sheets/SheetsTables.js'));

type Parts = Readonly<Record<string, ComponentType<DeskPartProps>>>;

/** What is looked at beside the desk, in every game. */
const BESIDE: Parts = { standings: StandingsPart, rulings: RulingsPart };

const OF_BOARDS: Parts = {
  ...BESIDE,
  table: TablePart,
  board: BoardPart,
  pairs: PairsPart,
  boards: BoardsPart,
  scores: ScoresPart,
  draw: DrawPart,
};

const OF_SHEETS: Parts = {
  ...BESIDE,
  table: SheetPart,
  pairs: PairsPart,
  boards: BoardsPart,
  draw: DrawTablesPart,
};

/** The parts of the room beside the hall. */
const partsOf = ({ sheets }: GameParts) => (sheets ? OF_SHEETS : OF_BOARDS);

/** The director’s desk: all tables, what needs attention, the clock, and the next step. */
export default function DeskPage({
  id,
  session,
  part,
  of,
}: {
  readonly id: string;
  readonly session: string;
  readonly part?: string | undefined;
  readonly of?: string | undefined;
}) {
  return (
    <SessionGate tournament={id} session={session} who="runs">
      {(tournament, seen, live) => (
        <Room tournament={tournament} session={seen} live={live} part={part} of={of} />
      )}
    </SessionGate>
  );
}

function Room({
  tournament,
  session,
  live,
  part,
  of,
}: {
  readonly tournament: Tournament;
  readonly session: SessionSeen;
  readonly live: LiveState;
  readonly part: string | undefined;
  readonly of: string | undefined;
}) {
  const { t } = useTranslation();
  const name = session.session;
  const room = useQuery(deskQuery(tournament.id, name));
  const { data: clock } = useQuery(clockQuery(tournament.id, name));
  const parts = calledParts(session, clock);
  const [more, setMore] = useState(false);
  // An archived tournament is looked at: nothing is done there any more.
  const mayDirect = directs(tournament) && tournament.status !== 'archived';
  const ofGame = gameParts(session.game);
  const known = partsOf(ofGame);
  const Part = part !== undefined && Object.hasOwn(known, part) ? known[part] : undefined;
  const links = deskLinks(t, tournament, session);
  const ownTitle = part && (partTitle(t, part, of) ?? links.find(({ name: each }) => each === part)?.label);
  usePageTitle([ownTitle, t('room.title'), tournament.name].filter(Boolean).join(' · '));
  useNewsSaid(tournament.id, session, parts, room.data);
  const shown = useRef<HTMLDivElement>(null);
  usePartFocused(shown, Part && deskPath(tournament.id, name, [part, of].filter(Boolean).join('/')));
  const TablesTab = ofGame.sheets ? SheetsTables : TablesPart;
  if (part !== undefined && !Part) return <NotFound />;
  return (
    <>
      <div className={classes.head} data-more={more || undefined}>
        <div className={classes.title}>
          <h1>{t('room.title')}</h1>
          <HelpLink to={ofGame.help ?? 'directing'} />
          <span className="muted">
            {tournament.name}, {sessionWithin(t, session)}
          </span>
          <Pill meaning="plain">
            {session.status === 'running' && parts.length === 1
              ? roundText(t, session)
              : t(`session.status.${session.status}`)}
          </Pill>
          <span className={classes.live}>
            <LivePill state={live} runs={isPlayed(session)} />
          </span>
          <Button
            variant="default"
            className={classes.more}
            aria-expanded={more}
            onClick={() => setMore(!more)}
          >
            {t('room.moreTools')}
          </Button>
        </div>
        <div className={`row ${classes.tools}`}>
          {mayDirect &&
            session.status === 'running' &&
            parts.some(({ session: own }) => own.round < own.rounds) && (
              <CallsByItself tournament={tournament.id} session={session} parts={parts} />
            )}
          {room.data && (
            <DeskKeys
              tournament={tournament.id}
              session={session}
              room={room.data}
              part={part}
              mayDirect={mayDirect}
            />
          )}
        </div>
        {parts.map(
          (own) =>
            own.clock &&
            session.status === 'running' && (
              <ClockBar
                key={own.section ?? ''}
                tournament={tournament.id}
                session={own.session}
                section={own.section}
                clock={own.clock}
                mayDirect={mayDirect}
              />
            ),
        )}
        {room.data && mayDirect && (
          <NextSteps tournament={tournament.id} session={name} room={room.data} parts={parts} part={part} />
        )}
        {mayDirect && ofGame.boards && session.status === 'running' && (
          <WithoutPlace tournament={tournament.id} session={session} />
        )}
      </div>
      <Tabs
        label={t('room.parts')}
        tabs={links.map(({ name: each, href, label }) => ({
          href,
          label,
          isHere: each === part || (each === undefined && part === 'table'),
        }))}
      />
      <div
        ref={shown}
        className={page.page}
        data-wide={part === undefined || part === 'scores' || part === 'standings' || undefined}
      >
        {!room.data && room.isError && <QueryProblem problem={room.error} retry={() => room.refetch()} />}
        {!room.data && !room.isError && <Waiting />}
        {Part && <Part key={of} tournament={tournament} session={session} of={of} mayDirect={mayDirect} />}
        {!Part && <HalfWrittenRulings tournament={tournament.id} session={name} />}
        {!Part && room.data && (
          <TablesTab tournament={tournament} session={session} room={room.data} mayDirect={mayDirect} />
        )}
      </div>
    </>
  );
}

/** What a table or a board that is open is called; undefined: as its tab is. */
function partTitle(t: TFunction, part: string | undefined, of: string | undefined): string | undefined {
  if (of === undefined) return undefined;
  if (part === 'table') return t('table.name', { table: of });
  return part === 'board' ? t('room.board', { board: of }) : undefined;
}

/** The ways to the parts of the desk, and to what stands beside it. */
function deskLinks(t: TFunction, tournament: Tournament, session: SessionSeen) {
  const path = (of?: string) => deskPath(tournament.id, session.session, of);
  const { boards } = gameParts(session.game);
  const first = session.boards[0];
  return [
    { name: undefined, href: path(), label: t('room.tables') },
    ...(!boards || first === undefined
      ? []
      : [{ name: 'board', href: path(`board/${first}`), label: t('room.travellers') }]),
    ...(isDrawnByRounds(session) && directs(tournament)
      ? [{ name: 'draw', href: path('draw'), label: t('swiss.part') }]
      : []),
    ...(boards ? [{ name: 'scores', href: path('scores'), label: t('room.scores') }] : []),
    {
      name: 'pairs',
      href: path('pairs'),
      label: t('room.pairs'),
    },
    ...(hasBoards(session) ? [{ name: 'boards', href: path('boards'), label: t('room.boards') }] : []),
    ...(directs(tournament) && session.status !== 'set-up'
      ? [
          { name: 'rule', href: rulePath(tournament.id, session.session), label: t('lawBook.title') },
          {
            name: 'rulings',
            href: deskRulingsPath(tournament.id, session.session),
            label: t('rulings.title'),
          },
        ]
      : []),
    { name: 'standings', href: path('standings'), label: t('session.standingsLink') },
    ...(playsTeams(session)
      ? [{ name: 'matches', href: matchesPath(tournament.id, session.session), label: t('match.title') }]
      : []),
    ...(playsTeams(session) && directs(tournament)
      ? [{ name: 'line-ups', href: lineUpsPath(tournament.id, session.session), label: t('teams.lineUps') }]
      : []),
    ...(session.knockout !== null
      ? [
          {
            name: 'knockout',
            href: knockoutPath(tournament.id, session.knockout),
            label: t('knockout.bracket'),
          },
        ]
      : []),
    {
      name: 'wall',
      href: hallDisplayPath(tournament.id, session.session),
      label: t(tournament.status === 'draft' ? 'wall.titleDraft' : 'wall.title'),
    },
    { name: 'papers', href: printoutsPath(tournament.id, session.session), label: t('papers.title') },
    ...(directs(tournament)
      ? [
          {
            name: 'set-up',
            href: setUpPath(tournament.id, session.session),
            label: t('session.setUpLink'),
          },
        ]
      : []),
    {
      name: 'tournament',
      href: `/tournaments/${tournament.id}/sessions`,
      label: t('session.backToTournament'),
    },
  ];
}
