import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { Tick } from '../../kit/Tick.js';
import { useTimes } from '../../parts/useTimes.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import type { CalledPart } from '../../play/calledParts.js';
import { nextToDraw } from '../swiss/toDraw.js';

/** Whether the clock calls rounds by itself, to be changed at any time, and what it does next. */
export function CallsByItself({
  tournament,
  session,
  parts,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly parts: readonly CalledPart[];
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const form = useTournamentCommand(tournament, 'session.configure', () => undefined);
  const { settings } = session;
  const [wanted, setWanted] = useState<boolean>();
  const calls = settings.clock.callsRounds ?? false;
  const whatIn = ({ section, session: own, clock }: CalledPart): string[] => {
    const say = (line: string) => [section === undefined ? line : t('line.ofSection', { section, line })];
    const round = own.round + 1;
    if (!clock || round > own.rounds) return [];
    const { due, status } = clock;
    if (due) return say(t(`room.clockCalls.${due.what}`, { round: due.round, time: times.minute(due.at) }));
    if (status === 'stopped') return say(t('room.clockCalls.first'));
    if (status === 'paused') return say(t('room.clockCalls.stands'));
    return nextToDraw(own) === undefined ? [] : say(t('room.clockCalls.draw', { round }));
  };
  const next = calls ? parts.flatMap(whatIn) : [];
  return (
    <div>
      <Tick
        label={t('room.clockCalls')}
        {...(next.length > 0 && { description: next.join(' · ') })}
        value={form.pending ? (wanted ?? calls) : calls}
        onChange={(turned) => {
          setWanted(turned);
          form.submit({
            session: session.session,
            settings: { ...settings, clock: withCalls(settings.clock, turned) },
            at: session.position,
          });
        }}
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
