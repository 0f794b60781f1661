import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { api } from '../api/client.js';
import { forgetReadings, sessionQuery } from '../api/queries.js';
import { tellSignIn } from '../api/signedIn.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { Login } from '../parts/Login.js';
import { Page } from '../kit/Page.js';
import { Password } from '../parts/Password.js';
import { useSubmission } from '../parts/useSubmission.js';

/** A place inside these pages to go to after signing in; never another site. */
function placeAfter(wanted: string | null): string {
  return wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

const NOTHING_TYPED = { login: '', password: '' };

/** Login and password. */
export default function SignIn() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const next = placeAfter(search.get('next'));
  const { data: session } = useQuery(sessionQuery);
  const form = useForm({
    start: NOTHING_TYPED,
    submission: useSubmission(
      (body: typeof NOTHING_TYPED) => api.post('/api/sign-in', { body }),
      async () => {
        tellSignIn('in');
        await forgetReadings(client);
        navigate(next, { replace: true });
      },
    ),
    body: (typed) => typed,
  });
  if (session?.person && !form.pending) return <Redirect to={next} replace />;
  return (
    <Page title={t('signIn.title')} narrow>
      {search.has('elsewhere') && <p>{t('signIn.elsewhere')}</p>}
      {session?.installation.firstOrganiserNeeded && <p>{t('home.setUpFirst')}</p>}
      <FormCard form={form} action={t('signIn.title')}>
        <Login field={form.at('login', false)} />
        <Password field={form.at('password', false)} kind="current-password" label={t('field.password')} />
      </FormCard>
      <p className="muted">{t('signIn.forgotten')}</p>
    </Page>
  );
}
