import { useTranslation } from 'react-i18next';
import { FormDialog } from '../form/FormDialog.js';
import { useCommandForm } from '../form/useCommandForm.js';
import { Choice } from '../kit/Choice.js';
import type { ActionProps } from '../form/ActionProps.js';
import { OpenAppeals, useOpenAppeals } from '../rulings/OpenAppeals.js';

/** Requests a seal over the journal as it is. */
export function RequestSeal({ tournament, onClose }: ActionProps) {
  const { t } = useTranslation();
  const archived = tournament.status === 'archived';
  const appeals = useOpenAppeals(tournament.id).map(({ ruling }) => ruling);
  const form = useCommandForm({
    tournament: tournament.id,
    command: 'tournament.request-seal',
    // What is sealed is what was seen when the dialog was opened.
    start: { kind: 'provisional', at: tournament.head },
    body: ({ kind, at }) => (archived ? { at } : { kind, appeals, at }),
    onDone: onClose,
  });
  const { kind } = form.values;
  return (
    <FormDialog form={form} title={t('seal.title')} action={t('seal.button')} onClose={onClose}>
      <p>{t('seal.text')}</p>
      {!archived && (
        <Choice
          {...form.at('kind')}
          label={t('seal.kind')}
          options={form.options('kind', (each) => t(`sealKind.${each}`))}
        />
      )}
      {!archived && kind === 'official' && <OpenAppeals tournament={tournament.id} />}
      <p className="muted">{t(`sealHint.${archived ? 'amended' : kind}`)}</p>
    </FormDialog>
  );
}
