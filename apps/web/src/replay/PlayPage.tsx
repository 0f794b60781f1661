import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { RecordSeen, RecordsSeen } from '../api/recordDocuments.js';
import { recordsQuery } from '../api/recordQueries.js';
import { address } from '../api/journal.js';
import { Problem } from '../api/problem.js';
import { ResultSeen } from '../contract/ResultSeen.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { later } from '../kit/later.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { calledAs } from '../play/contestants.js';
import { playPath, recordPlayPath } from '../play/paths.js';
import { organises, runs } from '../play/roles.js';
import { Deal } from '../traveller/Deal.js';
import { AuctionTable } from './AuctionTable.js';
import { Differences } from './Differences.js';
import { Replayer } from './Replayer.js';
import classes from './Replay.module.css';
import { InHandViewer } from '../traveller/InHandViewer.js';

const EraseExplanations = later(() => import('./EraseExplanations.js'), null);

interface Place {
  readonly board: number;
  readonly table: string;
  readonly round: number;
}

/** What was called and played on a board at a table: the auction, and the play to go through card by card. */
export default function PlayPage({
  tournament,
  session,
  ...place
}: Place & { readonly tournament: string; readonly session: string }) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="boards" title={t('replay.title', { ...place })}>
      {(shown) => <Play key={`${place.board} ${place.table} ${place.round}`} place={place} shown={shown} />}
    </SessionPage>
  );
}

function Play({
  place,
  shown: { tournament, session, at, path },
}: {
  readonly place: Place;
  readonly shown: SessionShown;
}) {
  const { t } = useTranslation();
  const query = useQuery({
    ...recordsQuery(tournament.id, session.session, place.board, at),
    placeholderData: keepPreviousData,
  });
  const records = query.data;
  if (!records) {
    const problem = query.error;
    if (problem instanceof Problem && problem.status === 404) return <p>{t('traveller.unknown')}</p>;
    return problem ? <QueryProblem problem={problem} retry={() => query.refetch()} /> : <Waiting />;
  }
  const of = { session: session.session, board: place.board };
  const record = records.plays.find((one) => one.table === place.table && one.round === place.round);
  const isExplained = record?.calls.some(({ explanation }) => explanation !== undefined) ?? false;
  const explanations =
    isExplained && organises(tournament) && at === undefined ? record?.explanations : undefined;
  const mayRecord = runs(tournament) && tournament.status !== 'archived' && at === undefined;
  return (
    <>
      <nav className={`row gap-0 gap-x-16 stretch ways ${classes.ways}`} aria-label={t('replay.ways')}>
        <Link href={address(`${path}/board/${place.board}`, { at })}>
          <span>
            <span aria-hidden="true">‹ </span>
            {t('traveller.board', { board: place.board })}
          </span>
        </Link>
        {(records.plays.length > 1 ? records.plays : []).map((one) => {
          const isThis = one === record;
          return (
            <Link
              key={`${one.table} ${one.round}`}
              href={address(playPath(tournament.id, { ...one, ...of }), { at })}
              aria-current={isThis ? 'page' : undefined}
            >
              {t('replay.tableAt', { table: one.table, round: one.round })}
            </Link>
          );
        })}
        {mayRecord && (
          <Link href={recordPlayPath(tournament.id, { ...place, ...of })}>
            {t(record ? 'replay.correct' : 'replay.record')}
          </Link>
        )}
      </nav>
      {record ? (
        <>
          <Recorded record={record} records={records} session={session} />
          {explanations !== undefined && <EraseExplanations tournament={tournament.id} text={explanations} />}
        </>
      ) : (
        <p>{t(records.shown ? 'replay.nothing' : 'traveller.hidden')}</p>
      )}
    </>
  );
}

function Recorded({
  record,
  records: { board, dealer, vulnerable, deal },
  session,
}: {
  readonly record: RecordSeen;
  readonly records: RecordsSeen;
  readonly session: SessionShown['session'];
}) {
  const { t } = useTranslation();
  const { seating } = record;
  const sides = (['NS', 'EW'] as const).map((side) => {
    const seated = new Set(side === 'NS' ? [seating.N, seating.S] : [seating.E, seating.W]);
    return [...seated]
      .map((one) => {
        const { number, names } = calledAs(session, one, record.round);
        return names === undefined ? number : `${t(`contract.side.${side}`)} ${names}`;
      })
      .join(' + ');
  });
  return (
    <>
      <div>
        <h2>{t('replay.title', { board, table: record.table, round: record.round })}</h2>
        <p>
          <ResultSeen result={record.result} />
          <span className="muted">
            {' · '}
            {t('traveller.facts', {
              dealer: t(`contract.seatName.${dealer}`),
              vulnerable: t(`contract.vulnerable.${vulnerable}`),
            })}
          </span>
        </p>
        <p>{sides.join(' · ')}</p>
      </div>
      <Differences record={record} />
      {deal !== null && record.fault === null && session.released.includes(board) && (
        <InHandViewer
          of={{
            board,
            dealer,
            vulnerable,
            deal,
            calls: record.calls,
            cards: record.tricks.flatMap(({ cards }) => cards.map(({ card }) => card)),
            ...(record.total !== null && { tricks: record.total }),
          }}
        />
      )}
      <div className={`grid gap-16 one-column top ${classes.whole}`}>
        {record.calls.length > 0 && (
          <Panel title={t('replay.auction')}>
            <AuctionTable calls={record.calls} dealer={dealer} vulnerable={vulnerable} />
          </Panel>
        )}
        {record.tricks.length > 0 ? (
          <Panel title={t('replay.play')}>
            <Replayer record={record} deal={deal} />
          </Panel>
        ) : (
          <>
            <p className="note">{t('replay.noCards')}</p>
            {deal !== null && (
              <Panel title={t('replay.hands')}>
                <Deal text={deal} />
              </Panel>
            )}
          </>
        )}
      </div>
    </>
  );
}
