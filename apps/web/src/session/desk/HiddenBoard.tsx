import { useTranslation } from 'react-i18next';
import { AskedButton } from '../../form/AskedButton.js';

/** A board that one has still to play oneself: it is shown when one asks, and the asking is recorded. */
export function HiddenBoard({
  tournament,
  session,
  board,
  mayAsk,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly board: number;
  readonly mayAsk: boolean;
}) {
  const { t } = useTranslation();
  return (
    <p>
      {t('room.hidden', { board })}{' '}
      {mayAsk && (
        <AskedButton
          tournament={tournament}
          command="session.show-hidden"
          body={() => ({ session, boards: [board] })}
          title={t('room.showHiddenTitle', { board })}
          text={t('room.showHiddenText')}
          action={t('room.showHidden')}
          grave
        />
      )}
    </p>
  );
}
