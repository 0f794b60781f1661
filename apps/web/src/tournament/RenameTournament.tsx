import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../kit/Dialog.js';
import { useFields } from '../parts/useFields.js';
import type { ActionProps } from './ActionProps.js';
import { TournamentName } from './TournamentName.js';
import { useTournamentCommand } from './useTournamentCommand.js';

/** Asks for another name. */
export function RenameTournament({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const fields = useFields({ name: tournament.name });
  const [at] = useState(tournament.head);
  const command = useTournamentCommand(tournament.id, 'tournament.rename', onClose, onClose);
  return (
    <Dialog
      title={t('rename.title')}
      action={t('rename.action')}
      pending={command.pending}
      problem={command.problem}
      onSubmit={() => fields.complete() && command.submit({ name: fields.values.name.trim(), at })}
      onClose={onClose}
    >
      <TournamentName field={fields.of('name', command.fault)} />
    </Dialog>
  );
}
