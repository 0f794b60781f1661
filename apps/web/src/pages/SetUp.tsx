import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { api } from '../api/client.js';
import { Problem } from '../api/problem.js';
import { sessionQuery } from '../api/queries.js';
import { AccountFields, NO_ACCOUNT, wrongInAccount } from '../parts/AccountFields.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { useFragmentToken } from '../browser/fragmentToken.js';
import { Page } from '../kit/Page.js';
import { useSubmission } from '../parts/useSubmission.js';

/** The first organiser's page, opened by the link that the program prints when it has nobody yet. */
export default function SetUp() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const { data: session } = useQuery(sessionQuery);
  const needed = session?.installation.firstOrganiserNeeded ?? true;
  if (!needed) {
    return (
      <Page title={t('setUp.title')} narrow>
        <p>{session?.person ? t('setUp.doneSignedIn') : t('setUp.done')}</p>
        <p>
          <Link href={session?.person ? '/' : '/sign-in'}>
            {session?.person ? t('action.home') : t('signIn.title')}
          </Link>
        </p>
      </Page>
    );
  }
  return (
    <Page title={t('setUp.title')} narrow>
      {token === undefined ? <p>{t('setUp.noToken')}</p> : <FirstOrganiser token={token} />}
    </Page>
  );
}

function FirstOrganiser({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const form = useForm({
    start: NO_ACCOUNT,
    submission: useSubmission(
      (account: typeof NO_ACCOUNT) => api.post('/api/set-up', { body: { token, ...account } }),
      async () => {
        await client.invalidateQueries({ queryKey: ['session'] });
        navigate('/installation', { replace: true });
      },
    ),
    body: (account) => account,
    wrong: (account) => wrongInAccount(t, account),
  });
  const isOfEarlierStart = form.problem instanceof Problem && form.problem.code === 'access.link-unknown';
  return (
    <>
      <p>{t('setUp.welcome')}</p>
      <FormCard form={form} action={t('setUp.action')}>
        <AccountFields form={form} />
        {isOfEarlierStart && <p>{t('setUp.newerLink')}</p>}
      </FormCard>
    </>
  );
}
