import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { copiesQuery } from '../api/installationQueries.js';
import type { CopiesSeen, KeptBackup } from '../api/installationDocuments.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { useLocale } from '../parts/useLocale.js';
import { useTimes } from '../parts/useTimes.js';
import { placeText } from '../push/placeFields.js';
import { CopiesDialog } from './CopiesDialog.js';
import { FetchCopyDialog } from './FetchCopyDialog.js';
import { RestoreDialog } from './RestoreDialog.js';
import { sizeText } from './sizeText.js';
import { useInstallation } from './useInstallation.js';

/** Encrypted copies that go elsewhere by themselves, and the way back. */
export function CopiesPanel() {
  const { t } = useTranslation();
  const { data, isError, error, refetch } = useQuery(copiesQuery);
  return (
    <Panel
      title={t('copies.title')}
      aside={
        data?.copies && (
          <Pill meaning={data.copies.failure ? 'bad' : 'live'}>
            {t(data.copies.failure ? 'copies.failing' : 'copies.on')}
          </Pill>
        )
      }
    >
      <p className="muted">{t('copies.what')}</p>
      {isError && <QueryProblem problem={error} retry={() => refetch()} />}
      {!isError && !data && <Waiting />}
      {data && <Chosen copies={data.copies} />}
    </Panel>
  );
}

function Chosen({ copies }: { readonly copies: CopiesSeen | null }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'place' | 'fetch'>();
  const [fetched, setFetched] = useState<KeptBackup>();
  const now = useInstallation();
  const stop = useInstallation();
  const close = () => setOpen(undefined);
  return (
    <>
      {copies && <State copies={copies} />}
      <ProblemNote problem={now.problem ?? stop.problem} />
      <div className="row gap-x-16 links">
        {copies && (
          <Button
            variant="default"
            loading={now.pending}
            onClick={() => now.submit({ ask: () => api.post('/api/installation/copies/now') })}
          >
            {t('copies.now')}
          </Button>
        )}
        <Button variant="default" onClick={() => setOpen('place')}>
          {t(copies ? 'copies.change' : 'copies.setUp')}
        </Button>
        <Button variant="default" onClick={() => setOpen('fetch')}>
          {t('copies.fetch')}
        </Button>
        {copies && (
          <Button
            variant="default"
            color="red"
            loading={stop.pending}
            onClick={() => stop.submit({ ask: () => api.delete('/api/installation/copies') })}
          >
            {t('copies.stop')}
          </Button>
        )}
      </div>
      {open === 'place' && <CopiesDialog known={copies?.place} onClose={close} />}
      {open === 'fetch' && (
        <FetchCopyDialog
          known={copies?.place}
          onFetched={(backup) => {
            close();
            setFetched(backup);
          }}
          onClose={close}
        />
      )}
      {fetched && <RestoreDialog backup={fetched} onClose={() => setFetched(undefined)} />}
    </>
  );
}

/** Where they go, when the last one went, and why the next one does not. */
function State({ copies: { place, copied, failure, next } }: { readonly copies: CopiesSeen }) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const locale = useLocale();
  return (
    <>
      <p>
        <strong className="breaks">{placeText(place)}</strong>
      </p>
      <output aria-live="polite">
        {copied
          ? t('copies.copied', { time: dayAndClock(copied.at), size: sizeText(copied.bytes, locale) })
          : t('copies.noneYet')}
      </output>
      {failure && (
        <p role="alert" className="note" data-meaning={failure.lasting ? 'bad' : 'warn'}>
          {failure.detail}{' '}
          {failure.lasting || next === null
            ? t('push.notAgain')
            : t('push.again', { time: dayAndClock(next) })}
        </p>
      )}
    </>
  );
}
