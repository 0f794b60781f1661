import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ContestListed } from '../api/contestDocuments.js';
import lists from '../kit/List.module.css';
import { contestPath } from '../play/paths.js';
import classes from './Sessions.module.css';

/** The standings over several sessions of a tournament, with the way to each; nothing where there is none. */
export function ContestsOfTournament({
  tournament,
  contests,
}: {
  readonly tournament: string;
  readonly contests: readonly ContestListed[];
}) {
  const { t } = useTranslation();
  if (contests.length === 0) return null;
  return (
    <ul className={lists.list} aria-label={t('contest.all')}>
      {contests.map(({ contest, title, sessions: counted }) => (
        <li key={contest} className={classes.session}>
          <strong className={classes.name}>{title}</strong>
          <span className="row gap-4 gap-x-12 grow-160 muted">
            {t('contest.sessions', { count: counted.length, sessions: counted.join(', ') })}
          </span>
          <span className="row gap-0 gap-x-16 links">
            <Link href={contestPath(tournament, contest)}>{t('session.standingsLink')}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
