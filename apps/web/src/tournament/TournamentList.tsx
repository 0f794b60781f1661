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
  /** Who reads has come for the results: each leads to its sessions, not to its journal. */
  readonly forResults: boolean;
}

/** Tournaments, the newest first; those that are over come last. */
export function TournamentList({ tournaments, forResults }: Listed) {
  const { t } = useTranslation();
  const sorted = [...tournaments].sort(newestFirst);
  const archived = sorted.filter(({ status }) => status === 'archived');
  const current = sorted.filter(({ status }) => status !== 'archived');
  return (
    <>
      {current.length > 0 && <Rows tournaments={current} forResults={forResults} />}
      {archived.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('home.archived')}</h2>
          <Rows tournaments={archived} forResults={forResults} />
        </>
      )}
    </>
  );
}

function Rows({ tournaments, forResults }: Listed) {
  const { t } = useTranslation();
  const times = useTimes();
  return (
    <ul className={lists.list}>
      {tournaments.map(({ id, name, status, createdAt, position }) => (
        <li key={id} className={classes.row}>
          <Link href={`/tournaments/${id}${forResults ? '/sessions' : ''}`} className={classes.name}>
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
