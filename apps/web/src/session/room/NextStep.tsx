import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { RoomSeen } from '../../api/roomDocuments.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { AskCommand } from '../AskCommand.js';
import { roomPath, setUpPath } from '../paths.js';
import classes from './Room.module.css';
import { stepOf, type Step } from './wants.js';

/** The one thing that the director does next. */
export function NextStep({
  tournament,
  session,
  room,
  toDraw,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly room: RoomSeen;
  /** The next round, where it is still to be drawn. */
  readonly toDraw?: number | undefined;
}) {
  const { t } = useTranslation();
  const step = stepOf(room, toDraw);
  return (
    <div className={classes.step}>
      {step.kind === 'set-up' && <Link href={setUpPath(tournament, session)}>{t('session.setUpLink')}</Link>}
      {step.kind === 'draw' && (
        <Button component={Link} href={roomPath(tournament, session, 'draw')}>
          {t('swiss.draw', { round: step.round })}
        </Button>
      )}
      {step.kind === 'call' && <CallRound tournament={tournament} session={session} step={step} />}
      {step.kind === 'close' && <CloseSession tournament={tournament} session={session} open={step.open} />}
      {step.kind === 'reopen' && <Reopen tournament={tournament} session={session} />}
    </div>
  );
}

function CallRound({
  tournament,
  session,
  step: { round, playing },
}: {
  readonly tournament: string;
  readonly session: string;
  readonly step: Extract<Step, { readonly kind: 'call' }>;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const form = useTournamentCommand(tournament, 'session.call-round', () => undefined);
  const body = { session, round };
  return (
    <>
      <ProblemNote problem={form.problem} />
      <Button
        loading={form.pending}
        onClick={() => (playing.length > 0 ? setAsking(true) : form.submit(body))}
      >
        {t('room.call', { round })}
      </Button>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="session.call-round"
          body={() => body}
          title={t('room.callTitle', { round })}
          text={t('room.callText', { count: playing.length, tables: playing.join(', ') })}
          action={t('room.call', { round })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function CloseSession({
  tournament,
  session,
  open,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly open: number;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant={open > 0 ? 'default' : 'filled'} onClick={() => setAsking(true)}>
        {t('room.close')}
      </Button>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="session.close"
          body={() => ({ session })}
          title={t('room.closeTitle', { session })}
          text={open > 0 ? t('room.closeOpen', { count: open }) : t('room.closeText')}
          action={t('room.close')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Reopen({ tournament, session }: { readonly tournament: string; readonly session: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('room.reopen')}
      </Button>
      {asking && (
        <AskCommand
          tournament={tournament}
          command="session.reopen"
          body={(reason) => ({ session, reason })}
          title={t('room.reopenTitle', { session })}
          text={t('room.reopenText')}
          action={t('room.reopen')}
          reason="needed"
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
