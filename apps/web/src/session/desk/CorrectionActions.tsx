import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectionAsked } from '../../api/deskDocuments.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { AskCommand } from '../../form/AskCommand.js';
import { usePlayTitle } from './PlayDialogs.js';
import classes from './Desk.module.css';

/** One tap corrects a result as its players have asked; declined it is with a word to them, if somebody has one. */
export default function CorrectionActions({
  tournament,
  session,
  mayDirect,
  at,
  asked: { table, round, board, correction },
}: {
  readonly tournament: string;
  readonly session: string;
  readonly mayDirect: boolean;
  /** The journal entry up to which it was seen. */
  readonly at: number;
  readonly asked: CorrectionAsked;
}) {
  const { t } = useTranslation();
  const [declining, setDeclining] = useState(false);
  const accept = useTournamentCommand(tournament, 'result.accept-correction', () => undefined);
  const play = { session, table, round, board, correction, at };
  const title = usePlayTitle({ table, round, board });
  if (!mayDirect) return null;
  return (
    <>
      <div className={`row ${classes.actions}`}>
        <Button variant="default" loading={accept.pending} onClick={() => accept.submit(play)}>
          {t('room.correctionAccept')}
        </Button>
        <Button variant="default" onClick={() => setDeclining(true)}>
          {t('room.correctionDecline')}
        </Button>
      </div>
      <ProblemNote problem={accept.problem} />
      {declining && (
        <AskCommand
          tournament={tournament}
          command="result.decline-correction"
          body={(reason) => ({ ...play, ...(reason !== '' && { reason }) })}
          title={title}
          text={t('room.correctionDeclineText')}
          action={t('room.correctionDecline')}
          reason="optional"
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
