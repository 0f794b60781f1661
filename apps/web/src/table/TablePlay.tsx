import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { TableSeen } from '../api/tableDocuments.js';
import type { LiveState } from '../api/eventStream.js';
import { reachability } from '../api/reachability.js';
import type { PairedDevice } from '../api/types.js';
import { later } from '../kit/later.js';
import {
  boardsNow,
  confirmedNow,
  boardToAnswer,
  boardToOpen,
  earlierNow,
  isSamePlay,
  opposite,
  seatingOf,
  seatsNow,
  type BoardNow,
  type Meeting,
  type PlayAtTable,
  type PlayOfPair,
} from '../offline/atTable.js';
import type { TableCommands } from '../offline/commands.js';
import { BoardsHere } from './BoardsHere.js';
import { BoardScreen } from './BoardScreen.js';
import { boardsInDoubt, isInDoubt } from './bothEntries.js';
import { BoardTabs } from './BoardTabs.js';
import { CallDirector, Calls, CallsOpen } from './CallDirector.js';
import { draftsAt, useDraftsDropped } from './draftsOfBoards.js';
import { Key, Keys } from '../kit/Keys.js';
import { MoveOn } from './MoveOn.js';
import { namedAt, unnamedAt } from './namesHere.js';
import { PairAway, PairOfPhone } from './PairOfPhone.js';
import { PhoneFrame } from './PhoneFrame.js';
import { SessionOver } from './SessionOver.js';
import { SecondPhone } from './SecondPhone.js';
import { calledShort } from '../play/contestants.js';
import type { RoundLeft } from './RightBefore.js';
import { RulingsHere } from './RulingsHere.js';
import { SeatsHere } from './SeatsHere.js';
import classes from '../kit/Phone.module.css';
import { TheyEntered } from './TheyEntered.js';
import { knowsAhead } from './tableAhead.js';
import { useAhead } from './useAhead.js';
import { useDoneInView } from './useDoneInView.js';
import { useEnteringSide } from './useEnteringSide.js';
import { useLeft } from './useLeft.js';
import { useOutbox } from './useOutbox.js';
import { WrongResults } from './WrongResults.js';

const NamesForm = later(() => import('./NamesForm.js'), null);
const PlaysLeft = later(() => import('./PlaysLeft.js'), null);
const RightBefore = later(() => import('./RightBefore.js'), null);
const WrongBefore = later(() => import('./WrongBefore.js'), null);

/** What is looked at: a board of a round, or where everybody goes next. */
type Chosen = PlayAtTable | 'move';

