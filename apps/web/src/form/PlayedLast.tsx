import { useTranslation } from 'react-i18next';
import { Dialog } from '../kit/Dialog.js';

/** No round is left to withdraw from: the last one has results. */
export function PlayedLast({
  title,
  round,
  form,
  onClose,
}: {
  readonly title: string;
  readonly round: number;
  readonly form: { readonly pending: boolean; readonly problem: unknown };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} pending={form.pending} problem={form.problem} onSubmit={onClose} onClose={onClose}>
      <p>{t('room.leavePlayedLast', { round })}</p>
    </Dialog>
  );
}
