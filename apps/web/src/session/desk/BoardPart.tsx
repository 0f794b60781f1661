import { Select } from '../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { TravellerLineSeen } from '../../api/travellerDocuments.js';
import type { Clash } from '../../api/sessionCommands.js';
import { travellerQuery } from '../../api/sessionQueries.js';
import { tablesText } from '../../messages/fieldText.js';
import { NotFound } from '../../kit/NotFound.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { AskCommand } from '../../form/AskCommand.js';
import { deskPath, sessionPath } from '../../play/paths.js';
import { useCorrecting } from '../../play/useCorrecting.js';
import { calledIn } from '../../play/calledParts.js';
import { Clashes } from './Clashes.js';
import { DealQuestions } from './DealQuestions.js';
import { FouledBoard } from './FouledBoard.js';
import { HandsOfBoard } from './HandsOfBoard.js';
import { HandsShown } from './HandsShown.js';
import { HiddenBoard } from './HiddenBoard.js';
import { PlayRow } from './PlayRow.js';
import classes from './Desk.module.css';
import type { DeskPartProps } from './DeskPartProps.js';
import { TravellerForPrint, TravellersBegun } from './TravellerForPrint.js';
import { useLineName } from './useLineName.js';

/** One board over all tables, as its traveller has it; and the whole traveller to be entered at once. */
export default function BoardPart({ tournament, session, of, mayDirect }: DeskPartProps) {
  const { t } = useTranslation();
  const nameOf = useLineName(session);
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const board = Number(of ?? session.boards[0]);
  const known = session.boards.includes(board);
  const { rulings } = useCorrecting(tournament.id, session);
  const traveller = useQuery({ ...travellerQuery(tournament.id, session.session, board), enabled: known });
  const [clashes, setClashes] = useState<readonly Clash[]>();
  if (!known) return <NotFound />;
  return (
    <>
      <Panel
        title={t('room.board', { board })}
        aside={
          <Link href={`${sessionPath(tournament.id, session.session)}/board/${board}`} className="fingertip">
            {t('room.publicTraveller')}
          </Link>
        }
      >
        <div className="row gap-12 bottom fingers">
          <Select
            label={t('room.otherBoard')}
            value={String(board)}
            data={session.boards.map(String)}
            onChange={(value) => go(deskPath(tournament.id, session.session, `board/${value}`))}
          />
          <Neighbours tournament={tournament.id} session={session} board={board} />
          {mayDirect && session.status !== 'closed' && (
            <Redeal
              tournament={tournament.id}
              set={session.boardSet}
              board={board}
              scored={
                traveller.data?.shown
                  ? traveller.data.lines.filter(({ score }) => score !== null).map(({ table }) => table)
                  : undefined
              }
              at={traveller.data?.position}
            />
          )}
        </div>
        {mayDirect && (
          <DealQuestions
            key={board}
            of={{ tournament: tournament.id, session: session.session, set: session.boardSet, board }}
          />
        )}
        {mayDirect && traveller.data?.shown && (
          <div className={`row ${classes.actions}`}>
            <HandsOfBoard tournament={tournament.id} session={session.session} traveller={traveller.data} />
            <HandsShown
              key={board}
              tournament={tournament.id}
              set={session.boardSet}
              traveller={traveller.data}
            />
            {rulings !== 'over' && (
              <FouledBoard tournament={tournament.id} session={session} traveller={traveller.data} />
            )}
          </div>
        )}
        <Clashes session={session} clashes={clashes} />
        {traveller.isError && <QueryProblem problem={traveller.error} retry={() => traveller.refetch()} />}
        {traveller.isPending && <Waiting />}
        {traveller.data && !traveller.data.shown && (
          <HiddenBoard
            tournament={tournament.id}
            session={session.session}
            board={board}
            mayAsk={mayDirect}
          />
        )}
        <ul className="list">
          {(traveller.data?.lines ?? []).map((line) => (
            <PlayRow
              key={`${line.table} ${line.round}`}
              tournament={tournament.id}
              session={session}
              board={board}
              line={line}
              at={traveller.data?.position ?? 0}
              where={nameOf(line)}
              mayDirect={mayDirect}
              opened={line.table === search.get('table') && `${line.round}` === search.get('round')}
              onClashes={setClashes}
            />
          ))}
        </ul>
      </Panel>
      {traveller.data && session.status === 'running' && (
        <TravellerForPrint
          key={board}
          tournament={tournament.id}
          session={session.session}
          board={board}
          lines={traveller.data.lines}
          isOpen={(line) => isOpen(line, calledIn(session, line.table))}
          at={traveller.data.position}
          next={session.boards[session.boards.indexOf(board) + 1]}
          nameOf={nameOf}
        />
      )}
      <TravellersBegun tournament={tournament.id} session={session.session} board={board} />
    </>
  );
}

/** The boards before and after, for who enters one traveller after the other. */
function Neighbours({
  tournament,
  session: { session, boards },
  board,
}: {
  readonly tournament: string;
  readonly session: DeskPartProps['session'];
  readonly board: number;
}) {
  const { t } = useTranslation();
  const index = boards.indexOf(board);
  const [before, after] = [boards[index - 1], boards[index + 1]];
  const path = (other: number) => deskPath(tournament, session, `board/${other}`);
  return (
    <>
      {before !== undefined && <Link href={path(before)}>‹ {t('room.board', { board: before })}</Link>}
      {after !== undefined && <Link href={path(after)}>{t('room.board', { board: after })} ›</Link>}
    </>
  );
}

function isOpen({ status, round }: TravellerLineSeen, called: number): boolean {
  return round <= called && !['agreed', 'ruled', 'not-played', 'bye'].includes(status);
}

const GROUNDS = ['6D1', '6D2', '6D3'] as const;
const PLAYS = ['again', 'not-played'] as const;

function Redeal({
  tournament,
  set,
  board,
  scored,
  at,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly board: number;
  /** The tables that have a result on it; undefined: it is not for whoever asks. */
  readonly scored: readonly string[] | undefined;
  /** The journal entry up to which they were seen. */
  readonly at: number | undefined;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<(typeof GROUNDS)[number]>();
  // A result stands on it, so that its auction began: Law 6D1 is no ground any more.
  const ground = chosen ?? (scored && scored.length > 0 ? '6D3' : '6D1');
  const [plays, setPlays] = useState<(typeof PLAYS)[number]>('again');
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('room.redeal')}
      </Button>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="board.redeal"
          body={(reason) => ({ set, board, ground, plays, at, reason })}
          title={t('room.redealTitle', { board })}
          text={
            <>
              <p>
                {scored === undefined
                  ? t('room.redealHidden')
                  : scored.length === 0
                    ? t('room.redealNone')
                    : t('room.redealText', { count: scored.length, tables: tablesText(scored) })}
              </p>
              <Select
                label={t('room.ground')}
                value={ground}
                data={GROUNDS.map((value) => ({ value, label: t(`room.ground.${value}`) }))}
                onChange={(value) => setChosen(value as (typeof GROUNDS)[number])}
              />
              <Select
                label={t('room.redealPlays')}
                value={plays}
                data={PLAYS.map((value) => ({ value, label: t(`room.redealPlays.${value}`) }))}
                onChange={(value) => setPlays(value as (typeof PLAYS)[number])}
              />
            </>
          }
          action={t('room.redeal')}
          reason="needed"
          grave
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
