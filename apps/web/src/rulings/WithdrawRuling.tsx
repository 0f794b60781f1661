import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rulingsQuery } from '../api/rulingQueries.js';
import { playSessionQuery } from '../api/sessionQueries.js';
import { AskCommand } from '../form/AskCommand.js';

/** Takes a ruling back, with the reason: all that it does, also on other boards and at other tables. */
export function WithdrawRuling({
  tournament,
  session,
  ruling,
  title,
  action,
  onClose,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly ruling: string;
  readonly title: string;
  readonly action: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(rulingsQuery(tournament));
  const { data: amends } = useQuery(playSessionQuery(tournament, session));
  const seen = data?.rulings.find((one) => one.ruling === ruling);
  const effects = seen?.effects.filter(({ holds }) => holds).length ?? 0;
  return (
    <AskCommand
      tournament={tournament}
      command="ruling.withdraw"
      body={(reason) => ({ session, ruling, at: data?.position, reason })}
      title={title}
      text={[t('ruling.withdrawText'), ...(effects > 1 ? [t('ruling.withdrawAll')] : [])].join(' ')}
      action={action}
      amends={amends}
      reason="needed"
      grave
      onClose={onClose}
    />
  );
}
