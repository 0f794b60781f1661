import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { OwnPlace } from '../api/installationDocuments.js';
import { Dialog } from '../kit/Dialog.js';
import { PasswordInput } from '../kit/PasswordInput.js';
import { OWN_PLACES, ownPlaceBody, PlaceFields, usePlace } from '../push/PlaceForm.js';
import { KeyOfHost } from './KeyOfHost.js';
import { useInstallation } from './useInstallation.js';

/** Says where encrypted copies go, and with which passphrase they open. */
export function CopiesDialog({
  known,
  onClose,
}: {
  readonly known: OwnPlace | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const place = usePlace(known, 's3');
  const [passphrase, setPassphrase] = useState('');
  const form = useInstallation(['place', 'secret', 'passphrase']);
  const first = useInstallation();
  const submit = () =>
    form.submit({
      ask: () =>
        api.put('/api/installation/copies', {
          body: { ...ownPlaceBody(place), passphrase },
        }),
      onDone: () => {
        // How the first one goes is told where the place stands.
        first.submit({ ask: () => api.post('/api/installation/copies/now') });
        onClose();
      },
    });
  return (
    <Dialog
      title={t('copies.title')}
      action={t('copies.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlaceFields
        place={place}
        kinds={OWN_PLACES}
        hint={t(`copies.hint.${place.kind as OwnPlace['kind']}`)}
        known={known}
        faultOf={(path) => form.faults.find((fault) => fault.path === path)?.message}
        onKind={form.reset}
      />
      <PasswordInput
        label={t('copies.passphrase')}
        description={t('copies.passphraseHint')}
        value={passphrase}
        error={form.fault('passphrase')}
        autoComplete="new-password"
        spellcheck={false}
        onChange={setPassphrase}
      />
      <KeyOfHost problem={form.problem} place={place} onKept={form.reset} />
    </Dialog>
  );
}
