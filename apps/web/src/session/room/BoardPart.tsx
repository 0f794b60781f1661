import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'wouter';
import { readResult } from '#lists';
import type { TravellerLineSeen } from '../../api/travellerDocuments.js';
import type { Clash } from '../../api/sessionCommands.js';
import { travellerQuery } from '../../api/sessionQueries.js';
import { contestantText, tablesText } from '../../messages/fieldText.js';
import { NotFound } from '../../pages/NotFound.js';
import { Button } from '../../parts/Button.js';
import { Held } from '../../parts/Held.js';
import { Panel } from '../../parts/Panel.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { QueryProblem } from '../../parts/QueryProblem.js';
import { Waiting } from '../../parts/Waiting.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { AskCommand } from '../AskCommand.js';
import { roomPath, sessionPath } from '../paths.js';
import { useCorrecting } from '../useCorrecting.js';
import { calledIn } from '../calledParts.js';
import { Clashes } from './Clashes.js';
import { DealQuestions } from './DealQuestions.js';
import { FouledBoard } from './FouledBoard.js';
import { HandsOfBoard } from './HandsOfBoard.js';
import { HiddenBoard } from './HiddenBoard.js';
import { PlayRow } from './PlayRow.js';
import { ResultField } from './ResultField.js';
import classes from './Room.module.css';
import type { RoomPartProps } from './RoomPartProps.js';

/** One board over all tables, as its traveller has it; and the whole traveller to be entered at once. */
export function BoardPart({ tournament, session, of, mayDirect }: RoomPartProps) {
  const { t } = useTranslation();
  const nameOf = useLineName(session.sections.length);
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
          <Link href={`${sessionPath(tournament.id, session.session)}/board/${board}`}>
            {t('room.publicTraveller')}
          </Link>
        }
      >
        <div className={classes.pick}>
          <NativeSelect
            label={t('room.otherBoard')}
            value={String(board)}
            data={session.boards.map(String)}
            onChange={({ currentTarget: { value } }) =>
              go(roomPath(tournament.id, session.session, `board/${value}`))
            }
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
          <div className={classes.actions}>
            <HandsOfBoard tournament={tournament.id} session={session.session} traveller={traveller.data} />
            {rulings !== 'over' && (
              <FouledBoard tournament={tournament.id} session={session} traveller={traveller.data} />
            )}
          </div>
        )}
        <Clashes clashes={clashes} />
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
        <ul className={classes.plays}>
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
        <Traveller
          key={board}
          tournament={tournament.id}
          session={session.session}
          board={board}
          lines={traveller.data.lines}
          isOpen={(line) => isOpen(line, calledIn(session, line.table))}
          at={traveller.data.position}
          sections={session.sections.length}
        />
      )}
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
  readonly session: RoomPartProps['session'];
  readonly board: number;
}) {
  const { t } = useTranslation();
  const index = boards.indexOf(board);
  const [before, after] = [boards[index - 1], boards[index + 1]];
  const path = (other: number) => roomPath(tournament, session, `board/${other}`);
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

/** Where and by whom a line is played, in words. */
function useLineName(sections: number): (line: TravellerLineSeen) => string {
  const { t } = useTranslation();
  const called = (contestant: string | null) =>
    contestant === null ? '?' : contestantText(contestant, { section: sections > 1 });
  return ({ table, round, ns, ew, partners }) =>
    t('room.lineName', {
      table,
      round,
      north: [ns, ...(partners ? [partners.ns] : [])].map(called).join(' + '),
      east: [ew, ...(partners ? [partners.ew] : [])].map(called).join(' + '),
    });
}

/** The lines of a paper traveller that are still open; those left empty stay so. */
function Traveller({
  tournament,
  session,
  board,
  lines: all,
  isOpen: isLineOpen,
  at,
  sections,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly board: number;
  readonly lines: readonly TravellerLineSeen[];
  readonly isOpen: (line: TravellerLineSeen) => boolean;
  /** Up to which line of the book they are seen. */
  readonly at: number;
  readonly sections: number;
}) {
  const { t } = useTranslation();
  const nameOf = useLineName(sections);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const [seenAt, setSeenAt] = useState<number>();
  const form = useTournamentCommand(tournament, 'result.record-traveller', () => {
    setTexts({});
    setTried(false);
    setSeenAt(undefined);
  });
  const keyOf = ({ table, round }: TravellerLineSeen) => `${table} ${round}`;
  const isWritten = (line: TravellerLineSeen) => (texts[keyOf(line)] ?? '').trim() !== '';
  // What was written here stays where somebody else has entered the line meanwhile: it is shown before it is sent.
  const lines = all.filter((line) => isLineOpen(line) || isWritten(line));
  const written = lines.filter(isWritten);
  const submit = () => {
    setTried(true);
    const read = written.flatMap((line) => {
      const result = readResult(texts[keyOf(line)] ?? '');
      return result ? [{ table: line.table, round: line.round, result }] : [];
    });
    if (read.length > 0 && read.length === written.length)
      form.submit({ session, board, lines: read, at: seenAt ?? at });
  };
  if (lines.length === 0) return null;
  return (
    <Panel title={t('room.traveller', { board })}>
      <p className="muted">{t('room.travellerText')}</p>
      <p className="muted">{t('room.resultHint')}</p>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Held pending={form.pending}>
          <div className={classes.traveller}>
            {lines.map((line) => (
              <ResultField
                key={keyOf(line)}
                label={nameOf(line)}
                hinted={false}
                board={board}
                value={texts[keyOf(line)] ?? ''}
                tried={tried && written.includes(line)}
                onChange={(value) => {
                  // What was seen is what stood there when the first line was written.
                  setSeenAt((held) => held ?? at);
                  setTexts((held) => ({ ...held, [keyOf(line)]: value }));
                }}
              />
            ))}
          </div>
        </Held>
        <ProblemNote problem={form.problem} />
        <div>
          <Button type="submit" loading={form.pending} disabled={written.length === 0}>
            {t('room.recordTraveller', { count: written.length })}
          </Button>
        </div>
      </form>
    </Panel>
  );
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
  /** Up to which line of the book they are seen. */
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
              <NativeSelect
                label={t('room.ground')}
                value={ground}
                data={GROUNDS.map((value) => ({ value, label: t(`room.ground.${value}`) }))}
                onChange={({ currentTarget: { value } }) => setChosen(value as (typeof GROUNDS)[number])}
              />
              <NativeSelect
                label={t('room.redealPlays')}
                value={plays}
                data={PLAYS.map((value) => ({ value, label: t(`room.redealPlays.${value}`) }))}
                onChange={({ currentTarget: { value } }) => setPlays(value as (typeof PLAYS)[number])}
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
