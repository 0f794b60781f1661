import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandsRecorded } from '../../api/sessionCommands.js';
import type { TravellerSeen } from '../../api/travellerDocuments.js';
import { handsRecordedText } from '../../messages/handsRecordedText.js';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { handsRead, isWhole, type HandsDraft } from '../../table/handsDraft.js';
import { HandsKeys } from '../../table/HandsKeys.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { ReasonField } from '../../form/AskCommand.js';
import classes from './Desk.module.css';

interface OfBoard {
  readonly tournament: string;
  readonly session: string;
  readonly traveller: TravellerSeen;
}

/** The hands of a board that was dealt by hand and played: the director records them, or corrects what is recorded. */
export function HandsOfBoard({ tournament, session, traveller }: OfBoard) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [recorded, setRecorded] = useState<HandsRecorded>();
  const { board, dealing, dealtBy, lines } = traveller;
  const isPlayed = lines.some(({ score }) => score !== null);
  const isByHand = dealing === 'recorded' || dealtBy !== null;
  const isRecorded = isByHand && (dealing === 'recorded' || dealing === 'revealed');
  if (!isRecorded && !(isByHand && isPlayed)) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t(isRecorded ? 'room.hands.correct' : 'room.hands.record')}
      </Button>
      {recorded && <output className={classes.wide}>{t(handsRecordedText(recorded))}</output>}
      {asking && (
        <HandsDialog
          tournament={tournament}
          play={{ session, board }}
          seenAt={traveller.position}
          correcting={isRecorded}
          onRecorded={setRecorded}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** It begins empty, also where hands are recorded: what they are is nobody's to see unasked. */
function HandsDialog({
  tournament,
  play,
  correcting,
  seenAt,
  onRecorded,
  onClose,
}: {
  readonly tournament: string;
  readonly play: { readonly session: string; readonly board: number };
  readonly correcting: boolean;
  /** The journal entry up to which the board was seen. */
  readonly seenAt: number;
  readonly onRecorded: (recorded: HandsRecorded | undefined) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<HandsDraft>(new Map());
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [at] = useState(seenAt);
  const command = correcting ? 'board.correct-hands' : 'board.record-hands';
  const form = useTournamentCommand(tournament, command, ({ recorded }) => {
    onRecorded(recorded);
    onClose();
  });
  const isMissing = correcting && reason.trim() === '';
  return (
    <Dialog
      title={t('entry.handsTitle', { board: play.board })}
      action={t(correcting ? 'room.hands.correctAction' : 'entry.handsSend')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (!isWhole(draft) || isMissing) return;
        form.submit({ ...play, hands: handsRead(draft), ...(correcting && { at, reason: reason.trim() }) });
      }}
      onClose={onClose}
    >
      <p className="muted">{t(correcting ? 'room.hands.correctText' : 'entry.handsText')}</p>
      <HandsKeys draft={draft} onChange={setDraft} />
      {tried && !isWhole(draft) && <p role="alert">{t('room.hands.incomplete')}</p>}
      {correcting && (
        <ReasonField
          value={reason}
          usual="deal"
          error={tried && isMissing ? t('field.empty') : form.fault('reason')}
          onChange={setReason}
        />
      )}
    </Dialog>
  );
}
