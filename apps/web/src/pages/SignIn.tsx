import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { api } from '../api/client.js';
import { Problem } from '../api/problem.js';
import { forgetReadings, sessionQuery } from '../api/queries.js';
import { tellSignIn } from '../api/signedIn.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { Login } from '../parts/Login.js';
import { Page } from '../kit/Page.js';
import { Password } from '../parts/Password.js';
import { SecondFactorCode } from '../parts/SecondFactorCode.js';
import { useSubmission } from '../parts/useSubmission.js';

/** A place inside these pages to go to after signing in; never another site. */
function placeAfter(wanted: string | null): string {
  return wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

/** The code is asked for once the password is known to be right, where the account has a second factor. */
const NOTHING_TYPED = { login: '', password: '', code: '' };

const needsCode = (problem: unknown) =>
  problem instanceof Problem && problem.code === 'access.second-factor-needed';

/** Login and password, then the code of a second factor. */
export default function SignIn() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const next = placeAfter(search.get('next'));
  const { data: session } = useQuery(sessionQuery);
  const [codeAsked, setCodeAsked] = useState(false);
  const form = useForm({
    start: NOTHING_TYPED,
    submission: useSubmission(
      ({ code, ...body }: typeof NOTHING_TYPED) =>
        api
          .post('/api/sign-in', { body: code === '' ? body : { ...body, code } })
          .catch((problem: unknown) => {
            if (needsCode(problem)) setCodeAsked(true);
            throw problem;
          }),
      async () => {
        tellSignIn('in');
        await forgetReadings(client);
        navigate(next, { replace: true });
      },
    ),
    body: (typed) => typed,
  });
  // That a code is needed is no fault: the field for it says so.
  const asked = needsCode(form.problem) ? { ...form, problem: undefined } : form;
  if (session?.person && !form.pending) return <Redirect to={next} replace />;
  return (
    <Page title={t('signIn.title')} narrow>
      {search.has('elsewhere') && <p>{t('signIn.elsewhere')}</p>}
      {session?.installation.firstOrganiserNeeded && <p>{t('home.setUpFirst')}</p>}
      {codeAsked ? (
        <FormCard key="code" form={asked} action={t('signIn.title')}>
          <SecondFactorCode field={form.at('code', false)} description={t('secondFactor.codeHint')} />
        </FormCard>
      ) : (
        <FormCard form={form} action={t('signIn.title')}>
          <Login field={form.at('login', false)} />
          <Password field={form.at('password', false)} kind="current-password" label={t('field.password')} />
        </FormCard>
      )}
      <p className="muted">{t(codeAsked ? 'signIn.codeLost' : 'signIn.forgotten')}</p>
    </Page>
  );
}
