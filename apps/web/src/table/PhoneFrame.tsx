import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SideName } from '#tournament';
import type { SessionSeen, WaitingTable } from '../api/documents.js';
import type { LiveState } from '../api/eventStream.js';
import { clockQuery } from '../api/sessionQueries.js';
import type { TableSeen } from '../api/tableDocuments.js';
import type { PairedDevice } from '../api/types.js';
import { useAnnounced } from '../kit/announce.js';
import { later } from '../kit/later.js';
import { usePageTitle } from '../kit/usePageTitle.js';
import { calledPartOf } from '../play/calledParts.js';
import { waitsFor } from '../play/waitsFor.js';
import { LivePill } from '../shell/LivePill.js';
import type { BoardNow, PlayAtTable } from '../offline/atTable.js';
import { LeftBehind } from './LeftBehind.js';
import { goOnText, MoveOn, type CompanyOf } from './MoveOn.js';
import { RefusedCommands } from './RefusedCommands.js';
import classes from '../kit/Phone.module.css';
import { TableHead } from './TableHead.js';
import type { useOutbox } from './useOutbox.js';
import { useSingleTaps } from './useSingleTaps.js';
import { WaitingToSend } from './WaitingToSend.js';
import { resultsPath } from './whereItStood.js';

const MakeRoom = later(() => import('./MakeRoom.js'), null);

/**
 * What is around a table's play whatever is played there: where we are, who is waited for, what the server refused and has
 * not got yet; and where to go from the round that was left, as long as nobody has arrived there.
 */
export function PhoneFrame({
  device,
  session,
  table,
  live,
  outbox: { outbox, refused, ...sending },
  left,
  leaving,
  namesInHead = true,
  companyOf,
  onArrive,
  onAgain,
  boardOf,
  calls,
  children,
}: {
  readonly device: PairedDevice;
  readonly session: SessionSeen;
  readonly table: TableSeen;
  readonly live: LiveState;
  readonly outbox: ReturnType<typeof useOutbox>;
  /** The round that those at the table have left, as it was. */
  readonly left: TableSeen | undefined;
  /** What is still to be said of it. */
  readonly leaving?: ReactNode;
  /** Who sits here is not said below. */
  readonly namesInHead?: boolean;
  readonly companyOf?: CompanyOf;
  readonly onArrive: () => void;
  /** What opens the board of a play once more, where it still lies here. */
  readonly onAgain?: (play: PlayAtTable) => (() => void) | undefined;
  /** The board of a play as it is now, where it still lies here. */
  readonly boardOf?: (play: PlayAtTable) => BoardNow | undefined;
  /** What calls somebody to the table while it is told where to go. */
  readonly calls: ReactNode;
  /** The play itself. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { data: clock } = useQuery(clockQuery(device.tournament, device.session));
  usePageTitle(t('table.name', { table: table.table }));
  // Whoever is done may be moved on as the next round is called.
  useAnnounced(left && goOnText(t, left.round, table.round));
  const onTap = useSingleTaps();
  return (
    <div className={classes.screen} onClickCapture={onTap}>
      <TableHead
        table={left ?? table}
        time={table}
        session={session}
        clock={calledPartOf(session, clock, table.table).clock}
        side={device.side}
        names={namesInHead || left !== undefined}
      />
      {(live === 'reconnecting' || live === 'offline') && (
        <div>
          <LivePill state={live} runs={table.status === 'running'} />
        </div>
      )}
      {device.asked !== undefined && (
        <MakeRoom key={device.asked} tournament={device.tournament} request={device.asked} />
      )}
      <Waits waiting={clock?.waiting.find((each) => each.table === table.table)} session={session} />
      <RefusedCommands
        refused={refused}
        session={session}
        give={outbox.give.bind(outbox)}
        onRead={outbox.forgetRefusals}
        onAgain={onAgain}
        boardOf={boardOf}
        place={{ session: table.session, table: table.table }}
      />
      {left ? (
        <>
          <MoveOn
            table={left}
            session={session}
            boards={[]}
            companyOf={companyOf}
            moving={false}
            called={table.round}
            onMove={onArrive}
            wrong={leaving}
          />
          {table.status === 'running' && calls}
        </>
      ) : (
        children
      )}
      {device.side !== null && <OwnPages device={device} table={table} side={device.side} />}
      <LeftBehind device={device} />
      <WaitingToSend {...sending} />
    </div>
  );
}

/** Where the players whose own phone it is see what they have and how they stand. */
function OwnPages({
  device,
  table,
  side,
}: {
  readonly device: PairedDevice;
  readonly table: TableSeen;
  readonly side: SideName;
}) {
  const { t } = useTranslation();
  const contestant = side === 'NS' ? table.ns : table.ew;
  const results = resultsPath(device);
  return (
    <p className="row gap-x-16 fingers">
      {contestant !== null && <Link href={`${results}/pair/${contestant}`}>{t('card.title')}</Link>}
      <Link href={results}>{t('standings.title')}</Link>
    </p>
  );
}

/** For whom, or which board, those at the table wait. */
function Waits({
  waiting,
  session,
}: {
  readonly waiting: WaitingTable | undefined;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const awaited = waiting && waitsFor(t, waiting, session);
  useAnnounced(waiting && [t('wait.you', { round: waiting.round }), awaited?.join(', ')].join(' '));
  if (!waiting) return null;
  return (
    <section className={classes.card}>
      <p>{t('wait.you', { round: waiting.round })}</p>
      <ul className={classes.waits}>
        {awaited?.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  );
}
