import { Select } from '../../kit/Select.js';
import { TextArea } from '../../kit/TextArea.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readResult, writeResult } from '#lists';
import type { BridgeResult, SeatName } from '#tournament';
import type { Partners, SessionSeen } from '../../api/documents.js';
import type { Clash } from '../../api/sessionCommands.js';
import { resultText } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { calledInList } from '../../standings/contestants.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { ReasonField } from '../AskCommand.js';
import { BecomesAmended } from '../BecomesAmended.js';
import { USUAL_OF, type ReasonFor } from '../usualReasons.js';
import { ResultField } from './ResultField.js';

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

/** A play as commands name it. */
export function placeOf({ session, table, round, board }: PlayShown) {
  return { session: session.session, table, round, board };
}

/** Where and what, as the heading of a dialog. */
export function usePlayTitle({ table, round, board }: Pick<PlayShown, 'table' | 'round' | 'board'>): string {
  const { t } = useTranslation();
  return t('room.play', { table, round, board });
}

/** A result as it is being written down, with its reason where one is needed. */
function useWrittenResult({ result, at: seen }: PlayShown, alerts: 'result' | 'result-and-reason') {
  const [at] = useState(seen);
  const [text, setText] = useState(result ? writeResult(result) : '');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const reasoned = alerts === 'result-and-reason';
  return {
    written: { text, reason, tried, reasoned },
    change: { text: setText, reason: setReason },
    /** What is to be sent; from now on it is said what is missing. */
    read() {
      setTried(true);
      const read = readResult(text);
      const why = reason.trim();
      return read && (why !== '' || !reasoned) ? { result: read, reason: why, at } : undefined;
    },
  };
}

function WrittenResult({
  entry: { written, change },
  board,
  usual = 'correction',
  fault,
}: {
  readonly entry: ReturnType<typeof useWrittenResult>;
  readonly board: number;
  /** Which reasons are offered. */
  readonly usual?: ReasonFor | undefined;
  readonly fault: (field: string) => string | undefined;
}) {
  const { t } = useTranslation();
  const { text, reason, tried, reasoned } = written;
  return (
    <>
      <ResultField label={t('room.result')} board={board} value={text} tried={tried} onChange={change.text} />
      {reasoned && (
        <ReasonField
          value={reason}
          usual={usual}
          error={tried && reason.trim() === '' ? t('field.empty') : fault('reason')}
          onChange={change.reason}
        />
      )}
    </>
  );
}

/** The paper slips of a table, one after the other: each that is entered leads to the next play that waits for one. */
export function RecordSlips({
  play,
  next,
  ...given
}: PlayDialogProps & {
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
  onRecorded,
  onClose,
}: PlayDialogProps & { readonly onRecorded: () => void }) {
  const { t } = useTranslation();
  const entry = useWrittenResult(play, 'result');
  const form = useTournamentCommand(tournament, 'result.record', onRecorded);
  return (
    <Dialog
      title={usePlayTitle(play)}
      action={t('room.record')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const read = entry.read();
        if (read) form.submit({ ...placeOf(play), result: read.result, at: read.at });
      }}
      onClose={onClose}
    >
      <WrittenResult entry={entry} board={play.board} fault={form.fault} />
    </Dialog>
  );
}

/** Another result in the place of one that stands, with the reason. */
export function CorrectResult({ tournament, play, onClose }: PlayDialogProps) {
  const { t } = useTranslation();
  const entry = useWrittenResult(play, 'result-and-reason');
  const form = useTournamentCommand(tournament, 'result.correct', onClose);
  return (
    <Dialog
      title={usePlayTitle(play)}
      action={t('room.correct')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const read = entry.read();
        if (read) form.submit({ ...placeOf(play), ...read });
      }}
      onClose={onClose}
    >
      {play.result && (
        <p>{t('room.correctText', { result: resultText(play.result, t('line.passedOut')) })}</p>
      )}
      <BecomesAmended session={play.session} />
      <WrittenResult entry={entry} board={play.board} fault={form.fault} />
    </Dialog>
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
  onClose,
}: PlayDialogProps & { readonly onClashes: (clashes: readonly Clash[]) => void }) {
  const { t } = useTranslation();
  const { session } = play;
  const { ns, ew, partners } = play;
  const [seats, setSeats] = useState<Seats>({
    N: ns ?? '',
    E: ew ?? '',
    S: partners?.ns ?? ns ?? '',
    W: partners?.ew ?? ew ?? '',
  });
  const change = (changed: Partial<Seats>) => setSeats({ ...seats, ...changed });
  const [board, setBoard] = useState(play.board);
  const entry = useWrittenResult(play, 'result-and-reason');
  const form = useTournamentCommand(tournament, 'result.record-irregular', ({ clashes = [] }) => {
    onClashes(clashes);
    onClose();
  });
  const pairs = session.contestants.map(({ contestant }) => ({
    value: contestant,
    label: calledInList(session, contestant),
  }));
  return (
    <Dialog
      title={usePlayTitle(play)}
      action={t('room.reallyRecord')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const read = entry.read();
        if (!read) return;
        form.submit({ ...placeOf(play), board, seating: seats, ...read });
      }}
      onClose={onClose}
    >
      <p>{t('room.reallyText')}</p>
      <BecomesAmended session={session} />
      <div className="row gap-12 top fields">
        {(partners ? EACH_SEAT : LINES).map(([seat, partnersSeat, label]) => (
          <Select
            key={seat}
            label={t(label)}
            value={seats[seat]}
            data={pairs}
            onChange={({ currentTarget: { value } }) =>
              change(
                partnersSeat === undefined ? { [seat]: value } : { [seat]: value, [partnersSeat]: value },
              )
            }
          />
        ))}
      </div>
      <div>
        <Button
          variant="default"
          onClick={() => setSeats({ N: seats.E, E: seats.N, S: seats.W, W: seats.S })}
        >
          {t('room.turn')}
        </Button>
      </div>
      <Select
        label={t('room.boardPlayed')}
        value={String(board)}
        data={session.boards.map(String)}
        onChange={({ currentTarget: { value } }) => setBoard(Number(value))}
      />
      <WrittenResult
        entry={entry}
        board={board}
        usual={USUAL_OF['result.record-irregular']}
        fault={form.fault}
      />
    </Dialog>
  );
}

/** What has been found out, beside the reason. */
export function FactsField({
  value,
  error,
  onChange,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <TextArea
      name="facts"
      label={t('ruling.facts')}
      value={value}
      error={error}
      rows={2}
      maxLength={2000}
      onChange={({ currentTarget: { value: text } }) => onChange(text)}
    />
  );
}
