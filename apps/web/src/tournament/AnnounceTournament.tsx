import { useTranslation } from 'react-i18next';
import type { ActionProps } from '../form/ActionProps.js';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import { TextInput } from '../kit/TextInput.js';
import { Tick } from '../kit/Tick.js';

/** Asks what the calendar says of a tournament. */
export function AnnounceTournament({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const { announced } = tournament;
  const form = useCommandForm({
    tournament: tournament.id,
    command: 'tournament.announce',
    start: {
      starts: announced?.starts ?? '',
      ends: announced?.ends ?? '',
      place: announced?.place ?? '',
      calledOff: announced?.calledOff ?? false,
      at: tournament.head,
    },
    body: ({ starts, ends, ...rest }) => ({ ...rest, starts: starts || null, ends: ends || null }),
    onDone: onClose,
    onTaken: onClose,
  });
  const calledOff = form.at('calledOff');
  return (
    <FormDialog form={form} title={t('announce.title')} action={t('announce.action')} onClose={onClose}>
      {tournament.status === 'draft' && <p className="muted">{t('announce.draft')}</p>}
      <TextInput
        {...form.at('starts')}
        type="datetime-local"
        label={t('announce.starts')}
        description={announced ? t('announce.startsHint') : undefined}
      />
      <TextInput {...form.at('ends')} type="datetime-local" label={t('announce.ends')} />
      <TextInput {...form.at('place')} label={t('announce.place')} />
      {announced && (
        <Tick label={t('announce.calledOff')} value={calledOff.value} onChange={calledOff.onChange} />
      )}
    </FormDialog>
  );
}
