import { Select } from '../kit/Select.js';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { Club } from '../api/installationDocuments.js';
import { FormDialog } from '../form/FormDialog.js';
import { useForm } from '../form/useForm.js';
import { useInstallation } from './useInstallation.js';

/** Takes a club off the list: its players go to another one, or belong to none. */
export function MergeClub({
  club,
  others,
  onClose,
}: {
  readonly club: Club;
  readonly others: readonly Club[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useForm({
    start: { into: '' },
    submission: useInstallation(),
    body: ({ into }) => ({
      ask: (): Promise<unknown> =>
        into === ''
          ? api.delete('/api/installation/clubs/{club}', { params: { path: { club: club.id } } })
          : api.post('/api/installation/clubs/{club}/merge', {
              params: { path: { club: club.id } },
              body: { into },
            }),
      onDone: onClose,
    }),
  });
  return (
    <FormDialog
      form={form}
      title={t('installation.clubs.mergeTitle', { name: club.name })}
      action={t('installation.clubs.merge')}
      grave
      onClose={onClose}
    >
      <p>{t('installation.clubs.mergeText', { count: club.players })}</p>
      <Select
        {...form.at('into')}
        label={t('installation.clubs.into')}
        data={[
          { value: '', label: t('installation.clubs.toNone') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormDialog>
  );
}
