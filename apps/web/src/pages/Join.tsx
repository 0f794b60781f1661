import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../api/client.js';
import { CodeField } from '../parts/CodeField.js';
import { Form } from '../kit/Form.js';
import { holdToken } from '../browser/fragmentToken.js';
import { Page } from '../kit/Page.js';
import { useFields } from '../parts/useFields.js';
import { useSubmission } from '../parts/useSubmission.js';

/** Somebody joins those who run a tournament, by the short code that its organiser shows. */
export default function Join() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const fields = useFields({ code: '' });
  const form = useSubmission(
    (code: string) => api.post('/api/invitations/take-up', { body: { code } }),
    ({ token }) => {
      holdToken(token);
      go('/invitation', { replace: true });
    },
    ['code'],
  );
  return (
    <Page title={t('join.title')} narrow>
      <p>{t('join.text')}</p>
      <Form
        action={t('join.action')}
        pending={form.pending}
        problem={form.problem}
        onSubmit={() => fields.complete() && form.submit(fields.values.code.trim())}
      >
        <CodeField field={fields.of('code', form.fault)} label={t('join.code')} />
      </Form>
    </Page>
  );
}
