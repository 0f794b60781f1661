import { Select } from '../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { Club } from '../api/installationDocuments.js';
import { Dialog } from '../kit/Dialog.js';
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
  const [into, setInto] = useState('');
  const taken = useInstallation();
  return (
    <Dialog
      title={t('installation.clubs.mergeTitle', { name: club.name })}
      action={t('installation.clubs.merge')}
      grave
      pending={taken.pending}
      problem={taken.problem}
      onSubmit={() =>
        taken.submit(
          into === ''
            ? {
                ask: () =>
                  api.delete('/api/installation/clubs/{club}', { params: { path: { club: club.id } } }),
                onDone: onClose,
              }
            : {
                ask: () =>
                  api.post('/api/installation/clubs/{club}/merge', {
                    params: { path: { club: club.id } },
                    body: { into },
                  }),
                onDone: onClose,
              },
        )
      }
      onClose={onClose}
    >
      <p>{t('installation.clubs.mergeText', { count: club.players })}</p>
      <Select
        label={t('installation.clubs.into')}
        value={into}
        data={[
          { value: '', label: t('installation.clubs.toNone') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setInto}
      />
    </Dialog>
  );
}
