import { useQueries, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { deskQuery } from '../../api/deskQueries.js';
import type { Clash } from '../../api/sessionCommands.js';
import { clockQuery, travellerQuery } from '../../api/sessionQueries.js';
import { ofBoards } from '../../messages/fieldText.js';
import { NotFound } from '../../kit/NotFound.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { waitsFor } from '../../play/waitsFor.js';
import { Contestant } from '../../play/Contestant.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { AskCommand } from '../../form/AskCommand.js';
import { calledIn } from '../../play/calledParts.js';
import { boardPart, deskPath } from '../../play/paths.js';
import { Clashes, OpenClashes } from './Clashes.js';
import { HiddenBoard } from './HiddenBoard.js';
import { PlayRow } from './PlayRow.js';
import { OtherBoards } from './OtherBoards.js';
import classes from './Desk.module.css';
import type { DeskPartProps } from './DeskPartProps.js';
import { clashesAt } from './alerts.js';
import { isAway, meetingAt, seatsOf } from '../../play/schedule.js';
import { TableCalls, TableCare } from './TableCare.js';
import { TableTime } from './TableTime.js';

/** One table: who sits there, and its boards round by round. */
export default function TablePart({ tournament, session, of: table = '', mayDirect }: DeskPartProps) {
  const { t } = useTranslation();
  const { data: room } = useQuery(deskQuery(tournament.id, session.session));
  const here = room?.tables.find((each) => each.table === table);
  const { data: clock } = useQuery(clockQuery(tournament.id, session.session));
  const waiting = clock?.waiting.find((each) => each.table === table);
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(search.get('round') ?? undefined);
  const [clashes, setClashes] = useState<readonly Clash[]>();
  if (!session.tables.includes(table)) return <NotFound />;
  const called = Math.max(1, calledIn(session, table));
  const wanted = Number(chosen);
  const round = wanted >= 1 && wanted <= called ? wanted : Math.max(1, here?.round ?? 1);
  const meeting = meetingAt(session, table, round);
  const rounds = Array.from({ length: called }, (_, index) => String(index + 1));
  return (
    <>
      <Panel
        title={t('table.name', { table })}
        isLeft
        aside={
          here && here.behind > 0 ? (
            <MoveOn
              tournament={tournament.id}
              session={session.session}
              table={table}
              round={here.round + 1}
              left={here.left}
            />
          ) : undefined
        }
      >
        <div className="scrolls-x">
          <Choice
            label={t('room.round')}
            value={String(round)}
            options={rounds.map((value) => ({ value, label: value }))}
            onChange={setChosen}
          />
        </div>
        {meeting ? (
          <>
            <p>
              {seatsOf(meeting).map(([seat, contestant], index) => (
                <Fragment key={seat}>
                  {index > 0 && ' · '}
                  {seat}: <Who {...{ session, round, contestant }} />
                </Fragment>
              ))}
            </p>
            {waiting && round === here?.round && (
              <p>
                <Pill meaning="warn">
                  {t('wait.room', { for: waitsFor(t, waiting, session).join('; ') })}
                </Pill>
              </p>
            )}
            <p className="muted">{t('room.boardsThere', ofBoards(meeting.boards))}</p>
          </>
        ) : (
          <p>{t('room.nobodyThere')}</p>
        )}
      </Panel>
      {here && mayDirect && session.status === 'running' && here.calls.length > 0 && (
        <Panel title={t('calls.list')}>
          <TableCalls tournament={tournament.id} session={session} table={table} calls={here.calls} />
        </Panel>
      )}
      <Clashes session={session} clashes={clashes} />
      {room && !clashes && <OpenClashes session={session} clashes={clashesAt(room, table)} />}
      <OtherBoards
        plays={(room?.otherBoards ?? []).filter((play) => play.table === table && play.round === round)}
        pathOf={(play) => deskPath(tournament.id, session.session, boardPart(play))}
      />
      {meeting && (
        <Panel title={t('room.results')}>
          <Plays
            key={round}
            tournament={tournament.id}
            session={session}
            table={table}
            round={round}
            boards={meeting.boards}
            mayDirect={mayDirect}
            opened={search.get('round') === String(round) ? Number(search.get('board')) : 0}
            onClashes={setClashes}
          />
        </Panel>
      )}
      {room && here && mayDirect && session.status === 'running' && here.round > 0 && (
        <TableTime
          tournament={tournament.id}
          session={session.session}
          round={round}
          here={here}
          slow={room.slow}
          at={room.position}
        />
      )}
      {room &&
        here &&
        mayDirect &&
        session.status === 'running' &&
        here.round > 0 &&
        here.round === round && (
          <TableCare tournament={tournament.id} session={session} here={here} at={room.position} />
        )}
      <p className="fingers">
        <Link href={deskPath(tournament.id, session.session, 'pairs')}>{t('room.pairs')}</Link>
      </p>
    </>
  );
}

function Who({
  session,
  contestant,
  round,
}: {
  readonly session: DeskPartProps['session'];
  readonly contestant: string;
  readonly round: number;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Contestant session={session} contestant={contestant} round={round} />
      {isAway(session, contestant, round) && ` (${t('room.away')})`}
    </>
  );
}

/** The players go on to the next round; where boards are left it says first what becomes of them. */
function MoveOn({
  tournament,
  left,
  ...body
}: {
  readonly tournament: string;
  readonly session: string;
  readonly table: string;
  readonly round: number;
  /** Boards of its round that are still to be played and agreed. */
  readonly left: number;
}) {
  const { t } = useTranslation();
  const { table, round } = body;
  const [asking, setAsking] = useState(false);
  const form = useTournamentCommand(tournament, 'table.move-on', () => undefined);
  return (
    <>
      <Button
        variant="default"
        loading={form.pending}
        onClick={() => (left > 0 ? setAsking(true) : form.submit(body))}
      >
        {t('room.moveOn', { round })}
      </Button>
      <ProblemNote problem={form.problem} />
      {asking && (
        <AskCommand
          tournament={tournament}
          command="table.move-on"
          body={() => body}
          title={t('room.moveOnTitle', { table, round })}
          text={t('room.moveOnText', { count: left, table, round: round - 1 })}
          action={t('room.moveOn', { round })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Plays({
  tournament,
  session,
  table,
  round,
  boards,
  mayDirect,
  opened,
  onClashes,
}: {
  readonly tournament: string;
  readonly session: DeskPartProps['session'];
  readonly table: string;
  readonly round: number;
  readonly boards: readonly number[];
  readonly mayDirect: boolean;
  /** The board for which somebody has come here. */
  readonly opened: number;
  readonly onClashes: (clashes: readonly Clash[]) => void;
}) {
  const { t } = useTranslation();
  const travellers = useQueries({
    queries: boards.map((board) => travellerQuery(tournament, session.session, board)),
  });
  const problem = travellers.find(({ error }) => error)?.error;
  const awaitSlips = travellers.flatMap(({ data }) => {
    const line = data?.lines.find((each) => each.table === table && each.round === round);
    if (!data?.shown || line?.status !== 'to-play') return [];
    return [{ session, ...line, board: data.board, at: data.position }];
  });
  // All at once: a row that comes later would push another from under the finger.
  if (travellers.some(({ isPending }) => isPending)) return <Waiting />;
  return (
    <>
      {problem && (
        <QueryProblem
          problem={problem}
          retry={() => Promise.all(travellers.map((traveller) => traveller.refetch()))}
        />
      )}
      <ul className="list">
        {travellers.map(({ data }) => {
          if (!data) return null;
          const { board, shown, lines, position } = data;
          if (!shown) {
            return (
              <li key={board} className={`row gap-x-12 line-above pad-y-8 ${classes.play}`}>
                <HiddenBoard
                  tournament={tournament}
                  session={session.session}
                  board={board}
                  mayAsk={mayDirect}
                />
              </li>
            );
          }
          const line = lines.find((each) => each.table === table && each.round === round);
          return (
            line && (
              <PlayRow
                key={board}
                tournament={tournament}
                session={session}
                board={board}
                line={line}
                at={position}
                where={
                  <Link href={deskPath(tournament, session.session, `board/${board}`)}>
                    {t('room.board', { board })}
                  </Link>
                }
                mayDirect={mayDirect}
                opened={board === opened}
                next={awaitSlips.filter((play) => boards.indexOf(play.board) > boards.indexOf(board))}
                onClashes={onClashes}
              />
            )
          );
        })}
      </ul>
    </>
  );
}