/** Whatever was chosen in a round ends with it. */
interface InView {
  readonly round: number;
  readonly chosen?: Chosen | undefined;
  /** Whether it is asked who sits where; left out: as the round begins. */
  readonly seats?: boolean | undefined;
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
  const { left: before, arrive, confirm, moveTo } = useLeft(table, session, table !== told);
  const earlier = earlierNow(table, unsent);
  // A pair's own phone has its earlier boards apart, wherever they were; those of others are not its own.
  const boards = boardsNow(device.pair === null ? table : { ...table, late: [] }, unsent);
  const known = [...boards, ...earlier.map(({ board }) => board)];
  const boardOf = (play: PlayAtTable) => known.find((each) => isSamePlay(each, play));
  const inDoubt = boardsInDoubt(sending.refused, boardOf);
  useDraftsDropped(draftsAt(device.tournament, table), boards);
  const seats = seatsNow(table, unsent);
  const [inView, setInView] = useState<InView>({ round: table.round });
  const { chosen, seats: asking } = inView.round === table.round ? inView : {};
  const choose = (next: Chosen | undefined) => setInView({ round: table.round, chosen: next, seats: asking });
  const asksSeats = table.status === 'running' && isAskedFor(seats, boards, asking);
  // A late play that is taken up here comes before the way to the next table.
  const isLateHere = known.some(({ here, putOff }) => here && (putOff?.at ?? null) !== null);
  const left = isLateHere ? undefined : before;
  return (
    <PhoneFrame
      device={device}
      session={session}
      table={table}
      live={live}
      outbox={sending}
      namesInHead={!device.here ? false : !asksSeats || unnamedAt(table, session).length > 0}
      left={left}
      leaving={
        left && (
          <RightBefore
            rounds={[
              {
                ...left,
                boards: boardsNow({ ...left, late: [] }, unsent),
                own: ownSideOf(device),
              },
            ]}
            onConfirm={(_, side) => {
              confirm(side);
              outbox.give('table.confirm-round', confirmationOf(left, side));
            }}
          />
        )
      }
      onArrive={arrive}
      onAgain={(play) => {
        const board = boards.find((each) => isSamePlay(each, play));
        return board && (() => choose(play));
      }}
      boardOf={boardOf}
      calls={<Calls table={table} boards={[]} unsent={unsent} outbox={outbox} />}
    >
      {device.pair !== null && <PairOfPhone pair={device.pair} session={session} />}
      {!device.here && device.pair !== null && (
        <PairAway table={table} session={session} pair={device.pair} unsent={unsent} outbox={outbox} />
      )}
      {table.status === 'running' && earlier.length > 0 && (
        <PlaysLeft
          tournament={device.tournament}
          plays={earlier}
          session={session}
          table={table}
          give={outbox.give.bind(outbox)}
          inDoubt={inDoubt}
        />
      )}
      {/* Whatever was chosen in a round ends with it: when the players move on, the table begins anew. */}
      {device.here && (
        <Round
          key={table.round}
          device={device}
          session={session}
          table={table}
          boards={boards}
          inDoubt={inDoubt}
          seats={seats}
          asksSeats={asksSeats}
          onAskSeats={(asked) => setInView({ round: table.round, chosen, seats: asked })}
          give={outbox.give.bind(outbox)}
          outbox={outbox}
          unsent={unsent}
          moving={unsent.some(({ name, body }) => name === 'table.move-on' && body.round > table.round)}
          reached={reached}
          chosen={chosen}
          onChoose={choose}
          telling={unsent.some(({ name }) => name === 'table.tell-boards')}
          onMove={moveTo}
          waits={unsent.length > 0}
        />
      )}
      {table.status === 'running' && earlier.length > 0 && (
        <RightBefore
          rounds={roundsOf(earlier)}
          onConfirm={(of, side) =>
            outbox.give('table.confirm-round', {
              session: table.session,
              table: of.table,
              round: of.round,
              side,
            })
          }
        />
      )}
      {(table.status === 'closed' || device.pair !== null) && (
        <WrongResults
          tournament={device.tournament}
          plays={[
            ...earlier,
            ...(device.here && (table.status === 'closed' || boardToOpen(boards) === undefined)
              ? boards.map((board) => ({ board, own: ownSideOf(device) }))
              : []),
          ]}
          place={{ session: table.session }}
          side={device.side ?? 'NS'}
          give={outbox.give.bind(outbox)}
        />
      )}
      {device.pair === null && table.status === 'running' && table.round > 1 && (
        <WrongBefore table={table} schedule={session} give={outbox.give.bind(outbox)} />
      )}
      {table.round > 0 && device.here && (
        <RulingsHere
          device={device}
          round={table.round}
          calls={table.calls.map(({ call }) => call).join(' ')}
        />
      )}
    </PhoneFrame>
  );
}

/** Without the server those at the table hear the director themselves, and go on to the round that he calls. */
function ahead(
  table: TableSeen,
  session: SessionSeen,
): { readonly called?: number; readonly unheard?: true } {
  return knowsAhead(table, session) ? { called: table.round + 1, unheard: true } : {};
}

/** The side whose own phone this is: it stands for it, or it is the table's and the other side has its own. */
function ownSideOf({ side, sides }: PairedDevice): SideName | undefined {
  if (side !== null) return side;
  const [other, more] = sides;
  return other === undefined || more !== undefined ? undefined : opposite(other);
}

/** Whether it is asked who sits where: as a round begins until it is said or played on, and when somebody wants to say it. */
function isAskedFor(
  seats: TableSeen['seats'],
  boards: readonly BoardNow[],
  asking: boolean | undefined,
): boolean {
  if (!seats) return false;
  if (seats.demanded && !seats.confirmed) return true;
  const hasBegun = boards.some(({ late, status }) => late === null && status !== 'to-play');
  return asking ?? (!seats.confirmed && !hasBegun);
}

