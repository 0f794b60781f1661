import { useTranslation } from 'react-i18next';
import type { SessionSettings } from '#tournament';
import type { ClockFacts, SessionSeen } from '../../api/documents.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { Tick } from '../../parts/Tick.js';
import { useTimes } from '../../parts/useTimes.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { nextToDraw } from '../swiss/toDraw.js';

/** Whether the clock calls rounds by itself, to be changed at any time, and what it does next. */
export function CallsByItself({
  tournament,
  session,
  clock,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly clock: ClockFacts;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const form = useTournamentCommand(tournament, 'session.configure', () => undefined);
  const { settings } = session;
  const { due } = clock;
  const round = session.round + 1;
  const what = () => {
    if (due) return t(`room.clockCalls.${due.what}`, { round: due.round, time: times.minute(due.at) });
    if (clock.status === 'stopped') return t('room.clockCalls.first');
    if (clock.status === 'paused') return t('room.clockCalls.stands');
    return nextToDraw(session) === undefined ? undefined : t('room.clockCalls.draw', { round });
  };
  const said = settings.clock.callsRounds ? what() : undefined;
  return (
    <div>
      <Tick
        label={t('room.clockCalls')}
        {...(said !== undefined && { description: said })}
        checked={settings.clock.callsRounds ?? false}
        onChange={(calls) =>
          form.submit({
            session: session.session,
            settings: { ...settings, clock: withCalls(settings.clock, calls) },
          })
        }
      />
      <ProblemNote problem={form.problem} />
    </div>
  );
}

/** How a session is timed, with rounds called by the clock or not. */
export function withCalls(
  { callsRounds: _before, ...clock }: SessionSettings['clock'],
  calls: boolean,
): SessionSettings['clock'] {
  return { ...clock, ...(calls && { callsRounds: true }) };
}
