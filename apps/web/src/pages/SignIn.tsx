import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { request } from '../api/client.js';
import { sessionQuery } from '../api/queries.js';
import { Form } from '../parts/Form.js';
import { Page } from '../parts/Page.js';
import { Password } from '../parts/Password.js';
import { useFields } from '../parts/useFields.js';
import { useSubmission } from '../parts/useSubmission.js';

/** A place inside these pages to go to after signing in; never another site. */
function placeAfter(wanted: string | null): string {
  return wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

/** Login and password. */
export default function SignIn() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const next = placeAfter(search.get('next'));
  const { data: session } = useQuery(sessionQuery);
  const fields = useFields({ login: '', password: '' });
  const form = useSubmission(
    (body: typeof fields.values) => request('/api/sign-in', { method: 'POST', body }),
    async () => {
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
      await client.invalidateQueries({ queryKey: ['session'] });
      navigate(next, { replace: true });
    },
    ['login', 'password'],
  );
  if (session?.person && !form.pending) return <Redirect to={next} replace />;
  return (
    <Page title={t('signIn.title')} narrow>
      {session?.installation.firstOrganiserNeeded && <p>{t('home.setUpFirst')}</p>}
      <Form
        action={t('signIn.title')}
        pending={form.pending}
        problem={form.problem}
        onSubmit={() => fields.complete() && form.submit(fields.values)}
      >
        <TextInput
          label={t('field.login')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={fields.values.login}
          error={fields.fault('login') ?? form.fault('login')}
          onChange={(event) => fields.set('login', event.currentTarget.value)}
        />
        <Password
          label={t('field.password')}
          name="password"
          kind="current-password"
          value={fields.values.password}
          error={fields.fault('password') ?? form.fault('password')}
          onChange={(value) => fields.set('password', value)}
        />
      </Form>
      <p className="muted">{t('signIn.forgotten')}</p>
    </Page>
  );
}
