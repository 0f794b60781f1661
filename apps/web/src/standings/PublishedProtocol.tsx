import { useTranslation } from 'react-i18next';
import type { StandingsSeen } from '../api/documents.js';
import { dataAddress } from '../api/site.js';
import { shortened } from '../messages/shortened.js';

/** That these standings are published, with the hash by which anybody can check them. */
export function PublishedProtocol({
  tournament,
  session,
  protocol,
}: {
  readonly tournament: string;
  readonly session: string;
  readonly protocol: StandingsSeen['protocol'];
}) {
  const { t } = useTranslation();
  if (!protocol) return null;
  const { at, hash, edition } = protocol;
  return (
    <p className="muted">
      {t('standings.published', { at })}{' '}
      <a href={dataAddress(`/api/tournaments/${tournament}/sessions/${session}/protocol?at=${at}`)}>
        {t('standings.publishedProtocol', { hash: shortened(hash) })}
      </a>
      {edition > 1 && <> {t('standings.publishedEdition', { edition })}</>}
    </p>
  );
}
