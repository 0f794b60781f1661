import { TextArea } from '../kit/TextArea.js';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import type { ActionProps } from '../form/ActionProps.js';
import { OpenAppeals, useOpenAppeals } from '../rulings/OpenAppeals.js';

/** Asks whether the tournament is over for good, and why if there is something to say. */
export function ArchiveTournament({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const appeals = useOpenAppeals(tournament.id).map(({ ruling }) => ruling);
  const form = useCommandForm({
    tournament: tournament.id,
    command: 'tournament.archive',
    start: { reason: '', at: tournament.head },
    body: ({ reason, at }) => ({ appeals, at, ...(reason.trim() !== '' && { reason: reason.trim() }) }),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('archive.title')} action={t('archive.button')} grave onClose={onClose}>
      <p>{t('archive.text')}</p>
      <OpenAppeals tournament={tournament.id} />
      <TextArea
        {...form.at('reason')}
        label={t('archive.reason')}
        description={t('archive.reasonHint')}
        rows={3}
      />
    </FormDialog>
  );
}
