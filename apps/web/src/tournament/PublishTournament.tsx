import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../kit/Dialog.js';
import type { ActionProps } from './ActionProps.js';
import { useTournamentCommand } from './useTournamentCommand.js';

/** Asks whether everybody may see the tournament from now on. */
export function PublishTournament({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const [at] = useState(tournament.head);
  const command = useTournamentCommand(tournament.id, 'tournament.publish', onClose);
  return (
    <Dialog
      title={t('publish.title')}
      action={t('publish.button')}
      pending={command.pending}
      problem={command.problem}
      onSubmit={() => command.submit({ at })}
      onClose={onClose}
    >
      <p>{t('publish.text')}</p>
    </Dialog>
  );
}
