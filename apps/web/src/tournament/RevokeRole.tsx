import { useTranslation } from 'react-i18next';
import type { PersonInTournament, Tournament } from '../api/types.js';
import { Dialog } from '../kit/Dialog.js';
import { useTournamentCommand } from './useTournamentCommand.js';

/** Asks whether somebody is to lose a role. */
export function RevokeRole({
  tournament,
  holder,
  name,
  onClose,
}: {
  readonly tournament: Tournament;
  readonly holder: PersonInTournament;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const command = useTournamentCommand(tournament.id, 'tournament.revoke-role', onClose);
  const { person, role } = holder;
  return (
    <Dialog
      title={t('revoke.title')}
      action={t('revoke.button')}
      grave
      pending={command.pending}
      problem={command.problem}
      onSubmit={() => command.submit({ person, role })}
      onClose={onClose}
    >
      <p>{t('revoke.text', { name, role: t(`role.${role}`) })}</p>
    </Dialog>
  );
}
