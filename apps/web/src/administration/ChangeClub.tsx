import { TextInput } from '../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { Club } from '../api/installationDocuments.js';
import { FormDialog } from '../form/FormDialog.js';
import { useForm } from '../form/useForm.js';
import { useInstallation } from './useInstallation.js';

const FIELDS = ['name', 'short', 'country'] as const;

/** Puts right how a club is called. */
export function ChangeClub({ club, onClose }: { readonly club: Club; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({
    start: { name: club.name, short: club.short ?? '', country: club.country ?? '' },
    submission: useInstallation(),
    body: ({ name, short, country }) => ({
      ask: () =>
        api.put('/api/installation/clubs/{club}', {
          params: { path: { club: club.id } },
          body: { name: name.trim(), short: short.trim() || null, country: country.trim() || null },
        }),
      onDone: onClose,
    }),
  });
  return (
    <FormDialog
      form={form}
      title={t('installation.clubs.changeTitle', { name: club.name })}
      action={t('installation.people.save')}
      onClose={onClose}
    >
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          {...form.at(field)}
          label={t(`installation.clubs.${field}`)}
          description={field === 'name' ? undefined : t(`installation.clubs.${field}Hint`)}
          maxLength={40}
          autoComplete="off"
        />
      ))}
    </FormDialog>
  );
}
