import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import type { CallTaken, TableAtDesk } from '../../api/deskDocuments.js';
import { CallDialog } from '../../calls/CallDialog.js';
import { callerText, callText, LAW_OF_CALL } from '../../play/callText.js';
import { minutesText } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { calledShort } from '../../play/contestants.js';
import { useNow } from '../../kit/useNow.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { gameParts } from '../../play/gameParts.js';
import { CallActions } from './CallActions.js';
import classes from './Desk.module.css';
import type { DeskPartProps } from './DeskPartProps.js';
import { takenText } from './takenText.js';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Who answers for a table (Law 7D), and the record of what happened to its cards (Laws 7 and 13). */
export function TableCare({
  tournament,
  session,
  here,
  at,
}: {
  readonly tournament: string;
  readonly session: DeskPartProps['session'];
  readonly here: TableAtDesk;
  /** The journal entry up to which the desk was seen. */
  readonly at: number;
}) {
  const { t } = useTranslation();
  const { table, responsible } = here;
  const name = useTournamentCommand(tournament, 'table.name-responsible', () => undefined);
  const [recording, setRecording] = useState(false);
  const call = useTournamentCommand(tournament, 'table.call-director', () => setRecording(false));
  const plays = here.boards.map(({ board }) => ({ round: here.round, board }));
  return (
    <Panel title={t('boards.care')}>
      {responsible && (
        <p>
          {t(`boards.responsible.${responsible.why}`, {
            who: `${t(`contract.seatName.${responsible.seat}`)} (${responsible.name ?? calledShort(session, responsible.contestant)})`,
          })}
        </p>
      )}
      <Choice
        label={t('boards.nameResponsible')}
        value={responsible?.why === 'named' ? responsible.seat : ''}
        options={[
          { value: '', label: t('boards.byMovement') },
          ...SEATS.map((seat) => ({
            value: seat,
            label: t(`contract.seat.${seat}`),
            spoken: t(`contract.seatName.${seat}`),
          })),
        ]}
        onChange={(seat: string) =>
          name.submit({
            session: session.session,
            table,
            seat: seat === '' ? null : (seat as SeatName),
            at,
          })
        }
      />
      <ProblemNote problem={name.problem} />
      {plays.length > 0 && (
        <div>
          <Button variant="default" onClick={() => setRecording(true)}>
            {t('calls.record')}
          </Button>
        </div>
      )}
      {recording && (
        <CallDialog
          title={t('calls.recordTitle', { table })}
          action={t('room.reallyRecord')}
          plays={plays}
          first={plays[0]!}
          likely="cards"
          pending={call.pending}
          problem={call.problem}
          onCall={(made) => call.submit({ session: session.session, table, ...made })}
          onClose={() => setRecording(false)}
        />
      )}
    </Panel>
  );
}

/** The calls that are open at a table. */
export function TableCalls({
  tournament,
  session,
  table,
  calls,
}: {
  readonly tournament: string;
  readonly session: DeskPartProps['session'];
  readonly table: string;
  readonly calls: readonly CallTaken[];
}) {
  const { t } = useTranslation();
  return (
    <ul className="list" aria-label={t('calls.list')}>
      {calls.map((open) => (
        <Call key={open.call} tournament={tournament} session={session} table={table} call={open} />
      ))}
    </ul>
  );
}

/** A call that is open: how long the table waits or waited, the way to a ruling, or a word on how it was dealt with. */
function Call({
  tournament,
  session,
  table,
  call: called,
}: {
  readonly tournament: string;
  readonly session: DeskPartProps['session'];
  readonly table: string;
  readonly call: CallTaken;
}) {
  const { t, i18n } = useTranslation();
  const { matter, time, coming, came } = called;
  const now = useNow(came === null);
  const waited = minutesText(Math.max(0, (came ?? now * 1_000) - time) / 1_000_000);
  const text = [callerText(i18n, called, session), callText(i18n, called)].filter(Boolean).join(': ');
  return (
    <li className={`row gap-x-12 line-above pad-y-8 ${classes.play}`}>
      {gameParts(session.game).boards && (
        <span className={classes.where}>{t('calls.law', { law: LAW_OF_CALL[matter] })}</span>
      )}
      <span className={`grow-160 shrinks number ${classes.result}`}>
        {text} · {t(came === null ? 'room.waits' : 'room.cameAfter', { time: waited })}
        {(coming !== null || came !== null) && ` · ${takenText(t, called)}`}
      </span>
      <CallActions {...{ tournament, session, table, call: called }} mayAnswer />
    </li>
  );
}
