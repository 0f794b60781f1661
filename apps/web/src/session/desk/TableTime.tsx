import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSeen, TableAtDesk } from '../../api/deskDocuments.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { useTimes } from '../../parts/useTimes.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import classes from './Desk.module.css';
import { SlowDialog } from './SlowDialog.js';

const STEPS = [-1, 1, 5] as const;

/** The time of a table: when its round ends there, what it was given beside the others, by how much it was over. */
export function TableTime({
  tournament,
  session,
  round,
  here,
  slow,
  at,
}: {
  readonly tournament: string;
  readonly session: string;
  /** The round that is looked at. */
  readonly round: number;
  readonly here: TableAtDesk;
  readonly slow: DeskSeen['slow'];
  /** The journal entry up to which that was seen. */
  readonly at: number;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const [recording, setRecording] = useState(false);
  const form = useTournamentCommand(tournament, 'clock.give-table', () => undefined);
  const { table, due, extra } = here;
  const over = here.roundsOver.find((each) => each.round === round)?.minutes;
  const recorded = slow.find((each) => each.table === table && each.round === round);
  const own = round === here.round;
  return (
    <Panel title={t('time.title')}>
      {own && (due !== null || extra > 0) && (
        <p>
          {due === null ? t('clock.phase.paused') : t('time.due', { time: times.clock(due) })}
          {extra > 0 && <> · {t('time.extra', { minutes: extra })}</>}
        </p>
      )}
      {over !== undefined && <p>{t('time.over', { round, minutes: over })}</p>}
      {recorded && (
        <p>
          {t('time.recorded', {
            round,
            minutes: recorded.minutes,
            held: t(`time.held.${recorded.held}`),
          })}
        </p>
      )}
      <div className={`row ${classes.clock}`}>
        {own &&
          STEPS.filter((minutes) => minutes > 0 || extra > 0).map((minutes) => (
            <Button
              key={minutes}
              variant="default"
              aria-disabled={form.pending}
              aria-label={t(minutes < 0 ? 'time.fewer' : 'time.more', { count: Math.abs(minutes), table })}
              onClick={() => form.submit({ session, table, round, minutes })}
            >
              {t('room.minutes', { minutes: minutes > 0 ? `+${minutes}` : `−${-minutes}` })}
            </Button>
          ))}
        <Button variant="default" onClick={() => setRecording(true)}>
          {t('time.record')}
        </Button>
      </div>
      <ProblemNote problem={form.problem} />
      {recording && (
        <SlowDialog
          at={at}
          tournament={tournament}
          body={{ session, table, round }}
          known={recorded}
          minutes={recorded?.minutes ?? over ?? 1}
          onClose={() => setRecording(false)}
        />
      )}
    </Panel>
  );
}
