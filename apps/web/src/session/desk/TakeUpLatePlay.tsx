import { Select } from '../../kit/Select.js';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { placeOf, usePlayTitle, type PlayDialogProps } from './PlayDialogs.js';

/** A late play is taken up: at which table, whose phone has its board from then on. */
export function TakeUpLatePlay({ tournament, play, onClose }: PlayDialogProps) {
  const { t } = useTranslation();
  const form = useCommandForm({
    tournament,
    command: 'result.begin-late-play',
    start: { ...placeOf(play), at: play.table },
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={usePlayTitle(play)} action={t('room.action.take-up')} onClose={onClose}>
      <p>{t('late.takeUpText')}</p>
      <Select
        {...form.at('at')}
        label={t('late.at')}
        data={play.session.tables.map((table) => ({ value: table, label: t('table.name', { table }) }))}
      />
    </FormDialog>
  );
}
