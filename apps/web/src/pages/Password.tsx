import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { api } from '../api/client.js';
import { sessionQuery } from '../api/queries.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { Page } from '../kit/Page.js';
import { Password } from '../parts/Password.js';
import { useSubmission } from '../parts/useSubmission.js';
import { Waiting } from '../kit/Waiting.js';

const NOTHING_TYPED = { current: '', next: '' };

/** A new password for who is signed in. */
export default function PasswordPage() {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  const [changed, setChanged] = useState(false);
  const form = useForm({
    start: NOTHING_TYPED,
    submission: useSubmission(
      (body: typeof NOTHING_TYPED) => api.post('/api/password', { body }),
      () => setChanged(true),
    ),
    body: (typed) => typed,
  });
  if (!session) return <Waiting />;
  if (!session.person) return <Redirect to="/sign-in?next=/password" replace />;
  return (
    <Page title={t('password.title')} narrow>
      {changed ? (
        <output className="note" data-meaning="good">
          {t('password.changed')}
        </output>
      ) : (
        <FormCard form={form} action={t('password.action')}>
          <Password
            field={form.at('current', false)}
            kind="current-password"
            label={t('field.currentPassword')}
          />
          <Password
            field={form.at('next', false)}
            kind="new-password"
            label={t('field.newPassword')}
            description={t('field.passwordHint')}
          />
        </FormCard>
      )}
    </Page>
  );
}
