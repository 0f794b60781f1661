import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { ownAccountQuery } from '../account/ownAccount.js';
import { ChangePassword } from '../account/ChangePassword.js';
import { SecondFactor } from '../account/SecondFactor.js';
import { SignIns } from '../account/SignIns.js';
import { sessionQuery } from '../api/queries.js';
import { Page } from '../kit/Page.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';

/** The account of who is signed in: where it is signed in, its second factor, its password. */
export default function OwnAccount() {
  const { t } = useTranslation();
  const { data: session } = useQuery(sessionQuery);
  const account = useQuery({ ...ownAccountQuery, enabled: Boolean(session?.person) });
  if (!session) return <Waiting />;
  if (!session.person) return <Redirect to="/sign-in?next=/own-account" replace />;
  return (
    <Page title={t('ownAccount.title')} narrow help="account">
      {session.person.lacksSecondFactor && (
        <p className="note" data-meaning="warn">
          {t('secondFactor.missing')}
        </p>
      )}
      {account.isError && <QueryProblem problem={account.error} retry={() => account.refetch()} />}
      {account.isPending && <Waiting />}
      {account.data && (
        <>
          <SecondFactor secondFactor={account.data.secondFactor} />
          <SignIns signIns={account.data.signIns} />
        </>
      )}
      <ChangePassword />
    </Page>
  );
}
