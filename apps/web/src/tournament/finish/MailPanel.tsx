import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.js';
import { tournamentMailQuery } from '../../api/mailQueries.js';
import type { Tournament } from '../../api/types.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { Tick } from '../../kit/Tick.js';
import { LANGUAGES } from '../../messages/languages.js';
import { useSubmission } from '../../parts/useSubmission.js';

/** Whether players get their results by mail. Nothing where the server sends none. */
export function MailPanel({ tournament }: { readonly tournament: Tournament }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(tournamentMailQuery(tournament.id));
  const { submit, problem } = useSubmission(
    (isOn: boolean) =>
      api.put('/api/tournaments/{tournament}/mail', {
        params: { path: { tournament: tournament.id } },
        body: {
          language: isOn ? (LANGUAGES.find(({ code }) => code === i18n.language)?.code ?? 'en') : null,
        },
      }),
    () => client.invalidateQueries({ queryKey: ['mail', tournament.id] }),
  );
  if (!data || (!data.canBeSent && data.language === null)) return null;
  const language = LANGUAGES.find(({ code }) => code === data.language);
  return (
    <Panel title={t('mail.title')}>
      <ProblemNote problem={problem} />
      <Tick
        label={t('mail.results')}
        description={language ? t('mail.inLanguage', { language: language.name }) : t('mail.resultsText')}
        value={data.language !== null}
        onChange={submit}
      />
    </Panel>
  );
}
