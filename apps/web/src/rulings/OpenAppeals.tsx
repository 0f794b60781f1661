import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { rulingsQuery } from '../api/rulingQueries.js';
import { lawName } from '../messages/rulingText.js';
import { openAppeals } from './waitingAppeals.js';
import { rulingsPath } from '../play/paths.js';

/** The appeals of a tournament, or of one session, that wait for their decision. */
export function useOpenAppeals(tournament: string, session?: string): ReturnType<typeof openAppeals> {
  const { data } = useQuery(rulingsQuery(tournament));
  return data ? openAppeals(data, session) : [];
}

/** Open appeals, each with the way to where it is decided; nothing where there is none. */
export function OpenAppeals({
  tournament,
  session,
}: {
  readonly tournament: string;
  /** Left out: those of all sessions. */
  readonly session?: string;
}) {
  const { t, i18n } = useTranslation();
  const appeals = useOpenAppeals(tournament, session);
  if (appeals.length === 0) return null;
  return (
    <>
      <p>{t('seal.appealsOpen')}</p>
      <ul>
        {appeals.map(({ ruling, law, by }) => (
          <li key={ruling}>
            <Link href={rulingsPath(tournament, { ruling })}>
              {t('rulings.status.appealed')}: {by}, {lawName(i18n, law)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
