import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dealerOf } from '#cards';
import type { BridgeResult, SideName } from '#tournament';
import type { SessionSeen } from '../api/documents.js';
import type { FieldAtTable } from '../api/tableDocuments.js';
import { Side } from '../play/Side.js';
import {
  hasThirteenEach,
  isDone,
  opposite,
  seatingOf,
  type BoardNow,
  type LateMeeting,
  type Meeting,
  type PlayAtTable,
} from '../offline/atTable.js';
import { BoardDone } from './BoardDone.js';
import { isInDoubt } from './bothEntries.js';
import { CountCards } from './CountCards.js';
import { ConfirmResult } from './ConfirmResult.js';
import { DealHere } from './DealHere.js';
import { draftOf, draftsAt } from './draftsOfBoards.js';
import { EntryForm } from './EntryForm.js';
import type { Outbox } from '../offline/outbox.js';
import { Postponed, PostponedBoard } from './PutOff.js';
import { StepHeading } from './StepHeading.js';
import classes from '../kit/Phone.module.css';
import { useAnnounced } from '../kit/announce.js';
import { Button } from '../kit/Button.js';
import { Whole } from '../kit/Whole.js';

/** One board at the table: entered, handed over, agreed. */
export function BoardScreen({
  tournament,
  board,
  session,
  place,
  meeting,
  side,
  own: ownSide,
  forBoth,
  onSide,
  give,
  counts,
  bothSides,
  field,
  next,
  inDoubt,
  onStay,
  onGoOn,
}: {
  readonly tournament: string;
  readonly board: BoardNow;
  readonly session: SessionSeen;
  readonly place: { readonly session: string; readonly table: string };
  /** Who sits here in the table's round; what is late has its own. */
  readonly meeting: Meeting | undefined;
  /** The side that enters. */
  readonly side: SideName;
  /** The side whose own phone this is; left out: both sides have this one. */
  readonly own: SideName | undefined;
  /** The phone is the table's: it may speak for both sides all the same. */
  readonly forBoth: boolean;
  readonly onSide: (side: SideName) => void;
  readonly give: Outbox['give'];
  /** Everybody counts thirteen cards before play (Law 7B). */
  readonly counts: boolean;
  /** Players of both sides are present while boards are dealt here (Law 6C). */
  readonly bothSides: boolean;
  readonly field: FieldAtTable | undefined;
  readonly next: number | undefined;
  /** Boards of which it is asked above which of two entries is right. */
  readonly inDoubt: readonly PlayAtTable[];
  /** This board stays in view, also when it is done. */
  readonly onStay: () => void;
  readonly onGoOn: () => void;
}) {
  const { t } = useTranslation();
  // The entry that is being changed here: when another one stands by then, it is asked about that.
  const [changed, setChanged] = useState<number>();
  // Once answered it is not asked again here: what is being entered must not be lost to an answer that comes late.
  const [answered, setAnswered] = useState(false);
  const [counted, setCounted] = useState(false);
  // The entry to which the other side, which has a phone of its own, answers on this one all the same.
  const [answeredHere, setAnsweredHere] = useState<number>();
  const { enteredBy, result, entry, status, waits } = board;
  const changing = changed === entry;
  const answersHere = answeredHere === entry;
  const own = { session: place.session, table: board.table, round: board.round, board: board.board };
  const play = { ...own, ...(board.table !== place.table && { at: place.table }) };
  const met = board.late ?? meeting;
  const kept = { at: draftsAt(tournament, place), of: draftOf(board) };
  const seating = met && { seating: seatingOf(met) };
  const disputed =
    status === 'disputed' && enteredBy !== null
      ? t('entry.disputed', { side: t(`contract.sideName.${opposite(enteredBy)}`) })
      : undefined;
  useAnnounced(disputed);

  if (isDone(board) && status !== 'postponed') {
    return (
      <BoardDone
        tournament={tournament}
        board={board}
        place={place}
        own={ownSide}
        side={side}
        give={give}
        field={field}
        onStay={onStay}
        onGoOn={onGoOn}
        next={next}
      />
    );
  }
  if (status === 'postponed' && !board.late && !board.here && board.putOff) {
    return (
      <PostponedBoard board={board} own={own} at={place.table} give={give} next={next} onGoOn={onGoOn} />
    );
  }
  if (board.dealingAsked && status === 'to-play' && !answered) {
    return (
      <DealHere
        board={board.board}
        bothSides={bothSides}
        onDealt={(both) => {
          onStay();
          setAnswered(true);
          give('board.tell-dealing-here', { ...own, bothSides: both });
        }}
        onElsewhere={() => setAnswered(true)}
      />
    );
  }
  if (counts && !board.counted && !counted && (status === 'to-play' || status === 'postponed')) {
    return (
      <CountCards
        board={board.board}
        waiting={waits}
        onCount={(cards) => {
          onStay();
          setCounted(hasThirteenEach(cards));
          give('table.count-hands', { ...own, cards });
        }}
      />
    );
  }
  // Both entries stand above, alone: what is right is asked in one place.
  if (!changing && isInDoubt(board, ownSide, inDoubt)) return null;
  if (board.late && !board.here) {
    return (
      <>
        <LateFacts board={board} late={board.late} session={session} />
        <Postponed board={board} own={own} at={place.table} give={give} />
        {!isAnsweredElsewhere(board) && (
          <EntryForm
            board={{ ...board, result: null }}
            side={side}
            isOwn={ownSide !== undefined}
            kept={kept}
            onSide={onSide}
            onEnter={(entered) => {
              give('result.enter', { ...play, ...seating, side, result: entered });
              // What was entered does not stay in view: others sit here now.
              onGoOn();
            }}
          />
        )}
      </>
    );
  }
  const enter = (entered: BridgeResult, by: SideName) => {
    onStay();
    setChanged(undefined);
    give('result.enter', { ...play, ...seating, side: by, result: entered, entry });
  };
  const confirm = () => {
    if (!result || !enteredBy) return;
    const other = opposite(enteredBy);
    // Without an answer from the server there is no number to confirm: the same result from the other side does it too.
    if (waits) return enter(result, other);
    onStay();
    give('result.confirm', { ...play, side: other, entry });
  };
  const dispute = () => {
    if (!waits && enteredBy && status === 'entered') {
      give('result.dispute', { ...play, side: opposite(enteredBy), entry });
    }
    onStay();
    setChanged(entry);
  };
  if (status === 'entered' && !changing) {
    return (
      <ConfirmResult
        board={board}
        own={answersHere ? undefined : ownSide}
        isLate={board.late !== null}
        onConfirm={confirm}
        onDispute={dispute}
        onChange={() => setChanged(entry)}
        onAnswerHere={
          forBoth && ownSide !== undefined && !answersHere ? () => setAnsweredHere(entry) : undefined
        }
      />
    );
  }
  return (
    <>
      {board.late ? (
        <LateFacts board={board} late={board.late} session={session} />
      ) : (
        <BoardFacts board={board} />
      )}
      {disputed !== undefined && (
        <div className={`row gap-4 gap-x-12 between tiny muted ${classes.facts}`}>
          <span className="shrinks strong warn">
            <Whole text={disputed} />
          </span>
          {ownSide !== enteredBy && (
            <Button variant="default" onClick={confirm}>
              {t('entry.confirmAfterAll')}
            </Button>
          )}
        </div>
      )}
      <EntryForm
        board={board}
        side={side}
        isOwn={ownSide !== undefined}
        kept={kept}
        onSide={onSide}
        onEnter={(entered) => enter(entered, side)}
      />
      <Postponed board={board} own={own} at={place.table} give={give} />
    </>
  );
}

