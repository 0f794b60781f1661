import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../api/client.js';
import { CodeField } from '../parts/CodeField.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { holdToken } from '../browser/fragmentToken.js';
import { Page } from '../kit/Page.js';
import { useSubmission } from '../parts/useSubmission.js';

/** Somebody joins those who run a tournament, by the short code that its organiser shows. */
export default function Join() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const form = useForm({
    start: { code: '' },
    submission: useSubmission(
      (body: { readonly code: string }) => api.post('/api/invitations/take-up', { body }),
      ({ token }) => {
        holdToken(token);
        go('/invitation', { replace: true });
      },
    ),
  });
  return (
    <Page title={t('join.title')} narrow>
      <p>{t('join.text')}</p>
      <FormCard form={form} action={t('join.action')}>
        <CodeField field={form.at('code', false)} label={t('join.code')} />
      </FormCard>
    </Page>
  );
}
