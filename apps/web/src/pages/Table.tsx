import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Problem } from '../api/problem.js';
import { sessionQuery } from '../api/queries.js';
import { playSessionQuery, tableQuery } from '../api/sessionQueries.js';
import type { PairedDevice, Session } from '../api/types.js';
import { TableStood } from '../devices/TableStood.js';
import { WordsOf } from '../messages/WordsOf.js';
import { Page } from '../kit/Page.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { Waiting } from '../kit/Waiting.js';
import { later } from '../kit/later.js';
import { isOfIndividuals } from '../play/contestants.js';
import { keepPagesForOffline } from '../offline/keepPagesForOffline.js';
import { gameParts } from '../play/gameParts.js';
import { useLiveSession } from '../play/useLiveSession.js';
import { forgetReadings, keepReadings } from '../table/keptReadings.js';
import { LeftBehind } from '../table/LeftBehind.js';
import { TablePlay } from '../table/TablePlay.js';
import { useReadingsRecalled } from '../table/useReadingsRecalled.js';
import { noteWhereItStands, resultsOfLast } from '../table/whereItStood.js';

const SheetTable = later(() => import('../table/sheets/SheetTable.js'));

/** Milliseconds after which the table is read anew although nothing was told: a line may break unnoticed. */
const READ_ANEW = 30_000;

/** The page of a phone that stands for a table. */
export default function Table() {
  const { data: session } = useQuery({ ...sessionQuery, refetchInterval: 60_000 });
  useReadingsRecalled();
  useEffect(keepPagesForOffline, []);
  if (!session) return <Waiting />;
  if (!session.device) return <NotPaired ended={session.deviceEnded} />;
  const { id, table, here } = session.device;
  // A phone that goes with a pair begins anew at each table.
  return <Paired key={`${id} ${table} ${here}`} device={session.device} />;
}

function NotPaired({ ended }: { readonly ended: Session['deviceEnded'] }) {
  const { t } = useTranslation();
  useEffect(() => void forgetReadings(), []);
  const results = resultsOfLast();
  return (
    <Page title={t('table.notPaired')} help="table-phones" narrow>
      <p>
        {ended ? t(endedText(ended), { table: ended.table, session: ended.session }) : t('table.ended.never')}
      </p>
      <p>{t('table.scanCard')}</p>
      <LeftBehind />
      {results !== undefined && (
        <p>
          <Link href={results}>{t('table.resultsOfLast')}</Link>
        </p>
      )}
      <p>
        <Link href="/pair">{t('table.typeCode')}</Link>
      </p>
    </Page>
  );
}

/** Why a phone stands for its table no more. */
function endedText({ why, side }: NonNullable<Session['deviceEnded']>) {
  return why === 'replaced' && side !== null
    ? ('table.ended.replacedSide' as const)
    : (`table.ended.${why}` as const);
}

function isNotThere(error: unknown): boolean {
  return error instanceof Problem && error.status === 404;
}

/** Milliseconds between two looks whether the pair can sit down at its next table. */
const LOOK_FOR_TABLE = 5_000;

/** Milliseconds within which what a phone stands for is not asked for again because of what happens at its table. */
const ASKED_JUST_NOW = 1_000;

/**
 * What a phone stands for is asked for anew when something happens at its table: a phone that goes with a pair may be at the
 * next one by then, and the other side may have got a phone of its own.
 */
function useStandingAnew({ pair }: PairedDevice, rounds: string, tableRead: number): void {
  const client = useQueryClient();
  const known = useRef(rounds);
  useEffect(() => {
    if (known.current === rounds) return;
    known.current = rounds;
    if (pair !== null) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [client, pair, rounds]);
  useEffect(() => {
    const { dataUpdatedAt = 0 } = client.getQueryState(sessionQuery.queryKey) ?? {};
    if (tableRead - dataUpdatedAt > ASKED_JUST_NOW)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [client, tableRead]);
}

function Paired({ device }: { readonly device: PairedDevice }) {
  const { t } = useTranslation();
  const { tournament } = device;
  const session = useQuery({
    ...playSessionQuery(tournament, device.session),
    refetchInterval: READ_ANEW,
  });
  const table = useQuery({
    ...tableQuery(tournament, device.session, device.table),
    // Of a table where others still play the phone of the next pair is told nothing.
    refetchInterval: device.here ? READ_ANEW : LOOK_FOR_TABLE,
  });
  const live = useLiveSession(tournament, device.session, session.isSuccess);
  useEffect(() => noteWhereItStands(device), [device]);
  const client = useQueryClient();
  const [sessionRead, tableRead] = [session.dataUpdatedAt, table.dataUpdatedAt];
  const rounds = [table.data?.round, session.data?.round].join(' ');
  useStandingAnew(device, rounds, tableRead);
  useEffect(() => {
    if (sessionRead > 0 && tableRead > 0) void keepReadings(client, device);
  }, [client, device, sessionRead, tableRead]);
  if (session.data && table.data) {
    return (
      <WordsOf individuals={isOfIndividuals(session.data)} sheets={gameParts(session.data.game).sheets}>
        {session.data.sheets ? (
          <SheetTable device={device} session={session.data} table={table.data} live={live} />
        ) : (
          <TablePlay device={device} session={session.data} table={table.data} live={live} />
        )}
      </WordsOf>
    );
  }
  const problem = session.error ?? table.error;
  if (!problem) return <Waiting />;
  return (
    <Page title={t('table.name', { table: device.table })} narrow ownHeading>
      <TableStood device={device} />
      {isNotThere(problem) ? <p>{t('entry.noTable')}</p> : <ProblemNote problem={problem} />}
      <p className="muted">{t('table.keep')}</p>
    </Page>
  );
}
