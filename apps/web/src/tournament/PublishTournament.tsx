import { useTranslation } from 'react-i18next';
import { AskCommand } from '../form/AskCommand.js';
import type { ActionProps } from '../form/ActionProps.js';

/** Asks whether everybody may see the tournament from now on. */
export function PublishTournament({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  return (
    <AskCommand
      tournament={tournament.id}
      command="tournament.publish"
      body={() => ({ at: tournament.head })}
      title={t('publish.title')}
      text={t('publish.text')}
      action={t('publish.button')}
      onClose={onClose}
    />
  );
}
