import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClockSeen } from '../../api/documents.js';
import { minutesText } from '../../messages/fieldText.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { useTimeLeft } from '../../standings/useTimeLeft.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import classes from './Room.module.css';

const STEPS = [-1, 1, 5] as const;

/** The clock, to be stopped and set. */
export function ClockBar({
  tournament,
  session,
  clock,
  mayDirect,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly clock: ClockSeen;
  readonly mayDirect: boolean;
}) {
  const { t } = useTranslation();
  const left = useTimeLeft(clock);
  const still = clock.status === 'paused';
  const turn = useTournamentCommand(tournament, still ? 'clock.resume' : 'clock.pause', () => undefined);
  const adjust = useTournamentCommand(tournament, 'clock.adjust', () => undefined);
  if (left === undefined) return null;
  const meaning = still ? 'still' : left <= 0 ? 'over' : 'runs';
  return (
    <section className={classes.clock} aria-label={t('room.clock')}>
      <span className={classes.left} role="timer" data-meaning={meaning}>
        {minutesText(left / 1000)}
      </span>
      {mayDirect && (
        <>
          <Button variant="default" loading={turn.pending} onClick={() => turn.submit({ session })}>
            {t(still ? 'room.resume' : 'room.pause')}
          </Button>
          {STEPS.map((minutes) => (
            <Button
              key={minutes}
              variant="default"
              disabled={adjust.pending}
              aria-label={t(minutes < 0 ? 'room.minutesFewer' : 'room.minutesMore', {
                count: Math.abs(minutes),
              })}
              onClick={() => adjust.submit({ session, minutes })}
            >
              {t('room.minutes', { minutes: minutes > 0 ? `+${minutes}` : `−${-minutes}` })}
            </Button>
          ))}
          <ProblemNote problem={turn.problem ?? adjust.problem} />
        </>
      )}
    </section>
  );
}
