import { Select } from '../../kit/Select.js';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readResult, writeResult } from '#lists';
import type { BridgeResult, SeatName } from '#tournament';
import type { Partners, SessionSeen } from '../../api/documents.js';
import type { Clash } from '../../api/sessionCommands.js';
import { resultHeard } from '../../messages/contractText.js';
import { resultText } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { calledInList } from '../../play/contestants.js';
import { ReasonField } from '../../form/AskCommand.js';
import { BecomesAmended } from '../../form/BecomesAmended.js';
import { USUAL_OF } from '../../form/usualReasons.js';
import { ResultField } from '../../rulings/ResultField.js';

/** A play of a board, and what stands of it. */
export interface PlayShown {
  readonly session: SessionSeen;
  readonly table: string;
  readonly round: number;
  readonly board: number;
  readonly ns: string | null;
  readonly ew: string | null;
  /** Of an individual: who sits South and West. */
  readonly partners?: Partners | undefined;
  readonly result: BridgeResult | null;
  /** The journal entry up to which it was seen. */
  readonly at: number;
}

export interface PlayDialogProps {
  readonly tournament: string;
  readonly play: PlayShown;
  readonly onClose: () => void;
}

/** What enters a result is given. */
interface ResultDialogProps extends PlayDialogProps {
  /** Told what was entered, in words. */
  readonly onEntered: (said: string) => void;
}

/** A play as commands name it. */
export function placeOf({ session, table, round, board }: PlayShown) {
  return { session: session.session, table, round, board };
}

/** Of which play a form is, among all that this tab keeps. */
function keptOf(play: PlayShown): string {
  return Object.values(placeOf(play)).join(' ');
}

/** Where and what, as the heading of a dialog. */
export function usePlayTitle({ table, round, board }: Pick<PlayShown, 'table' | 'round' | 'board'>): string {
  const { t } = useTranslation();
  return t('room.play', { table, round, board });
}

/** What is written down of a play. */
interface Written {
  readonly text: string;
  readonly reason: string;
  readonly at: number;
}

function useWritten(play: PlayShown) {
  const { t } = useTranslation();
  const sent = useRef<BridgeResult>(undefined);
  return {
    said: () =>
      t('room.resultEntered', {
        board: play.board,
        result:
          sent.current?.kind === 'contract'
            ? resultHeard(t, sent.current)
            : sent.current && resultText(sent.current, t('line.passedOut')),
      }),
    start: { text: play.result ? writeResult(play.result) : '', reason: '', at: play.at } as Written,
    read({ text, ...written }: Written) {
      sent.current = readResult(text)!;
      return { ...placeOf(play), ...written, result: sent.current };
    },
    wrong: ({ text }: Written) => ({ text: !readResult(text) && t('room.resultFault.nothing') }),
  };
}

/** The paper slips of a table, one after the other: each that is entered leads to the next play that waits for one. */
export function RecordSlips({
  play,
  next,
  ...given
}: ResultDialogProps & {
  /** The plays of the table behind it that wait for a slip. */
  readonly next: readonly PlayShown[];
}) {
  const [now, setNow] = useState(play);
  // One in the place of what is entered is of that board alone.
  const [leadsOn] = useState(play.result === null);
  const behind = leadsOn ? next.slice(next.findIndex(({ board }) => board === now.board) + 1) : [];
  return (
    <RecordResult
      key={now.board}
      {...given}
      play={now}
      onRecorded={() => (behind[0] ? setNow(behind[0]) : given.onClose())}
    />
  );
}

/** A paper slip, for a play that is not agreed yet. */
function RecordResult({
  tournament,
  play,
  onEntered,
  onRecorded,
  onClose,
}: ResultDialogProps & { readonly onRecorded: () => void }) {
  const { t } = useTranslation();
  const { start, read, wrong, said } = useWritten(play);
  const form = useCommandForm({
    tournament,
    command: 'result.record',
    keptAs: keptOf(play),
    start,
    body: (written) => {
      const { reason: _none, ...body } = read(written);
      return body;
    },
    wrong,
    onDone() {
      onEntered(said());
      onRecorded();
    },
  });
  return (
    <FormDialog form={form} title={usePlayTitle(play)} action={t('room.record')} onClose={onClose}>
      <ResultField {...form.at('text')} label={t('room.result')} board={play.board} tried={form.tried} />
    </FormDialog>
  );
}

