import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { api } from '../api/client.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { TextInput } from '../kit/TextInput.js';
import { useSubmission } from '../parts/useSubmission.js';

/** Sends the public results of a session to the club's pages at BridgeWebs. */
export function ToBridgewebs({
  tournament,
  session,
  club,
  administers,
}: {
  readonly tournament: string;
  readonly session: string;
  /** The club's code there; null: none is set. */
  readonly club: string | null;
  readonly administers: boolean;
}) {
  const { t } = useTranslation();
  const whole = useRef<HTMLElement>(null);
  // It is there only once the check above has been answered.
  useEffect(() => {
    if (location.hash === '#bridgewebs') whole.current?.scrollIntoView();
  }, []);
  return (
    <section ref={whole} className="stack gap-12">
      <h2>{t('bridgewebs.title')}</h2>
      {club === null ? (
        <p className="muted">
          {t('bridgewebs.none')}{' '}
          {administers ? (
            <Link href="/installation/sending">{t('bridgewebs.setUp')}</Link>
          ) : (
            t('send.administrator')
          )}
        </p>
      ) : (
        <Upload tournament={tournament} session={session} />
      )}
    </section>
  );
}

function Upload({ tournament, session }: { readonly tournament: string; readonly session: string }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<{ message: string; deals: number; boards: number }>();
  const form = useForm({
    start: { event: '' },
    submission: useSubmission(
      (event: string) => {
        setSent(undefined);
        return api.post('/api/tournaments/{tournament}/sessions/{session}/bridgewebs', {
          params: { path: { tournament, session } },
          body: { ...(event !== '' && { event }) },
        });
      },
      setSent,
      ['event'],
    ),
    body: ({ event }) => event.trim(),
  });
  return (
    <FormCard form={form} action={t('bridgewebs.send')}>
      <p className="muted">{t('bridgewebs.what')}</p>
      <TextInput
        {...form.at('event')}
        label={t('bridgewebs.event')}
        description={t('bridgewebs.eventHint')}
        inputMode="numeric"
        maxLength={2}
      />
      <output>{sent && t('bridgewebs.sent', { ...sent })}</output>
    </FormCard>
  );
}
