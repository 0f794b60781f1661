import { Select } from '../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClockFacts, SessionSeen } from '../../api/documents.js';
import { clockQuery } from '../../api/sessionQueries.js';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { useDraft } from '../../parts/useDraft.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { BreakFields } from './BreakFields.js';
import { NEW_BREAK, readBreak } from './breakDraft.js';
import { BreaksPlanned } from './BreaksPlanned.js';

const WHEN = ['now', 'planned'] as const;

/** A break that begins now, or one behind a round to come. */
export default function BreaksDialog({
  tournament,
  session,
  section,
  clock,
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** Where sections are called apart: the one whose breaks they are. */
  readonly section?: string | undefined;
  readonly clock: ClockFacts;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { round: called, rounds } = session;
  const mayBegin = clock.status !== 'stopped' && !clock.onBreak && called < rounds;
  const behind = Array.from({ length: Math.max(0, rounds - 1) }, (_, index) => index + 1).filter(
    (each) => each >= Math.max(1, clock.onBreak ? called + 1 : called),
  );
  const [when, setWhen] = useState<(typeof WHEN)[number]>(mayBegin ? 'now' : 'planned');
  const [round, setRound] = useState(behind[0] ?? 0);
  const { data: seen } = useQuery(clockQuery(tournament, session.session));
  const { value: draft, at, change: setDraft, take } = useDraft(NEW_BREAK, seen?.position);
  const [empty, setEmpty] = useState(false);
  const begin = useTournamentCommand(tournament, 'clock.begin-break', onClose, take);
  const plan = useTournamentCommand(tournament, 'clock.plan-break', take, take);
  const own = { session: session.session, ...(section !== undefined && { section }) };
  const planned = clock.breaks.find(({ afterRound }) => afterRound === called);
  return (
    <Dialog
      title={t('break.title')}
      action={t(when === 'now' ? 'break.begin' : 'break.plan')}
      pending={begin.pending || plan.pending}
      problem={begin.problem ?? plan.problem}
      onSubmit={() => {
        const wanted = readBreak(draft, Date.now());
        setEmpty(!wanted);
        if (!wanted) return;
        if (when === 'now') begin.submit({ ...own, break: wanted, at });
        else plan.submit({ ...own, afterRound: round, break: wanted, at });
      }}
      onClose={onClose}
    >
      <BreaksPlanned tournament={tournament} {...own} breaks={clock.breaks} at={seen?.position} />
      {behind.length === 0 && <p>{t('break.none')}</p>}
      {mayBegin && (
        <Choice
          label={t('break.when')}
          value={when}
          options={WHEN.map((value) => ({ value, label: t(`break.when.${value}`) }))}
          onChange={(chosen) => {
            setWhen(chosen);
            if (chosen === 'now' && planned && 'minutes' in planned)
              setDraft({ ...draft, by: 'length', minutes: planned.minutes });
          }}
        />
      )}
      {when === 'planned' && behind.length > 0 && (
        <Select
          label={t('break.behind')}
          value={round}
          data={behind.map((each) => ({ value: each, label: t('break.round', { round: each }) }))}
          onChange={setRound}
        />
      )}
      <BreakFields draft={draft} onChange={setDraft} />
      {empty && <p role="alert">{t('break.timeMissing')}</p>}
    </Dialog>
  );
}