/** Another result in the place of one that stands, with the reason. */
export function CorrectResult({ tournament, play, onEntered, onClose }: ResultDialogProps) {
  const { t } = useTranslation();
  const { start, read, wrong, said } = useWritten(play);
  const form = useCommandForm({
    tournament,
    command: 'result.correct',
    keptAs: keptOf(play),
    start,
    body: read,
    wrong,
    onDone() {
      onEntered(said());
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={usePlayTitle(play)} action={t('room.correct')} onClose={onClose}>
      {play.result && (
        <p>{t('room.correctText', { result: resultText(play.result, t('line.passedOut')) })}</p>
      )}
      <BecomesAmended session={play.session} />
      <ResultField {...form.at('text')} label={t('room.result')} board={play.board} tried={form.tried} />
      <ReasonField {...form.at('reason')} usual="correction" />
    </FormDialog>
  );
}

type Seats = Readonly<Record<SeatName, string>>;

/** What is asked for, with the seats that are named by it: both of a line, or each alone where everybody plays for himself. */
const LINES = [
  ['N', 'S', 'room.sitsNS'],
  ['E', 'W', 'room.sitsEW'],
] as const;
const EACH_SEAT = [
  ['N', undefined, 'contract.seatName.N'],
  ['S', undefined, 'contract.seatName.S'],
  ['E', undefined, 'contract.seatName.E'],
  ['W', undefined, 'contract.seatName.W'],
] as const;

/** What was really played: a turned arrow, other pairs, a wrong board. */
export function ReallyPlayed({
  tournament,
  play,
  onClashes,
  onEntered,
  onClose,
}: ResultDialogProps & { readonly onClashes: (clashes: readonly Clash[]) => void }) {
  const { t } = useTranslation();
  const { session } = play;
  const { ns, ew, partners } = play;
  const { start, read, wrong, said } = useWritten(play);
  const satFirst: Seats = {
    N: ns ?? '',
    E: ew ?? '',
    S: partners?.ns ?? ns ?? '',
    W: partners?.ew ?? ew ?? '',
  };
  const form = useCommandForm({
    tournament,
    command: 'result.record-irregular',
    keptAs: keptOf(play),
    start: { ...start, seating: satFirst, board: play.board },
    body: ({ seating, board, ...written }) => ({ ...read(written), seating, board }),
    wrong,
    onDone({ clashes = [] }) {
      onClashes(clashes);
      onEntered(said());
      onClose();
    },
  });
  const { seating: seats, board } = form.values;
  const sit = (changed: Partial<Seats>) => form.set({ seating: { ...seats, ...changed } });
  const pairs = session.contestants.map(({ contestant }) => ({
    value: contestant,
    label: calledInList(session, contestant),
  }));
  return (
    <FormDialog form={form} title={usePlayTitle(play)} action={t('room.reallyRecord')} onClose={onClose}>
      <p>{t('room.reallyText')}</p>
      <BecomesAmended session={session} />
      <div className="row gap-12 top fields">
        {(partners ? EACH_SEAT : LINES).map(([seat, partnersSeat, label]) => (
          <Select
            key={seat}
            label={t(label)}
            value={seats[seat]}
            data={pairs}
            onChange={(value) => sit({ [seat]: value, ...(partnersSeat && { [partnersSeat]: value }) })}
          />
        ))}
      </div>
      <div>
        <Button variant="default" onClick={() => sit({ N: seats.E, E: seats.N, S: seats.W, W: seats.S })}>
          {t('room.turn')}
        </Button>
      </div>
      <Select {...form.at('board')} label={t('room.boardPlayed')} data={session.boards} />
      <ResultField {...form.at('text')} label={t('room.result')} board={board} tried={form.tried} />
      <ReasonField {...form.at('reason')} usual={USUAL_OF['result.record-irregular']} />
    </FormDialog>
  );
}
