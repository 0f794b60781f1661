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

/** What players get by mail. Nothing where the server sends none. */
export function MailPanel({ tournament }: { readonly tournament: Tournament }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(tournamentMailQuery(tournament.id));
  const { submit, problem } = useSubmission(
    (chosen: { readonly results: boolean } | { readonly seats: boolean }) =>
      api.put('/api/tournaments/{tournament}/mail', {
        params: { path: { tournament: tournament.id } },
        body: { ...chosen, language: LANGUAGES.find(({ code }) => code === i18n.language)?.code ?? 'en' },
      }),
    () => client.invalidateQueries({ queryKey: ['mail', tournament.id] }),
  );
  if (!data || (!data.canBeSent && data.chosen === null)) return null;
  const language = LANGUAGES.find(({ code }) => code === data.chosen?.language);
  return (
    <Panel title={t('mail.title')}>
      <ProblemNote problem={problem} />
      <p>{language ? t('mail.inLanguage', { language: language.name }) : t('mail.who')}</p>
      <Tick
        label={t('mail.seats')}
        description={t('mail.seatsText')}
        value={data.chosen?.seats ?? false}
        onChange={(isOn) => submit({ seats: isOn })}
      />
      <Tick
        label={t('mail.results')}
        value={data.chosen?.results ?? false}
        onChange={(isOn) => submit({ results: isOn })}
      />
    </Panel>
  );
}
