import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tournamentQuery } from '../api/queries.js';

/** Beside a link to the hall display: as long as the tournament is not published the computer in the hall may not show it. */
export function DisplayNotPublished({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(tournamentQuery(tournament));
  return data?.status === 'draft' && <span className="small muted">{t('wall.notPublished')}</span>;
}
