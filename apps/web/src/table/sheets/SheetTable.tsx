import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetAt } from '#preferans';
import type { SeatName, SheetSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import type { LiveState } from '../../api/eventStream.js';
import type { TableSeen } from '../../api/tableDocuments.js';
import { reachability } from '../../api/reachability.js';
import type { PairedDevice } from '../../api/types.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { Key, Keys } from '../../kit/Keys.js';
import { MoveOn } from '../MoveOn.js';
import NamesForm from '../NamesForm.js';
import { PhoneFrame } from '../PhoneFrame.js';
import { SessionOver } from '../SessionOver.js';
import { callsNow } from '../callsNow.js';
import classes from '../../kit/Phone.module.css';
import { useAhead } from '../useAhead.js';
import { useLeft } from '../useLeft.js';
import { useOutbox } from '../useOutbox.js';
import { CardsDrawn } from '../../sheets/CardsDrawn.js';
import { boardsLeft, sheetOfBoard } from '../../sheets/duplicate/atBoard.js';
import { BoardKeys } from '../../sheets/duplicate/BoardKeys.js';
import { SheetShown } from '../../sheets/duplicate/SheetShown.js';
import { playersAt } from '../../sheets/playersAt.js';
import { sheetQuery, type SheetSeen } from '../../play/sheetQueries.js';
import { CallJudge } from './CallJudge.js';
import { DealForm } from '../../sheets/table/DealForm.js';
import { DealsWritten } from '../../sheets/table/DealsWritten.js';
import { linesNow } from '../../sheets/table/linesNow.js';
import { PlayersClock } from './PlayersClock.js';
import { saidNow, seenNow } from '../../sheets/table/seenNow.js';
import { companyOf, placeAtSheet, sheetAhead, sheetTableAhead } from '../../sheets/table/sheetAhead.js';
import { unnamedOnSheet } from '../../sheets/table/unnamedOnSheet.js';
import { SignSheet, type ShortSheet } from './SignSheet.js';
import type { AtSheet } from '../../sheets/table/AtSheet.js';
import { useWriter, WhoWrites } from '../../sheets/table/WhoWrites.js';

/** Milliseconds after which the sheet is read anew although nothing was told: a line may break unnoticed. */
const READ_ANEW = 30_000;

/** A table that is written on a sheet: deal after deal, then everybody signs, then on to the next round. */
export default function SheetTable({
  device,
  session,
  table: told,
  live,
}: {
  readonly device: PairedDevice;
  readonly session: SessionSeen;
  readonly table: TableSeen;
  readonly live: LiveState;
}) {
  const { t } = useTranslation();
  const sending = useOutbox(device);
  const { outbox, unsent } = sending;
  const reached = useSyncExternalStore(reachability.subscribe, reachability.current);
  const table = useAhead(told, session, sending, reached, sheetTableAhead);
  const { left, arrive, moveTo } = useLeft(table, session, table !== told, placeAtSheet);
  return (
    <PhoneFrame
      device={device}
      session={session}
      table={table}
      live={live}
      outbox={sending}
      left={left && withoutUndrawn(left)}
      companyOf={companyOf}
      onArrive={arrive}
      calls={<CallToTable table={table} outbox={outbox} unsent={unsent} />}
    >
      {table.status === 'closed' ? (
        <SessionOver device={device} waits={unsent.length > 0} />
      ) : table.status !== 'running' || (table.round === 0 && table.mayMoveTo === null) ? (
        <>
          <p className={classes.card}>
            {t(table.status === 'running' ? 'entry.notBegun' : 'entry.notStarted')}
          </p>
          {table.status === 'running' && <CallToTable table={table} outbox={outbox} unsent={unsent} />}
        </>
      ) : (
        <Round
          key={table.round}
          device={device}
          tournament={device.tournament}
          session={session}
          table={table}
          outbox={outbox}
          unsent={unsent}
          reached={reached}
          onMove={moveTo}
        />
      )}
    </PhoneFrame>
  );
}

interface Sending {
  readonly outbox: ReturnType<typeof useOutbox>['outbox'];
  readonly unsent: ReturnType<typeof useOutbox>['unsent'];
}

interface OfTable extends Sending {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly table: TableSeen;
  /** The server answers. */
  readonly reached: boolean;
  readonly onMove: (round: number) => void;
}

/** The judge is called to the table, where no deal is written: before the first round, in a sit-out, while names are asked. */
function CallToTable({ table, outbox, unsent }: Sending & { readonly table: TableSeen }) {
  const round = Math.max(1, table.round);
  return <CallFor {...{ table, outbox, unsent }} about={{ round, by: null }} />;
}

/** The judge is called to a deal, or to the table. */
function CallFor({
  table: { session, table, calls },
  outbox,
  unsent,
  about,
}: Sending & {
  readonly table: TableSeen;
  readonly about: { readonly round: number; readonly board?: number; readonly by: SeatName | null };
}) {
  return (
    <CallJudge
      {...callsNow({ calls, table }, unsent)}
      toDeal={about.board !== undefined}
      onTakeBack={({ call }) => outbox.give('table.take-call-back', { session, table, call })}
      onTakeOut={outbox.takeOut}
      onCall={() =>
        outbox.give('table.call-director', { session, table, matter: 'irregularity', hand: null, ...about })
      }
    />
  );
}

/** Without those of whom nobody knows yet where they go. */
function withoutUndrawn(table: TableSeen): TableSeen {
  return { ...table, next: table.next.filter(({ toBeDrawn }) => !toBeDrawn) };
}

/** Who goes where, and on; nothing of those who are still to be drawn. */
function GoOn({ table, session, outbox, unsent, reached, onMove }: OfTable) {
  // Without the server those at the table hear the director themselves.
  const isHeard = !reached && table.mayMoveTo === null;
  const knowsNext = isHeard && sheetTableAhead(table, session, table.round + 1) !== undefined;
  return (
    <MoveOn
      table={withoutUndrawn(table)}
      session={session}
      boards={[]}
      companyOf={companyOf}
      moving={unsent.some(({ name, body }) => name === 'table.move-on' && body.round > table.round)}
      {...(knowsNext && { called: table.round + 1, unheard: true })}
      onMove={(round) => {
        onMove(round);
        outbox.give('table.move-on', { session: table.session, table: table.table, round });
      }}
    />
  );
}

function Round({ device, ...ofTable }: OfTable & { readonly device: PairedDevice }) {
  const { table, session } = ofTable;
  const { t } = useTranslation();
  const [skipped, skip] = useState<readonly string[]>([]);
  const sheet = useQuery({
    ...sheetQuery(device.tournament, device.session, table.table, table.round),
    refetchInterval: READ_ANEW,
    enabled: table.round > 0,
  });
  const { sheets } = session;
  const call = <CallToTable {...ofTable} />;
  if (table.round === 0)
    return (
      <>
        <GoOn {...ofTable} />
        {call}
      </>
    );
  if (!sheets) return <p className={classes.card}>{t('entry.notBegun')}</p>;
  const seen = sheet.data ?? (ofTable.reached ? undefined : sheetAhead(session, table.table, table.round));
  // Names are written down by the server alone: without it they are asked later.
  const unnamed =
    seen && ofTable.reached
      ? unnamedOnSheet(seen, session).filter(({ contestant }) => !skipped.includes(contestant))
      : [];
  if (unnamed.length > 0)
    return (
      <>
        <section className={classes.card}>
          <NamesForm
            device={device}
            session={session}
            namings={unnamed}
            onSkip={() => skip([...skipped, ...unnamed.map(({ contestant }) => contestant)])}
          />
        </section>
        {call}
      </>
    );
  if (seen) return <Written {...ofTable} seen={seen} settings={sheets} />;
  return (
    <>
      {sheet.error ? <QueryProblem problem={sheet.error} retry={() => sheet.refetch()} /> : <Waiting />}
      {call}
    </>
  );
}

type Tab = 'deal' | 'sheet' | 'deals' | 'sign';

function Written({
  seen: known,
  settings,
  ...ofTable
}: OfTable & { readonly seen: SheetSeen; readonly settings: SheetSettings }) {
  const { t } = useTranslation();
  const { outbox, unsent, session, reached } = ofTable;
  const told = reached ? known : { ...known, ...saidNow(known, unsent) };
  const [chosen, choose] = useState<Tab>();
  const players = playersAt(told);
  const [writer, setWriter] = useWriter(players);
  const [board, chooseBoard] = useState<number>();
  const at = atSheet(told, settings, unsent, board);
  const seen = seenNow(told, at);
  const place = { session: session.session, table: seen.table, round: seen.round };
  const isAgreed = seen.status === 'agreed';
  const isOver = seen.over || at.over;
  const tab = chosen ?? (isAgreed || isOver ? 'sign' : 'deal');
  const { poolSize } = settings.convention.settings;
  const isClosed = {
    deal: isAgreed || isOver,
    sheet: false,
    deals: at.lines.length === 0,
    sign: at.lines.length === 0,
  };
  const notBegun = at.lines.length === 0;
  if (!writer) {
    return (
      <>
        {notBegun && <CardsDrawn sheet={seen} open />}
        <WhoWrites players={players} onChoose={setWriter} />
        <CallToTable {...ofTable} />
      </>
    );
  }
  const dealer = players.find(({ seat }) => seat === at.sheet.dealer);
  return (
    <>
      <Keys label={t('sheetTable.looks')} labelHidden>
        {(['deal', 'sheet', 'deals', 'sign'] as const).map((each) => (
          <Key
            key={each}
            size="small"
            pressed={tab === each}
            disabled={isClosed[each] && tab !== each}
            onTap={() => choose(each)}
          >
            {t(`sheetTable.tab.${each}`, { count: at.lines.length })}
          </Key>
        ))}
      </Keys>
      {seen.status === 'disputed' && (
        <output className={`${classes.card} shrinks strong warn`}>
          {t('sheetTable.disputedBy', { name: players.find(({ seat }) => seat === seen.disputed)?.name })}
        </output>
      )}
      {tab === 'deal' && notBegun && <CardsDrawn sheet={seen} />}
      {tab === 'deal' && at.board !== undefined && (
        <BoardKeys left={at.left} board={at.board} onChoose={chooseBoard} />
      )}
      {tab === 'deal' && dealer && (
        <DealForm
          // Another deal starts empty, also when a line before it is withdrawn.
          key={`${at.lines.length} ${at.sheet.dealer} ${at.board}`}
          at={at}
          players={players}
          writer={writer}
          kept={{
            at: `${ofTable.tournament} ${session.session} ${seen.table}`,
            of: `${seen.round} ${at.lines.length} ${at.sheet.dealer} ${at.board}`,
          }}
          onWriter={() => setWriter(undefined)}
          onRecord={(what) => {
            const of = at.board === undefined ? {} : { board: at.board };
            outbox.give('sheet.write-line', {
              ...place,
              ...of,
              line: at.lines.length + 1,
              by: writer.seat,
              what,
            });
            chooseBoard(undefined);
            choose(undefined);
          }}
        />
      )}
      {tab === 'sheet' && (
        <section className={classes.card}>
          <SheetShown sheet={seen} poolSize={poolSize} bottom={writer.seat} />
        </section>
      )}
      {tab === 'deals' && (
        <DealsWritten
          seen={seen}
          at={at}
          players={players}
          onCorrect={(line, what, reason) =>
            outbox.give('sheet.correct-line', { ...place, line, by: writer.seat, what, reason })
          }
          onStrike={(line, reason) =>
            outbox.give('sheet.strike-line', { ...place, line, by: writer.seat, reason })
          }
        />
      )}
      {tab === 'sign' && (
        <SignSheet
          seen={seen}
          players={players}
          poolSize={poolSize}
          isOver={isOver}
          short={isOver ? undefined : shortAt(at, settings)}
          // While the line is down they sign what they see, and the server takes it if it has the same.
          waits={reached && unsent.some(({ name }) => name.startsWith('sheet.'))}
          onSign={(seat, short) =>
            outbox.give('sheet.sign', {
              ...place,
              seat,
              entry: seen.entry,
              ...(short && { short: true as const }),
            })
          }
          onDispute={(seat) => outbox.give('sheet.dispute', { ...place, seat, entry: seen.entry })}
        />
      )}
      {seen.times.length > 0 && !isAgreed && (
        <PlayersClock
          seen={seen}
          players={players}
          session={session.session}
          unsent={unsent}
          onUsed={(seat, seconds) => outbox.give('sheet.use-time', { ...place, seat, seconds })}
        />
      )}
      {isAgreed && <GoOn {...ofTable} />}
      <CallFor
        {...ofTable}
        about={{ round: seen.round, board: at.board ?? at.sheet.deals + 1, by: writer.seat }}
      />
    </>
  );
}

/** What a sheet that is not over lacks of what was agreed. */
function shortAt({ sheet, left }: AtSheet, { ends }: SheetSettings): ShortSheet | undefined {
  if (left.length > 0) return { of: 'boards', boards: left.map(({ board }) => board) };
  if (ends.by === 'deals') return { of: 'deals', written: sheet.deals, agreed: ends.deals };
  return ends.by === 'pools' ? { of: 'pools' } : undefined;
}

/** The sheet as it will be once everything has been sent. */
function atSheet(
  seen: SheetSeen,
  settings: SheetSettings,
  unsent: Sending['unsent'],
  wanted: number | undefined,
): AtSheet {
  const players = playersAt(seen).map(({ seat }) => seat);
  const lines = linesNow(seen, unsent);
  const left = boardsLeft(seen.boards, lines);
  if (seen.boards.length > 0) {
    const agreed = { settings: settings.convention.settings, players };
    const next = left.find(({ board }) => board === wanted) ?? left[0] ?? seen.boards.at(-1)!;
    return {
      lines,
      sheet: sheetOfBoard(next, lines, agreed),
      before: (line) =>
        sheetOfBoard(
          seen.boards.find(({ board }) => board === lines[line - 1]?.board) ?? next,
          lines.slice(0, line - 1),
          agreed,
        ),
      over: left.length === 0,
      deals: null,
      left,
      board: next.board,
    };
  }
  const start = { settings: settings.convention.settings, players, firstDealer: players[0]! };
  const before = (line: number) =>
    sheetAt(
      lines.slice(0, line - 1).map(({ what }) => what),
      start,
    );
  const sheet = before(lines.length + 1);
  const { ends } = settings;
  return {
    lines,
    sheet,
    before,
    over: ends.by === 'deals' && sheet.deals >= ends.deals,
    deals: ends.by === 'deals' ? ends.deals : null,
    left,
  };
}
