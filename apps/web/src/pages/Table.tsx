import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { withFewMessages } from '../messages/catalogue.js';
import { Problem } from '../api/problem.js';
import { sessionQuery } from '../api/queries.js';
import { playSessionQuery, tableQuery } from '../api/sessionQueries.js';
import type { PairedDevice } from '../api/types.js';
import { TableStood } from '../devices/TableStood.js';
import { WordsOf } from '../messages/WordsOf.js';
import { Page } from '../parts/Page.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { Waiting } from '../parts/Waiting.js';
import { later } from '../parts/later.js';
import { isOfIndividuals } from '../standings/contestants.js';
import { keepPagesForOffline } from '../offline/keepPagesForOffline.js';
import { gameParts } from '../sheets/gameParts.js';
import { useLiveSession } from '../standings/useLiveSession.js';
import { forgetReadings, keepReadings } from '../table/keptReadings.js';
import { LeftBehind } from '../table/LeftBehind.js';
import { TablePlay } from '../table/TablePlay.js';
import { useReadingsRecalled } from '../table/useReadingsRecalled.js';
import { noteWhereItStands, resultsOfLast } from '../table/whereItStood.js';

const SheetTable = later(() => withFewMessages(() => import('../sheets/table/SheetTable.js')));

/** Milliseconds after which the table is read anew although nothing was told: a line may break unnoticed. */
const READ_ANEW = 30_000;

/** The page of a phone that stands for a table. */
export default function Table() {
  const { data: session } = useQuery({ ...sessionQuery, refetchInterval: 60_000 });
  useReadingsRecalled();
  useEffect(keepPagesForOffline, []);
  if (!session) return <Waiting />;
  if (!session.device) return <NotPaired />;
  return <Paired key={session.device.id} device={session.device} />;
}

function NotPaired() {
  const { t } = useTranslation();
  useEffect(() => void forgetReadings(), []);
  const results = resultsOfLast();
  return (
    <Page title={t('table.notPaired')} narrow>
      <p>{t('table.notPairedText')}</p>
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

function isNotThere(error: unknown): boolean {
  return error instanceof Problem && error.status === 404;
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
    refetchInterval: READ_ANEW,
  });
  const live = useLiveSession(tournament, device.session, session.isSuccess);
  useEffect(() => noteWhereItStands(device), [device]);
  const client = useQueryClient();
  const [sessionRead, tableRead] = [session.dataUpdatedAt, table.dataUpdatedAt];
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