/** Who sits at a table in its round. */
function meetingOf({ ns, ew, partners }: TableSeen): Meeting | undefined {
  return ns === null || ew === null ? undefined : { ns, ew, ...(partners && { partners }) };
}

/** The rounds that a pair has left, with its plays in them. */
function roundsOf(plays: readonly PlayOfPair[]): readonly RoundLeft[] {
  return [...new Set(plays.map(({ board }) => board.round))].map((round) => {
    const played = plays.filter(({ board }) => board.round === round);
    const [{ board, own, confirmed }] = played as [PlayOfPair];
    return {
      table: board.table,
      round,
      boards: played.map((each) => each.board),
      own,
      confirmed: confirmed ? [own] : [],
    };
  });
}

/** That a side finds right what is recorded of the round, as those who sat there then. */
function confirmationOf(at: TableSeen, side: SideName): TableCommands['table.confirm-round'] {
  const met = meetingOf(at);
  return {
    session: at.session,
    table: at.table,
    round: at.round,
    side,
    ...(met && { seating: seatingOf(met) }),
  };
}

interface RoundProps {
  readonly device: PairedDevice;
  readonly session: SessionSeen;
  readonly table: TableSeen;
  readonly boards: readonly BoardNow[];
  readonly inDoubt: readonly PlayAtTable[];
  readonly seats: TableSeen['seats'];
  readonly asksSeats: boolean;
  readonly onAskSeats: (asked: boolean) => void;
  readonly give: ReturnType<typeof useOutbox>['outbox']['give'];
  readonly outbox: ReturnType<typeof useOutbox>['outbox'];
  readonly unsent: ReturnType<typeof useOutbox>['unsent'];
  readonly moving: boolean;
  /** What was said of the boards has not reached the server. */
  readonly telling: boolean;
  readonly onMove: (round: number) => void;
  /** The server answers. */
  readonly reached: boolean;
  /** Something has not reached it. */
  readonly waits: boolean;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

function Round({
  device,
  session,
  table,
  boards,
  inDoubt,
  seats,
  asksSeats,
  onAskSeats,
  give,
  outbox,
  unsent,
  moving,
  telling,
  onMove,
  reached,
  waits,
  chosen,
  onChoose: setChosen,
}: RoundProps) {
  const { t } = useTranslation();
  const own = ownSideOf(device);
  const [chosenSide, setSide] = useEnteringSide();
  const side = own ?? chosenSide;
  const inView = useDoneInView(boards, chosen === 'move' ? undefined : chosen);
  const [unnamed, setUnnamed] = useState<readonly string[]>([]);
  const [correcting, correct] = useState(false);
  const missing = unnamedAt(table, session).filter(({ contestant }) => !unnamed.includes(contestant));
  const named = namedAt(table, session);
  const namings = correcting ? named : missing;
  const calls = { table, unsent, boards, outbox };
  if (table.status === 'closed') return <SessionOver device={device} waits={waits} />;
  if (table.status !== 'running' || (table.round === 0 && table.mayMoveTo === null)) {
    return (
      <>
        <p className={classes.card}>
          {t(table.status === 'running' ? 'entry.notBegun' : 'entry.notStarted')}
        </p>
        {table.status === 'running' && <Calls {...calls} />}
      </>
    );
  }
  // Names are no part of what waits: without the server nobody is kept from playing by them.
  if (namings.length > 0 && reached) {
    return (
      <>
        <NamesForm
          key={correcting ? 'correct' : 'name'}
          device={device}
          session={session}
          namings={namings}
          onSkip={() =>
            correcting
              ? correct(false)
              : setUnnamed([...unnamed, ...namings.map(({ contestant }) => contestant)])
          }
          {...(correcting && { onDone: () => correct(false) })}
        />
        <Calls {...calls} boards={[]} />
      </>
    );
  }
  const open = boardToOpen(boards);
  const toAnswer = boardToAnswer(
    boards.filter((board) => !isInDoubt(board, own, inDoubt)),
    own,
  );
  const shown = chosen === 'move' ? undefined : (inView ?? open);
  // What has left the list is still looked at.
  const tabs = shown && !boards.some((board) => isSamePlay(board, shown)) ? [shown, ...boards] : boards;
  const place = { session: table.session, table: table.table };
  const { brings } = table;
  const isDemanded = seats !== null && seats.demanded && !seats.confirmed;
  const seatsCard = seats && asksSeats && (
    <SeatsHere
      seats={seats}
      teams={teamsAt(session, table)}
      onConfirm={(turned) => {
        onAskSeats(false);
        const met = meetingOf(table);
        const seating = met && { seating: seatingOf(met) };
        give('table.confirm-seats', { ...place, round: table.round, turned: [...turned], ...seating });
      }}
      onOthers={() => {
        onAskSeats(false);
        const call = { matter: 'other-players', hand: null, by: null } as const;
        give('table.call-director', { ...place, round: table.round, ...call });
      }}
    />
  );
  return (
    <>
      {toAnswer && (!shown || !isSamePlay(shown, toAnswer)) && (
        <TheyEntered
          key={`${toAnswer.board} ${toAnswer.entry}`}
          board={toAnswer}
          onShow={() => setChosen(toAnswer)}
        />
      )}
      <CallsOpen {...calls} />
      {seatsCard}
      {brings && brings.told !== 'here' && shown && (
        <BoardsHere
          brings={brings}
          waiting={telling}
          onTell={(told, here) =>
            give('table.tell-boards', { ...place, round: table.round, boards: told, here })
          }
        />
      )}
      {!isDemanded && tabs.length > 0 && (
        <BoardTabs
          boards={tabs}
          chosen={shown}
          onChoose={({ board, round, table: of }) => setChosen({ board, round, table: of })}
        />
      )}
      {isDemanded ? null : shown ? (
        <BoardScreen
          key={`${shown.table} ${shown.round} ${shown.board}`}
          tournament={device.tournament}
          board={shown}
          session={session}
          place={place}
          meeting={meetingOf(table)}
          side={side}
          own={own}
          forBoth={device.side === null}
          onSide={setSide}
          give={give}
          counts={table.counts && shown.table === table.table}
          bothSides={table.bothSides}
          field={table.fields.find(({ board }) => board === shown.board)}
          next={open?.board}
          inDoubt={inDoubt}
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
          own={own}
          confirmed={confirmedNow(table, unsent)}
          onConfirm={(by) => give('table.confirm-round', confirmationOf(table, by))}
          wrong={
            // A pair's own phone has one list with what it played elsewhere.
            device.pair === null && (
              <WrongResults
                tournament={device.tournament}
                plays={boards.filter(({ late }) => late === null).map((board) => ({ board, own }))}
                place={place}
                side={side}
                give={give}
              />
            )
          }
          moving={moving}
          {...(!reached && table.mayMoveTo === null && ahead(table, session))}
          onMove={(round) => {
            onMove(round);
            give('table.move-on', { ...place, round });
          }}
        />
      )}
      <CallDirector {...calls} board={shown} />
      <Keys label={t('entry.besides')} labelHidden beside>
        {seats && !seatsCard && (
          <Key size="small" onTap={() => onAskSeats(true)}>
            {t('entry.seats')}
          </Key>
        )}
        {named.length > 0 && reached && (
          <Key size="small" onTap={() => correct(true)}>
            {t('entry.namesCorrect')}
          </Key>
        )}
        {device.side === null && reached && <SecondPhone device={device} side={opposite(side)} />}
      </Keys>
    </>
  );
}

/** The pairs at a table by the names of their teams: `Foxes NS – Owls EW`; empty where no teams with names play. */
function teamsAt(session: SessionSeen, { ns, ew }: Pick<TableSeen, 'ns' | 'ew'>): string {
  return session.contestants
    .filter(({ contestant, team }) => team !== undefined && (contestant === ns || contestant === ew))
    .toSorted((one) => (one.contestant === ns ? -1 : 1))
    .map(({ contestant }) => calledShort(session, contestant))
    .join(' – ');
}