function BoardFacts({ board }: { readonly board: BoardNow }) {
  const { t } = useTranslation();
  return (
    <div className={classes.boardFacts}>
      <StepHeading>{t('entry.board', { board: board.board })}</StepHeading>
      <span>{t('entry.deals', { seat: t(`contract.seatName.${dealerOf(board.board)}`) })}</span>
      <span>{t(`contract.vulnerable.${board.vulnerable}`)}</span>
    </div>
  );
}

/** From where the board of a late play is carried here; a table that still plays it has done with it first. */
function Imported({ from, heldBy, copy }: NonNullable<LateMeeting['brought']>) {
  const { t } = useTranslation();
  return (
    <>
      {heldBy !== null
        ? t('entry.broughtHeld', { table: heldBy })
        : t(`entry.brought.${from.at}`, {
            table:
              from.at === 'box'
                ? ''
                : [from.table, ...(from.at === 'table' ? from.sharedWith : [])].join(' + '),
          })}
      {copy !== null && ` ${t('entry.broughtCopy', { copy })}`}
    </>
  );
}

/** Of an earlier round, and one side has entered it: those who sit here now are not told whether another entry is the same. */
function isAnsweredElsewhere({ status }: Pick<BoardNow, 'status'>): boolean {
  return status === 'entered' || status === 'disputed';
}

/** A board of an earlier round: whose it is, and what it waits for. */
function LateFacts({
  board: { board, round, vulnerable, status, here },
  late: { ns, ew, partners, brought },
  session,
}: {
  readonly board: BoardNow;
  readonly late: LateMeeting;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  return (
    <section className={classes.card}>
      <div className={classes.boardFacts}>
        <StepHeading>{t('entry.board', { board })}</StepHeading>
        <span>{t('entry.deals', { seat: t(`contract.seatName.${dealerOf(board)}`) })}</span>
        <span>{t(`contract.vulnerable.${vulnerable}`)}</span>
        <span className="shrinks strong warn">{t('entry.late', { round })}</span>
      </div>
      <p>
        <Side session={session} contestant={ns} partner={partners?.ns} round={round} /> –{' '}
        <Side session={session} contestant={ew} partner={partners?.ew} round={round} />
      </p>
      {here && brought && (
        <p className="shrinks strong warn">
          <Imported {...brought} />
        </p>
      )}
      {!here && (
        <p className="muted">{t(isAnsweredElsewhere({ status }) ? 'entry.lateAnswer' : 'entry.lateOnly')}</p>
      )}
    </section>
  );
}
