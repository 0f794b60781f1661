import { TextInput } from '../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { ReceivedSite, SiteToken } from '../api/installationDocuments.js';
import { receivedSitesQuery } from '../api/installationQueries.js';
import { Button } from '../kit/Button.js';
import { CopyText } from '../parts/CopyText.js';
import { Dialog } from '../kit/Dialog.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { useTimes } from '../parts/useTimes.js';
import { Waiting } from '../kit/Waiting.js';
import classes from './Administration.module.css';
import { sizeText } from './sizeText.js';
import { useInstallation } from './useInstallation.js';

/** Sites of other servers that are shown here: who may push, and what has come. */
export function SitesPart() {
  const { t } = useTranslation();
  const sites = useQuery(receivedSitesQuery);
  const [told, setTold] = useState<SiteToken>();
  const [removing, setRemoving] = useState<ReceivedSite>();
  return (
    <>
      {sites.data && !sites.data.base.startsWith('https:') && (
        <p className="note" data-meaning="warn">
          {t('installation.sites.plain')}
        </p>
      )}
      <NewSite onMade={setTold} />
      {told && <Told told={told} />}
      <Panel title={t('installation.sites.title')}>
        {sites.isError && <QueryProblem problem={sites.error} retry={() => sites.refetch()} />}
        {sites.isPending && <Waiting />}
        {sites.data?.sites.length === 0 && <p className="muted">{t('installation.sites.none')}</p>}
        <ul className={`stack gap-0 list ${classes.rows}`}>
          {sites.data?.sites.map((site) => (
            <SiteRow
              key={site.name}
              site={site}
              address={`${sites.data.base}/${site.name}/`}
              onToken={setTold}
              onRemove={() => setRemoving(site)}
            />
          ))}
        </ul>
      </Panel>
      {removing && <RemoveSite site={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function NewSite({ onMade }: { readonly onMade: (told: SiteToken) => void }) {
  const { t } = useTranslation();
  const form = useForm({
    start: { name: '' },
    submission: useInstallation<SiteToken>(),
    body: ({ name }) => ({
      ask: () => api.post('/api/installation/sites', { body: { name: name.trim() } }),
      onDone: (told: SiteToken) => {
        form.forget();
        onMade(told);
      },
    }),
  });
  return (
    <div className={classes.settings}>
      <FormCard form={form} action={t('installation.sites.open')}>
        <div className={classes.fields}>
          <p className="muted">{t('installation.sites.text')}</p>
          <TextInput
            {...form.at('name')}
            label={t('installation.sites.name')}
            description={t('installation.sites.nameHint')}
            maxLength={63}
            autoComplete="off"
            spellcheck={false}
          />
        </div>
      </FormCard>
    </div>
  );
}

/** What is told once. */
function Told({ told: { address, token } }: { readonly told: SiteToken }) {
  const { t } = useTranslation();
  return (
    <div className="note" data-meaning="good">
      <div className={classes.fields}>
        <output>{t('installation.sites.told')}</output>
        <CopyText
          label={t('installation.sites.address')}
          text={address}
          action={t('installation.sites.copy')}
        />
        <CopyText label={t('installation.sites.token')} text={token} action={t('installation.sites.copy')} />
      </div>
    </div>
  );
}

function SiteRow({
  site: { name, open, cameAt, files, bytes },
  address,
  onToken,
  onRemove,
}: {
  readonly site: ReceivedSite;
  readonly address: string;
  readonly onToken: (told: SiteToken) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const locale = useLocale();
  const renew = useInstallation<SiteToken>();
  const revoke = useInstallation();
  const params = { path: { site: name } };
  return (
    <li className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
      <div className={`grow-200 shrinks breaks ${classes.what}`}>
        <a href={address}>
          <strong>{name}</strong>
        </a>
        <p className="number">
          {cameAt === null
            ? t('installation.sites.nothingCame')
            : [
                t('installation.sites.came', { time: times.dayAndClock(cameAt) }),
                t('installation.sites.files', { count: files }),
                sizeText(bytes, locale),
              ].join(' · ')}
        </p>
        <ProblemNote problem={renew.problem ?? revoke.problem} />
      </div>
      {!open && <Pill meaning="warn">{t('installation.sites.closed')}</Pill>}
      <div className="row">
        <Button
          variant="default"
          loading={renew.pending}
          aria-label={t('installation.sites.renewLabel', { name })}
          onClick={() =>
            renew.submit({
              ask: () => api.post('/api/installation/sites/{site}/token', { params }),
              onDone: onToken,
            })
          }
        >
          {t('installation.sites.renew')}
        </Button>
        {open && (
          <Button
            variant="default"
            loading={revoke.pending}
            aria-label={t('installation.sites.revokeLabel', { name })}
            onClick={() =>
              revoke.submit({ ask: () => api.delete('/api/installation/sites/{site}/token', { params }) })
            }
          >
            {t('installation.sites.revoke')}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={t('installation.sites.removeLabel', { name })}
          onClick={onRemove}
        >
          {t('installation.sites.remove')}
        </Button>
      </div>
    </li>
  );
}

function RemoveSite({
  site: { name },
  onClose,
}: {
  readonly site: ReceivedSite;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const change = useInstallation();
  return (
    <Dialog
      title={t('installation.sites.removeTitle', { name })}
      action={t('installation.sites.remove')}
      grave
      pending={change.pending}
      problem={change.problem}
      onSubmit={() =>
        change.submit({
          ask: () => api.delete('/api/installation/sites/{site}', { params: { path: { site: name } } }),
          onDone: onClose,
        })
      }
      onClose={onClose}
    >
      <p>{t('installation.sites.removeText')}</p>
    </Dialog>
  );
}
