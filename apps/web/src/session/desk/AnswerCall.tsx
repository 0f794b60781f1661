import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { CallTaken } from '../../api/deskDocuments.js';
import { callerText, callText } from '../../play/callText.js';
import { AskCommand } from '../../form/AskCommand.js';

/** Says how a call was dealt with that needs no ruling. */
export function AnswerCall({
  tournament,
  session,
  table,
  call: called,
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly table: string;
  readonly call: CallTaken;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { call } = called;
  return (
    <AskCommand
      tournament={tournament}
      command="table.answer-call"
      body={(reason) => ({ session: session.session, table, call, ...(reason !== '' && { reason }) })}
      title={t('calls.answerTitle')}
      text={[callerText(i18n, called, session), callText(i18n, called)].filter(Boolean).join(': ')}
      action={t('calls.answer')}
      reason="optional"
      onClose={onClose}
    />
  );
}
