import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContestSeen, ParticipantSeen } from '../../api/contestDocuments.js';
import { Dialog } from '../../parts/Dialog.js';
import { ReasonField } from '../../session/AskCommand.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { participantText } from './ContestTable.js';

type Decision = 'goes-on' | 'declines';
const DECISIONS = ['as-placed', 'goes-on', 'declines'] as const;

/** What was decided about somebody, as the standing tells it. */
function decisionOf({ qualifies }: ParticipantSeen): Decision | undefined {
  if (qualifies === 'declined') return 'declines';
  return qualifies === 'decided' ? 'goes-on' : undefined;
}

/** The director decides among those who share the last places, and who declines makes room for the next. */
export function WhoGoesOn({
  tournament,
  contest: { contest, entries, settings },
  onClose,
}: {
  readonly tournament: string;
  readonly contest: ContestSeen;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Readonly<Record<string, Decision | null>>>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const form = useTournamentCommand(tournament, 'contest.decide-going-on', onClose);
  const concerned = entries.filter(({ qualifies }) => qualifies !== null);
  const decisions = concerned.flatMap((entry) => {
    const wanted = chosen[entry.key];
    const counted = entry.at.find(({ session }) => settings.sessions.includes(session));
    if (wanted === undefined || !counted || wanted === (decisionOf(entry) ?? null)) return [];
    return [{ ...counted, decision: wanted }];
  });
  return (
    <Dialog
      title={t('combining.goingOnTitle')}
      action={t('players.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (decisions.length > 0 && reason.trim() !== '')
          form.submit({ contest, decisions, reason: reason.trim() });
      }}
      onClose={onClose}
    >
      <p>{t('combining.goingOnText')}</p>
      {concerned.map((entry) => (
        <NativeSelect
          key={entry.key}
          label={participantText(entry)}
          value={(entry.key in chosen ? chosen[entry.key] : decisionOf(entry)) ?? 'as-placed'}
          data={DECISIONS.map((value) => ({ value, label: t(`combining.goingOn.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setChosen({ ...chosen, [entry.key]: value === 'as-placed' ? null : (value as Decision) })
          }
        />
      ))}
      <ReasonField
        value={reason}
        error={tried && reason.trim() === '' ? t('field.empty') : form.fault('reason')}
        onChange={setReason}
      />
    </Dialog>
  );
}
