import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { Copy, KeptBackup, OwnPlace } from '../api/installationDocuments.js';
import { Dialog } from '../kit/Dialog.js';
import { PasswordInput } from '../kit/PasswordInput.js';
import { Select } from '../kit/Select.js';
import { useLocale } from '../parts/useLocale.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useTimes } from '../parts/useTimes.js';
import { OWN_PLACES, ownPlaceBody, PlaceFields, usePlace } from '../push/PlaceForm.js';
import { KeyOfHost } from './KeyOfHost.js';
import { sizeText } from './sizeText.js';
import { useInstallation } from './useInstallation.js';

/** Looks for copies somewhere, and brings one of them here, from where it is restored. */
export function FetchCopyDialog({
  known,
  onFetched,
  onClose,
}: {
  readonly known: OwnPlace | undefined;
  readonly onFetched: (backup: KeptBackup) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const locale = useLocale();
  const place = usePlace(known, 's3');
  const [copies, setCopies] = useState<readonly Copy[]>();
  const [made, setMade] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const look = useSubmission(
    () => api.post('/api/installation/copies/there', { body: ownPlaceBody(place) }),
    (found) => {
      setCopies(found.copies);
      setMade(found.copies[0]?.made ?? '');
    },
    ['place', 'secret'],
  );
  const fetching = useInstallation<KeptBackup>(['passphrase']);
  const form = copies ? fetching : look;
  const submit = () =>
    copies
      ? fetching.submit({
          ask: () =>
            api.post('/api/installation/copies/fetch', {
              body: { ...ownPlaceBody(place), made, passphrase },
            }),
          onDone: onFetched,
        })
      : look.submit(undefined);
  return (
    <Dialog
      title={t('copies.fetchTitle')}
      {...(copies?.length !== 0 && { action: t(copies ? 'copies.fetchIt' : 'copies.look') })}
      pending={form.pending}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {!copies && (
        <>
          <PlaceFields
            place={place}
            kinds={OWN_PLACES}
            hint={t(`copies.hint.${place.kind as OwnPlace['kind']}`)}
            known={known}
            faultOf={(path) => look.faults.find((fault) => fault.path === path)?.message}
            onKind={look.reset}
          />
          <KeyOfHost problem={look.problem} place={place} onKept={look.reset} />
        </>
      )}
      {copies?.length === 0 && <p>{t('copies.noneThere')}</p>}
      {copies && copies.length > 0 && (
        <>
          <Select
            label={t('copies.which')}
            value={made}
            data={copies.map((copy) => ({
              value: copy.made,
              label: `${dayAndClock(copy.made)} (${sizeText(copy.bytes, locale)})`,
            }))}
            onChange={setMade}
          />
          <PasswordInput
            label={t('copies.passphrase')}
            value={passphrase}
            error={fetching.fault('passphrase')}
            autoComplete="off"
            spellcheck={false}
            onChange={setPassphrase}
          />
          <p className="muted">{t('copies.fetchText')}</p>
        </>
      )}
    </Dialog>
  );
}
