import { useId, useRef, useState } from 'react';
import { later } from '../../kit/later.js';
import { useTranslation } from 'react-i18next';
import type { ClockFacts, SessionSeen } from '../../api/documents.js';
import { minutesText } from '../../messages/fieldText.js';
import { announce } from '../../kit/announce.js';
import { Button } from '../../kit/Button.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { Tick } from '../../kit/Tick.js';
import { clockFace } from '../../play/clockFace.js';
import { boardText } from '../../play/faceText.js';
import { ProjectedEnd } from '../../play/ProjectedEnd.js';
import { useNow } from '../../kit/useNow.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import classes from './Desk.module.css';

const BreaksDialog = later(() => import('../breaks/BreaksDialog.js'), null);

const STEPS = [-1, 1, 5] as const;

interface ClockBarProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** Where sections are called apart: the one whose clock it is. */
  readonly section?: string | undefined;
  readonly clock: ClockFacts;
  readonly mayDirect: boolean;
}

/** The clock, to be stopped and set, and when the session is expected to end. */
export function ClockBar(props: ClockBarProps) {
  const { t } = useTranslation();
  const { clock, section, session, mayDirect } = props;
  const now = useNow(clock.status !== 'stopped');
  const face = clockFace(clock, now);
  const heading = useId();
  return (
    <section className={`row ${classes.clock}`} aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {section === undefined ? t('room.clock') : t('room.clockOf', { section })}
      </h2>
      {face && (
        <span className={classes.left} role="timer" data-meaning={face.phase}>
          {minutesText(face.left / 1000)}
        </span>
      )}
      <span className={classes.phase}>
        {section !== undefined && (
          <span>{t('clock.sectionRound', { section, round: session.round, rounds: session.rounds })}</span>
        )}
        {face && (
          <strong>{[t(`clock.phase.${face.phase}`), boardText(t, face)].filter(Boolean).join(' · ')}</strong>
        )}
        <ProjectedEnd clock={clock} />
        {clock.byItself && <span className="muted">{t('room.clockCalls.by', { round: session.round })}</span>}
      </span>
      {mayDirect && <Setting {...props} />}
    </section>
  );
}

function Setting({ tournament, session, section, clock }: ClockBarProps) {
  const { t } = useTranslation();
  const still = clock.status === 'paused';
  const [fromNowOn, setFromNowOn] = useState(false);
  const [breaks, setBreaks] = useState(false);
  const minutesSaid = (minutes: number) =>
    t(minutes < 0 ? 'room.minutesFewer' : 'room.minutesMore', { count: Math.abs(minutes) });
  const turn = useTournamentCommand(tournament, still ? 'clock.resume' : 'clock.pause', () =>
    announce(t(still ? 'room.clockRuns' : 'clock.phase.paused')),
  );
  const set = useRef(0);
  const adjust = useTournamentCommand(tournament, 'clock.adjust', () => announce(minutesSaid(set.current)));
  const endBreak = useTournamentCommand(tournament, 'clock.end-break', () => undefined);
  const of = { session: session.session, ...(section !== undefined && { section }) };
  return (
    <>
      {clock.status !== 'stopped' && !clock.onBreak && (
        <Button variant="default" data-turns-clock loading={turn.pending} onClick={() => turn.submit(of)}>
          {t(still ? 'room.resume' : 'room.pause')}
        </Button>
      )}
      {clock.onBreak && (
        <Button
          variant="default"
          data-turns-clock
          loading={endBreak.pending}
          onClick={() => endBreak.submit(of)}
        >
          {t('break.end')}
        </Button>
      )}
      <span className={`contents ${classes.set}`}>
        {clock.status !== 'stopped' &&
          STEPS.map((minutes) => (
            <Button
              key={minutes}
              variant="default"
              aria-disabled={adjust.pending}
              aria-label={minutesSaid(minutes)}
              onClick={() => {
                if (adjust.pending) return;
                set.current = minutes;
                adjust.submit({ ...of, minutes, ...(fromNowOn && { fromNowOn: true as const }) });
              }}
            >
              {t('room.minutes', { minutes: minutes > 0 ? `+${minutes}` : `−${-minutes}` })}
            </Button>
          ))}
        {clock.status !== 'stopped' && (
          <Tick
            label={t('room.fromNowOn')}
            spoken={t('room.fromNowOnSpoken')}
            value={fromNowOn}
            onChange={setFromNowOn}
          />
        )}
        {session.round < session.rounds && (
          <Button variant="default" onClick={() => setBreaks(true)}>
            {t('break.open')}
          </Button>
        )}
      </span>
      <ProblemNote problem={turn.problem ?? adjust.problem ?? endBreak.problem} />
      {breaks && (
        <BreaksDialog
          tournament={tournament}
          session={session}
          section={section}
          clock={clock}
          onClose={() => setBreaks(false)}
        />
      )}
    </>
  );
}
