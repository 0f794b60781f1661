import { Select } from '../../kit/Select.js';
import { useTranslation } from 'react-i18next';
import type { ContestSeen, ParticipantSeen } from '../../api/contestDocuments.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { ReasonField } from '../../form/AskCommand.js';
import { participantText } from './ContestTable.js';
import { decisionOf, goingOnBy, type Decisions } from './goingOn.js';

const AS_PLACED = 'as-placed';
const NONE_CHOSEN: Decisions = {};

/** The director decides among those who share the last places, and who declines makes room for the next. */
export function WhoGoesOn({
  tournament,
  contest: { contest, position, entries, settings, cut },
  onClose,
}: {
  readonly tournament: string;
  readonly contest: ContestSeen;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const decisionsOf = (chosen: Decisions) =>
    entries.flatMap((entry) => {
      const decision = decisionOf(entry, chosen);
      const counted = entry.at.find(({ session }) => settings.sessions.includes(session));
      return decision === entry.decided || !counted ? [] : [{ ...counted, decision }];
    });
  const form = useCommandForm({
    tournament,
    command: 'contest.decide-going-on',
    keptAs: contest,
    start: { chosen: NONE_CHOSEN, at: position, reason: '' },
    body: ({ chosen: by, ...values }) => ({ ...values, contest, decisions: decisionsOf(by) }),
    onDone: onClose,
  });
  const { chosen } = form.values;
  const decisions = decisionsOf(chosen);
  const then = goingOnBy(entries, cut?.places ?? 0, chosen);
  const tooMany = then.chosen > then.places;
  const outcomeText = (entry: ParticipantSeen) => {
    const outcome = then.goingOn.get(entry.key);
    if (outcome) return t(`contest.qualifies.${outcome}`);
    const idle = decisionOf(entry, chosen) === 'goes-on';
    return t(idle ? 'combining.goingOnIdle' : 'combining.goingOnNot');
  };
  const sharing = new Set(
    entries.flatMap(({ key, place }) => {
      const outcome = then.goingOn.get(key);
      return outcome === 'tied' || outcome === 'decided' ? [place] : [];
    }),
  );
  const concerned = entries.filter(
    ({ key, place, qualifies, decided }) =>
      qualifies !== 'withdrawn' &&
      (qualifies !== null || decided !== null || then.goingOn.has(key) || sharing.has(place)),
  );
  const optionsOf = (entry: ParticipantSeen) => {
    const mayBeChosen = sharing.has(entry.place) || decisionOf(entry, chosen) === 'goes-on';
    return [AS_PLACED, ...(mayBeChosen ? (['goes-on'] as const) : []), 'declines'] as const;
  };
  return (
    <FormDialog
      form={form}
      held={decisions.length === 0 || tooMany}
      title={t('combining.goingOnTitle')}
      action={t('players.save')}
      onClose={onClose}
    >
      <p>{t('combining.goingOnText')}</p>
      {then.places > 0 && <p>{t('combining.goingOnPlaces', { count: then.places, chosen: then.chosen })}</p>}
      {concerned.map((entry) => (
        <Select
          key={entry.key}
          label={participantText(entry)}
          description={outcomeText(entry)}
          value={decisionOf(entry, chosen) ?? AS_PLACED}
          data={optionsOf(entry).map((value) => ({ value, label: t(`combining.goingOn.${value}`) }))}
          onChange={(value) =>
            form.set({ chosen: { ...chosen, [entry.key]: value === AS_PLACED ? null : value } })
          }
        />
      ))}
      <ReasonField {...form.at('reason')} usual="match" />
      {form.tried && tooMany && (
        <p role="alert">{t('combining.goingOnTooMany', { count: then.places, chosen: then.chosen })}</p>
      )}
      {form.tried && decisions.length === 0 && <p role="alert">{t('combining.goingOnNothing')}</p>}
    </FormDialog>
  );
}
