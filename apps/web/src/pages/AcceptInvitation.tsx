import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { api } from '../api/client.js';
import { sessionQuery } from '../api/queries.js';
import { AccountFields, NO_ACCOUNT, wrongInAccount } from '../parts/AccountFields.js';
import { Button } from '../kit/Button.js';
import { FormCard } from '../form/FormCard.js';
import { useForm } from '../form/useForm.js';
import { useFragmentToken } from '../browser/fragmentToken.js';
import { Page } from '../kit/Page.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { Waiting } from '../kit/Waiting.js';

interface Acceptance {
  readonly token: string;
  readonly name?: string;
  readonly login?: string;
  readonly password?: string;
}

function useAcceptance() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useSubmission(
    (body: Acceptance) => api.post('/api/invitations/accept', { body }),
    async (answer) => {
      await client.invalidateQueries();
      navigate(answer?.tournament ? `/tournaments/${answer.tournament}` : '/', { replace: true });
    },
  );
}

/** Somebody was invited to work on a tournament: with an account made here, or with the one that they have. */
export default function AcceptInvitation() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const { data: session } = useQuery(sessionQuery);
  if (!session) return <Waiting />;
  return (
    <Page title={t('invitation.title')} narrow>
      {token === undefined && <p>{t('invitation.noToken')}</p>}
      {token !== undefined && session.person && <TakeRole token={token} name={session.person.name} />}
      {token !== undefined && !session.person && <NewAccount token={token} />}
    </Page>
  );
}

function TakeRole({ token, name }: { readonly token: string; readonly name: string }) {
  const { t } = useTranslation();
  const acceptance = useAcceptance();
  return (
    <>
      <p>{t('invitation.signedIn', { name })}</p>
      <ProblemNote problem={acceptance.problem} />
      <Button loading={acceptance.pending} onClick={() => acceptance.submit({ token })}>
        {t('invitation.accept')}
      </Button>
    </>
  );
}

function NewAccount({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const form = useForm({
    start: NO_ACCOUNT,
    submission: useAcceptance(),
    body: (account) => ({ token, ...account }),
    wrong: (account) => wrongInAccount(t, account),
  });
  return (
    <>
      <p>
        {t('invitation.newAccount')}{' '}
        <Link href="/sign-in?next=/invitation">{t('invitation.haveAccount')}</Link>
      </p>
      <FormCard form={form} action={t('invitation.accept')}>
        <AccountFields form={form} />
      </FormCard>
    </>
  );
}
