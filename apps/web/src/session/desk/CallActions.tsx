import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CallTaken } from '../../api/deskDocuments.js';
import type { SessionSeen } from '../../api/documents.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { rulePathOfCall } from '../../play/paths.js';
import { AnswerCall } from './AnswerCall.js';
import classes from './Desk.module.css';

/** What a director says of a call to a table: that one comes or is there, a ruling, or how it was dealt with. */
export function CallActions({
  tournament,
  session,
  table,
  call: called,
  mayAnswer,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly table: string;
  readonly call: CallTaken;
  readonly mayAnswer: boolean;
}) {
  const { t } = useTranslation();
  const { call, coming, came } = called;
  const come = useTournamentCommand(tournament, 'table.come', () => undefined);
  const go = useTournamentCommand(tournament, 'table.coming', () => undefined);
  const [answering, setAnswering] = useState(false);
  const place = { session: session.session, table, call };
  // Of several calls, which one is meant.
  const named = (does: string) => ({
    'aria-label': `${does}: ${t('table.name', { table })}`,
    children: does,
  });
  return (
    <>
      <div className={`row ${classes.actions}`}>
        {came === null && coming === null && (
          <Button
            variant="default"
            loading={go.pending}
            onClick={() => go.submit(place)}
            {...named(t('room.coming'))}
          />
        )}
        {came === null && (
          <Button
            variant="default"
            loading={come.pending}
            onClick={() => come.submit(place)}
            {...named(t('room.come'))}
          />
        )}
        <Button
          component={Link}
          variant="default"
          href={rulePathOfCall(tournament, session.session, called)}
          {...named(t('calls.rule'))}
        />
        {mayAnswer && (
          <Button variant="default" onClick={() => setAnswering(true)} {...named(t('calls.answer'))} />
        )}
      </div>
      <ProblemNote problem={go.problem ?? come.problem} />
      {answering && (
        <AnswerCall {...{ tournament, session, table, call: called }} onClose={() => setAnswering(false)} />
      )}
    </>
  );
}
