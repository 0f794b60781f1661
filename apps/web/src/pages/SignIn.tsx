import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
import { useSubmission, type Submission } from '../parts/useSubmission.js';

/** A place inside these pages to go to after signing in; never another site. */
function placeAfter(wanted: string | null): string {
  return wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

const NOTHING_TYPED = { login: '', password: '' };

/** Login and password, and where the account has a second factor, its code once they are known to be right. */
export default function SignIn() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const next = placeAfter(search.get('next'));
  const { data: session } = useQuery(sessionQuery);
  const [known, setKnown] = useState<typeof NOTHING_TYPED>();
  const submission = useSignIn(next, setKnown);
  const form = useForm({ start: NOTHING_TYPED, submission, body: (typed): Sent => typed });
  if (session?.person && !form.pending) return <Redirect to={next} replace />;
  return (
    <Page title={t('signIn.title')} narrow>
      {search.has('elsewhere') && <p>{t('signIn.elsewhere')}</p>}
      {session?.installation.firstOrganiserNeeded && <p>{t('home.setUpFirst')}</p>}
      {known ? (
        <Code submission={submission} known={known} />
      ) : (
        <FormCard form={form} action={t('signIn.title')}>
          <Login field={form.at('login', false)} />
          <Password field={form.at('password', false)} kind="current-password" label={t('field.password')} />
        </FormCard>
      )}
      <p className="muted">{t(known ? 'signIn.codeLost' : 'signIn.forgotten')}</p>
    </Page>
  );
}

interface Sent {
  readonly login: string;
  readonly password: string;
  readonly code?: string;
}

/** @param onKnown told when login and password are right and a code is missing, which is no fault */
function useSignIn(next: string, onKnown: (known: typeof NOTHING_TYPED) => void): Submission<Sent> {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useSubmission(
    (body: Sent) =>
      api.post('/api/sign-in', { body }).catch((problem: unknown) => {
        if (!(problem instanceof Problem && problem.code === 'access.second-factor-needed')) throw problem;
        onKnown(body);
        return undefined;
      }),
    async (session) => {
      if (!session) return;
      tellSignIn('in');
      await forgetReadings(client);
      navigate(next, { replace: true });
    },
  );
}

function Code({
  submission,
  known,
}: {
  readonly submission: Submission<Sent>;
  readonly known: typeof NOTHING_TYPED;
}) {
  const { t } = useTranslation();
  const form = useForm({ start: { code: '' }, submission, body: (typed): Sent => ({ ...known, ...typed }) });
  const field = useRef<HTMLInputElement>(null);
  const { pending } = form;
  useEffect(() => {
    if (!pending) field.current?.focus();
  }, [pending]);
  return (
    <FormCard form={form} action={t('signIn.title')}>
      <SecondFactorCode ref={field} field={form.at('code', false)} description={t('secondFactor.codeHint')} />
    </FormCard>
  );
}
