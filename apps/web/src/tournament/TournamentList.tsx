import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { TournamentListed } from '../api/types.js';
import lists from '../parts/List.module.css';
import { dateOf } from '../parts/instants.js';
import { useTimes } from '../parts/useTimes.js';
import { StatusPill } from './StatusPill.js';
import classes from './TournamentList.module.css';

function newestFirst(a: TournamentListed, b: TournamentListed): number {
  return dateOf(b.createdAt).getTime() - dateOf(a.createdAt).getTime();
}

interface Listed {
  readonly tournaments: readonly TournamentListed[];
}

/** Tournaments, the newest first; those that are over come last. */
export function TournamentList({ tournaments }: Listed) {
  const { t } = useTranslation();
  const sorted = [...tournaments].sort(newestFirst);
  const archived = sorted.filter(({ status }) => status === 'archived');
  const current = sorted.filter(({ status }) => status !== 'archived');
  return (
    <>
      {current.length > 0 && <Rows tournaments={current} />}
      {archived.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('home.archived')}</h2>
          <Rows tournaments={archived} />
        </>
      )}
    </>
  );
}

function Rows({ tournaments }: Listed) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <ul className={lists.list}>
      {tournaments.map(({ id, name, status, createdAt, position }) => (
        <li key={id} className={classes.row}>
          <Link href={`/tournaments/${id}`} className={classes.name}>
            {name}
          </Link>
          <span className={classes.facts}>
            <span>{times.shortDay(createdAt)}</span>
            <span className={classes.lines}>{t('home.lines', { count: position })}</span>
            <StatusPill status={status} />
          </span>
        </li>
      ))}
    </ul>
  );
}
