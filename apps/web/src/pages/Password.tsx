import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { api } from '../api/client.js';
import { sessionQuery } from '../api/queries.js';
import { Form } from '../kit/Form.js';
import { Page } from '../kit/Page.js';
import { Password } from '../parts/Password.js';
import { useFields } from '../parts/useFields.js';
import { useSubmission } from '../parts/useSubmission.js';
import { Waiting } from '../kit/Waiting.js';

/** A new password for who is signed in. */
export default function PasswordPage() {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  const [changed, setChanged] = useState(false);
  const fields = useFields({ current: '', next: '' });
  const form = useSubmission(
    (body: typeof fields.values) => api.post('/api/password', { body }),
    () => setChanged(true),
    ['current', 'next'],
  );
  if (!session) return <Waiting />;
  if (!session.person) return <Redirect to="/sign-in?next=/password" replace />;
  return (
    <Page title={t('password.title')} narrow>
      {changed ? (
        <output className="note" data-meaning="good">
          {t('password.changed')}
        </output>
      ) : (
        <Form
          action={t('password.action')}
          pending={form.pending}
          problem={form.problem}
          onSubmit={() => fields.complete() && form.submit(fields.values)}
        >
          <Password
            field={fields.of('current', form.fault)}
            kind="current-password"
            label={t('field.currentPassword')}
          />
          <Password
            field={fields.of('next', form.fault)}
            kind="new-password"
            label={t('field.newPassword')}
            description={t('field.passwordHint')}
          />
        </Form>
      )}
    </Page>
  );
}
