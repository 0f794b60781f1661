import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { entryTermsQuery } from '../api/entryRequests.js';
import { enterPath } from '../play/paths.js';

/** The way to where players enter themselves, where they can. */
export default function EnterLink({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(entryTermsQuery(tournament));
  if (!data?.terms) return null;
  return (
    <p>
      <Link className="strong" href={enterPath(tournament)}>
        {t('entering.linkHere')}
      </Link>
    </p>
  );
}
