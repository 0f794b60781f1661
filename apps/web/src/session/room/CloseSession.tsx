import { useTranslation } from 'react-i18next';
import { AskedButton } from '../AskedButton.js';

/** Closes a session, after a look at what that does, or at what is still open. */
export function CloseSession({
  tournament,
  session,
  open,
  at,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly open: number;
  /** Up to which line of the book the room is seen. */
  readonly at: number;
}) {
  const { t } = useTranslation();
  return (
    <AskedButton
      variant={open > 0 ? 'default' : 'filled'}
      tournament={tournament}
      command="session.close"
      body={() => ({ session, at })}
      title={t('room.closeTitle', { session })}
      text={open > 0 ? t('room.closeOpen', { count: open }) : t('room.closeText')}
      action={t('room.close')}
    />
  );
}
