import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { api } from '../api/client.js';
import { useFragmentToken } from '../browser/fragmentToken.js';
import { Button } from '../kit/Button.js';
import { Page } from '../kit/Page.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { useSubmission } from '../parts/useSubmission.js';
import { OwnRequest } from './OwnRequest.js';

/** What somebody has entered, by the link that they got: how it stands, and its withdrawal. */
export default function OwnEntryPage() {
  const { t } = useTranslation();
  const [tournament, token] = (useFragmentToken() ?? '').split('.');
  return (
    <Page title={t('entering.own')} narrow>
      {tournament && token ? <Own tournament={tournament} token={token} /> : <p>{t('invitation.noToken')}</p>}
    </Page>
  );
}

function Own({ tournament, token }: { readonly tournament: string; readonly token: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const queryKey = ['entries', tournament, 'own', token];
  const asked = { params: { path: { tournament } }, body: { token } };
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => api.post('/api/tournaments/{tournament}/entry-requests/own', asked),
  });
  const { submit, pending, problem } = useSubmission(
    (body: { readonly token: string }) =>
      api.post('/api/tournaments/{tournament}/entry-requests/own/withdraw', { ...asked, body }),
    (seen) => client.setQueryData(queryKey, seen),
  );
  if (error) return <QueryProblem problem={error} retry={() => refetch()} />;
  if (!data) return <Waiting />;
  const stands = ['waiting', 'placed', 'confirmed'].includes(data.standing);
  return (
    <>
      <OwnRequest seen={data} />
      <ProblemNote problem={problem} />
      {stands && (
        <Button variant="default" loading={pending} onClick={() => submit({ token })}>
          {t('entering.withdraw')}
        </Button>
      )}
      <Link href={`/tournaments/${tournament}`}>{t('entering.toTournament')}</Link>
    </>
  );
}
