import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { dealSetsQuery } from '../api/dealQueries.js';
import { address } from '../api/journal.js';
import { dealsPath } from './paths.js';

/** The way to where everybody checks the deals of a set, once there is something to check. */
export function CheckDealsLink({
  tournament,
  set,
  at,
}: {
  readonly tournament: string;
  readonly set: string;
  readonly at?: string | undefined;
}) {
  const { t } = useTranslation();
  const { data: sets = [] } = useQuery(dealSetsQuery(tournament));
  if (!sets.includes(set)) return null;
  return <Link href={address(dealsPath(tournament, set), { at })}>{t('deals.title')}</Link>;
}
