import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import type { LiveState } from '../api/eventStream.js';
import { reachability } from '../api/reachability.js';
import type { PairedDevice } from '../api/types.js';
import { recall, remember } from '../parts/memory.js';
import { boardsNow, boardToOpen, isSamePlay, type BoardNow, type PlayAtTable } from './atTable.js';
import { BoardsHere } from './BoardsHere.js';
import { BoardScreen } from './BoardScreen.js';
import { BoardTabs } from './BoardTabs.js';
import { CallDirector } from './CallDirector.js';
import { MoveOn } from './MoveOn.js';
import { NamesForm, unnamedAt } from './NamesForm.js';
import { PhoneFrame } from './PhoneFrame.js';
import classes from './Table.module.css';
import { knowsAhead } from './tableAhead.js';
import { useAhead } from './useAhead.js';
import { useDoneInView } from './useDoneInView.js';
import { useLeft } from './useLeft.js';
import { useOutbox } from './useOutbox.js';

const RulingsHere = lazy(() => import('./RulingsHere.js'));

/** What is looked at: a board of a round, or where everybody goes next. */
type Chosen = PlayAtTable | 'move';

/** Whatever was chosen in a round ends with it. */
interface InView {
  readonly round: number;
  readonly chosen?: Chosen | undefined;
}

/** Which side enters at this table; remembered, because it is nearly always the same. */
function useEnteringSide(): readonly [SideName, (side: SideName) => void] {
  const [side, setSide] = useState<SideName>(() => (recall('tirage.enters') === 'EW' ? 'EW' : 'NS'));
  const choose = (chosen: SideName) => {
    remember('tirage.enters', chosen);
    setSide(chosen);
  };
  return [side, choose];
}

/** A table at play: names in its first round, board after board, then on to the next round. */
export function TablePlay({
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
  const sending = useOutbox(device);
  const { outbox, unsent } = sending;
  const reached = useSyncExternalStore(reachability.subscribe, reachability.current);
  const table = useAhead(told, session, sending, reached);
  const { left: before, arrive, moveTo } = useLeft(table, table !== told);
  const boards = boardsNow(table, unsent);
  const [inView, setInView] = useState<InView>({ round: table.round });
  const chosen = inView.round === table.round ? inView.chosen : undefined;
  const choose = (next: Chosen | undefined) => setInView({ round: table.round, chosen: next });
  // A late play that is taken up here comes before the way to the next table.
  const left = boards.some(({ here }) => here) ? undefined : before;
  return (
    <PhoneFrame
      device={device}
      session={session}
      table={table}
      live={live}
      outbox={sending}
      left={left}
      onArrive={arrive}
      onAgain={(play) => {
        const board = boards.find((each) => isSamePlay(each, play));
        return board && (() => choose(play));
      }}
    >
      {/* Whatever was chosen in a round ends with it: when the players move on, the table begins anew. */}
      <Round
        key={table.round}
        device={device}
        session={session}
        table={table}
        boards={boards}
        give={outbox.give.bind(outbox)}
        moving={unsent.some(({ name, body }) => name === 'table.move-on' && body.round > table.round)}
        reached={reached}
        chosen={chosen}
        onChoose={choose}
        telling={unsent.some(({ name }) => name === 'table.tell-boards')}
        onMove={moveTo}
      />
      {table.round > 0 && (
        <Suspense>
          <RulingsHere
            device={device}
            round={table.round}
            calls={table.calls.map(({ call }) => call).join(' ')}
          />
        </Suspense>
      )}
    </PhoneFrame>
  );
}

/** Without the server those at the table hear the director themselves, and go on to the round that he calls. */
function ahead(table: TableSeen, session: SessionSeen): { readonly called?: number } {
  return knowsAhead(table, session) ? { called: table.round + 1 } : {};
}

interface RoundProps {
  readonly device: PairedDevice;
  readonly session: SessionSeen;
  readonly table: TableSeen;
  readonly boards: readonly BoardNow[];
  readonly give: ReturnType<typeof useOutbox>['outbox']['give'];
  readonly moving: boolean;
  /** What was said of the boards has not reached the server. */
  readonly telling: boolean;
  readonly onMove: (round: number) => void;
  /** The server answers. */
  readonly reached: boolean;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

function Round({
  device,
  session,
  table,
  boards,
  give,
  moving,
  telling,
  onMove,
  reached,
  chosen,
  onChoose: setChosen,
}: RoundProps) {
  const { t } = useTranslation();
  const [side, setSide] = useEnteringSide();
  const inView = useDoneInView(boards, chosen === 'move' ? undefined : chosen);
  const [unnamed, setUnnamed] = useState<readonly string[]>([]);
  const [naming] = unnamedAt(table, session).filter(({ contestant }) => !unnamed.includes(contestant));
  if (table.status !== 'running' || (table.round === 0 && table.mayMoveTo === null)) {
    return <p className={classes.card}>{t(table.status === 'closed' ? 'entry.over' : 'entry.notBegun')}</p>;
  }
  // Names are no part of what waits: without the server nobody is kept from playing by them.
  if (naming && reached) {
    return (
      <NamesForm
        key={naming.contestant}
        device={device}
        session={session}
        naming={naming}
        onSkip={() => setUnnamed([...unnamed, naming.contestant])}
      />
    );
  }
  const open = boardToOpen(boards);
  const shown = chosen === 'move' ? undefined : (inView ?? open);
  // What has left the list is still looked at.
  const tabs = shown && !boards.some((board) => isSamePlay(board, shown)) ? [shown, ...boards] : boards;
  const place = { session: table.session, table: table.table };
  const { brings } = table;
  return (
    <>
      {brings && brings.told !== 'here' && shown && (
        <BoardsHere
          brings={brings}
          waiting={telling}
          onTell={(told, here) =>
            give('table.tell-boards', { ...place, round: table.round, boards: told, here })
          }
        />
      )}
      {tabs.length > 0 && (
        <BoardTabs
          boards={tabs}
          chosen={shown}
          onChoose={({ board, round, table: of }) => setChosen({ board, round, table: of })}
        />
      )}
      {shown ? (
        <BoardScreen
          key={`${shown.table} ${shown.round} ${shown.board}`}
          tournament={device.tournament}
          board={shown}
          session={session}
          place={place}
          side={side}
          onSide={setSide}
          give={give}
          counts={table.counts}
          bothSides={table.bothSides}
          field={table.fields.find(({ board }) => board === shown.board)}
          next={open?.board}
          onStay={() => setChosen({ board: shown.board, round: shown.round, table: shown.table })}
          onGoOn={() =>
            setChosen(open ? { board: open.board, round: open.round, table: open.table } : 'move')
          }
        />
      ) : (
        <MoveOn
          table={table}
          session={session}
          boards={boards}
          moving={moving}
          {...(!reached && table.mayMoveTo === null && ahead(table, session))}
          onMove={(round) => {
            onMove(round);
            give('table.move-on', { ...place, round });
          }}
        />
      )}
      <CallDirector
        calls={table.calls}
        boards={boards}
        board={shown}
        onCall={(call) => give('table.call-director', { ...place, ...call })}
      />
    </>
  );
}
