import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { api } from '../api/client.js';
import { sessionQuery } from '../api/queries.js';
import { AccountFields, NO_ACCOUNT, wrongInAccount } from '../parts/AccountFields.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { useFragmentToken } from '../browser/fragmentToken.js';
import { Page } from '../kit/Page.js';
import { Password } from '../parts/Password.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useSubmission } from '../parts/useSubmission.js';
import { Waiting } from '../kit/Waiting.js';

type Seen =
  | { readonly kind: 'account' }
  | { readonly kind: 'password'; readonly name: string; readonly login: string };

/** By a one-time link of an administrator: an account of one's own, or a new password. */
export default function AccountPage() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const seen = useQuery({
    queryKey: ['account-link'],
    queryFn: ({ signal }) => api.post('/api/account-links/look', { body: { token: token ?? '' }, signal }),
    enabled: token !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const title = t(
    seen.data?.kind === 'password' ? 'installation.link.password' : 'installation.link.account',
  );
  return (
    <Page title={title} narrow>
      {token === undefined && <p>{t('installation.link.noToken')}</p>}
      {token !== undefined && seen.isPending && <Waiting />}
      {seen.isError && <QueryProblem problem={seen.error} retry={() => seen.refetch()} />}
      {token !== undefined && seen.data?.kind === 'account' && <NewAccount token={token} />}
      {token !== undefined && seen.data?.kind === 'password' && (
        <NewPassword token={token} seen={seen.data} />
      )}
    </Page>
  );
}

/** Whoever comes by the link is signed in then. */
function useLink<Body>(ask: (body: Body) => Promise<unknown>) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useSubmission(ask, async () => {
    await client.invalidateQueries({ queryKey: ['session'] });
    // An account with a second factor is not signed in by a link.
    navigate(client.getQueryData(sessionQuery.queryKey)?.person ? '/' : '/sign-in', { replace: true });
  });
}

function NewAccount({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const form = useForm({
    start: NO_ACCOUNT,
    submission: useLink((account: typeof NO_ACCOUNT) =>
      api.post('/api/account-links/account', { body: { token, ...account } }),
    ),
    body: (account) => account,
    wrong: (account) => wrongInAccount(t, account),
  });
  return (
    <FormCard form={form} action={t('installation.link.makeAccount')}>
      <AccountFields form={form} />
    </FormCard>
  );
}

function NewPassword({
  token,
  seen: { name, login },
}: {
  readonly token: string;
  readonly seen: Extract<Seen, { kind: 'password' }>;
}) {
  const { t } = useTranslation();
  const form = useForm({
    start: { password: '' },
    submission: useLink((typed: { readonly password: string }) =>
      api.post('/api/account-links/password', { body: { token, ...typed } }),
    ),
    body: (typed) => typed,
  });
  return (
    <>
      <p>{t('installation.link.passwordOf', { name, login })}</p>
      <FormCard form={form} action={t('installation.link.setPassword')}>
        <Password
          field={form.at('password', false)}
          kind="new-password"
          label={t('field.newPassword')}
          description={t('field.passwordHint')}
        />
      </FormCard>
    </>
  );
}
