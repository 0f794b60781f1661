import { useTranslation } from 'react-i18next';
import { Dialog } from '../parts/Dialog.js';
import type { ActionProps } from './ActionProps.js';
import { useTournamentCommand } from './useTournamentCommand.js';

/** Asks for a seal over the book as it stands. */
export function RequestSeal({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const kind = tournament.status === 'archived' ? 'amended' : 'provisional';
  const command = useTournamentCommand(tournament.id, 'tournament.request-seal', onClose);
  return (
    <Dialog
      title={t('seal.title')}
      action={t('seal.button')}
      pending={command.pending}
      problem={command.problem}
      onSubmit={() => command.submit({})}
      onClose={onClose}
    >
      <p>{t('seal.text')}</p>
      <p className="muted">{t(`sealHint.${kind}`)}</p>
    </Dialog>
  );
}
