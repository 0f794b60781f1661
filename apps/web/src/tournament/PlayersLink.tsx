import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../api/queries.js';
import type { Tournament } from '../api/types.js';
import { LinkToHandOver } from '../parts/LinkToHandOver.js';
import { ShareLink } from '../parts/ShareLink.js';

/**
 * The address of a tournament for players, to be copied, scanned or shared: the one that everybody uses, which is rarely the
 * one in the browser of the computer that serves it.
 */
export default function PlayersLink({ tournament: { id, name } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const { data } = useQuery(sessionQuery);
  if (!data) return null;
  const link = `${data.address.base}/tournaments/${id}`;
  return (
    <>
      <p className="muted">{t('playersLink.what')}</p>
      <LinkToHandOver link={link} label={t('playersLink.title')} />
      <ShareLink link={link} title={name} />
    </>
  );
}
