import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatName } from '#tournament';
import type { CallSeen } from '../../api/tableDocuments.js';
import type { TableInRoom } from '../../api/roomDocuments.js';
import { CallDialog } from '../../calls/CallDialog.js';
import { callText, LAW_OF_CALL } from '../../messages/callText.js';
import { Choice } from '../../parts/Choice.js';
import { Panel } from '../../parts/Panel.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { Contestant } from '../../standings/Contestant.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { AskCommand } from '../AskCommand.js';
import classes from './Room.module.css';
import type { RoomPartProps } from './RoomPartProps.js';
import { AdjustScore } from './RulingDialogs.js';
import { meetingAt } from './schedule.js';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Who answers for a table (Law 7D), and what the director was called to there (Laws 7 and 13). */
export function TableCare({
  tournament,
  session,
  here,
}: {
  readonly tournament: string;
  readonly session: RoomPartProps['session'];
  readonly here: TableInRoom;
}) {
  const { t } = useTranslation();
  const { table, responsible, calls } = here;
  const name = useTournamentCommand(tournament, 'table.name-responsible', () => undefined);
  const [recording, setRecording] = useState(false);
  const call = useTournamentCommand(tournament, 'table.call-director', () => setRecording(false));
  const plays = here.boards.map(({ board }) => ({ round: here.round, board }));
  return (
    <Panel title={t('boards.care')}>
      {responsible && (
        <p>
          {t(`boards.responsible.${responsible.why}`, { seat: t(`contract.seatName.${responsible.seat}`) })}
          {': '}
          <Contestant session={session} contestant={responsible.contestant} />
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
          })
        }
      />
      <ProblemNote problem={name.problem} />
      {calls.length > 0 && (
        <ul className={classes.plays} aria-label={t('calls.list')}>
          {calls.map((open) => (
            <Call key={open.call} tournament={tournament} session={session} table={table} call={open} />
          ))}
        </ul>
      )}
      {plays.length > 0 && (
        <div>
          <Button variant="default" onClick={() => setRecording(true)}>
            {t('calls.record')}
          </Button>
        </div>
      )}
      {recording && (
        <CallDialog
          plays={plays}
          first={plays[0]!}
          pending={call.pending}
          problem={call.problem}
          onCall={(made) => call.submit({ session: session.session, table, ...made })}
          onClose={() => setRecording(false)}
        />
      )}
    </Panel>
  );
}

/** A call that is open, with the ways to answer it: an adjusted score, or a word on how it was dealt with. */
function Call({
  tournament,
  session,
  table,
  call,
}: {
  readonly tournament: string;
  readonly session: RoomPartProps['session'];
  readonly table: string;
  readonly call: CallSeen;
}) {
  const { t, i18n } = useTranslation();
  const [answer, setAnswer] = useState<'ruling' | 'words'>();
  const { round, board } = call;
  const meeting = meetingAt(session, table, round);
  const { ns = null, ew = null, partners } = meeting ?? {};
  const close = () => setAnswer(undefined);
  const text = callText(i18n, call);
  return (
    <li className={classes.play}>
      <span className={classes.where}>{t('calls.law', { law: LAW_OF_CALL[call.matter] })}</span>
      <span className={classes.result}>{text}</span>
      <span className={classes.actions}>
        <Button onClick={() => setAnswer('ruling')}>{t('calls.rule')}</Button>
        <Button variant="default" onClick={() => setAnswer('words')}>
          {t('calls.answer')}
        </Button>
      </span>
      {answer === 'ruling' && (
        <AdjustScore
          tournament={tournament}
          play={{ session, table, round, board, ns, ew, partners, result: null }}
          begin={{ law: LAW_OF_CALL[call.matter], facts: text }}
          onClose={close}
        />
      )}
      {answer === 'words' && (
        <AskCommand
          tournament={tournament}
          command="table.answer-call"
          body={(reason) => ({ session: session.session, table, call: call.call, reason })}
          title={t('calls.answerTitle')}
          text={text}
          action={t('calls.answer')}
          reason="needed"
          onClose={close}
        />
      )}
    </li>
  );
}
