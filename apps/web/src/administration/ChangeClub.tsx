import { TextInput } from '../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { Club } from '../api/installationDocuments.js';
import { Dialog } from '../kit/Dialog.js';
import { useInstallation } from './useInstallation.js';

const FIELDS = ['name', 'short', 'country'] as const;

/** Puts right how a club is called. */
export function ChangeClub({ club, onClose }: { readonly club: Club; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [written, setWritten] = useState({
    name: club.name,
    short: club.short ?? '',
    country: club.country ?? '',
  });
  const change = useInstallation(FIELDS);
  return (
    <Dialog
      title={t('installation.clubs.changeTitle', { name: club.name })}
      action={t('installation.people.save')}
      pending={change.pending}
      problem={change.problem}
      onSubmit={() =>
        change.submit({
          ask: () =>
            api.put('/api/installation/clubs/{club}', {
              params: { path: { club: club.id } },
              body: {
                name: written.name.trim(),
                short: written.short.trim() || null,
                country: written.country.trim() || null,
              },
            }),
          onDone: onClose,
        })
      }
      onClose={onClose}
    >
      {FIELDS.map((field) => (
        <TextInput
          key={field}
          label={t(`installation.clubs.${field}`)}
          description={field === 'name' ? undefined : t(`installation.clubs.${field}Hint`)}
          value={written[field]}
          error={change.fault(field)}
          maxLength={40}
          autoComplete="off"
          onChange={(value) => setWritten({ ...written, [field]: value })}
        />
      ))}
    </Dialog>
  );
}
