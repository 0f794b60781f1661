import { useTranslation } from 'react-i18next';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import type { ActionProps } from '../form/ActionProps.js';
import { TournamentName } from './TournamentName.js';

/** Asks for another name. */
export function RenameTournament({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const form = useCommandForm({
    tournament: tournament.id,
    command: 'tournament.rename',
    start: { name: tournament.name, at: tournament.head },
    onDone: onClose,
    onTaken: onClose,
  });
  return (
    <FormDialog form={form} title={t('rename.title')} action={t('rename.action')} onClose={onClose}>
      <TournamentName field={form.at('name')} />
    </FormDialog>
  );
}
