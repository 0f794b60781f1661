import { useTranslation } from 'react-i18next';
import type { PersonInTournament, Tournament } from '../api/types.js';
import { AskCommand } from '../form/AskCommand.js';

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
  const { person, role } = holder;
  return (
    <AskCommand
      tournament={tournament.id}
      command="tournament.revoke-role"
      body={() => ({ person, role })}
      title={t('revoke.title')}
      text={t('revoke.text', { name, role: t(`role.${role}`) })}
      action={t('revoke.button')}
      grave
      onClose={onClose}
    />
  );
}
