import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { captainQuery } from '../api/captainQueries.js';
import { api } from '../api/client.js';
import { sessionQuery } from '../api/queries.js';
import { Button } from '../kit/Button.js';
import { useFragmentToken } from '../browser/fragmentToken.js';
import { Page } from '../kit/Page.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { Waiting } from '../kit/Waiting.js';
import { LineUpsOfCaptain } from '../teams/LineUpsOfCaptain.js';

/** The phone of a captain: the link that the director handed over lets it in, and it hands in line-ups. */
export default function Captain() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const token = useFragmentToken();
  const tried = useRef('');
  const { data: session } = useQuery(sessionQuery);
  const { submit, pending, problem } = useSubmission(
    (link: string) => api.post('/api/captains/enter', { body: { token: link } }),
    async () => {
      client.removeQueries({ queryKey: ['captain'] });
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  );
  useEffect(() => {
    if (token === undefined || tried.current === token) return;
    tried.current = token;
    submit(token);
  }, [token, submit]);
  if (!session || pending) return <Waiting />;
  if (problem || !session.captain) {
    return (
      <Page title={t('captain.title')} narrow>
        <ProblemNote problem={problem} />
        {problem && token !== undefined && (
          <Button onClick={() => submit(token)}>{t('action.tryAgain')}</Button>
        )}
        <p>{t('captain.askForLink')}</p>
      </Page>
    );
  }
  return <OfTeam key={session.captain.entry} tournament={session.captain.tournament} />;
}

function OfTeam({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(captainQuery(tournament));
  if (!data && !error) return <Waiting />;
  const name = data?.name ?? null;
  return (
    <Page
      title={
        name === null
          ? t('captain.titleOf', { captain: data?.captain?.name ?? '' })
          : t('captain.titleOfTeam', { team: name })
      }
      narrow
    >
      <ProblemNote problem={error} />
      {error && <p>{t('captain.askForLink')}</p>}
      {data && <LineUpsOfCaptain tournament={tournament} seen={data} />}
    </Page>
  );
}
