import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { KnockoutListed } from '../api/knockoutDocuments.js';
import { knockoutTeamText } from '../knockout/nameText.js';
import lists from '../kit/List.module.css';
import { knockoutPath } from '../play/paths.js';
import classes from './Sessions.module.css';

/** The knockouts of a tournament, with the way to each; nothing where there is none. */
export function KnockoutsOfTournament({
  tournament,
  knockouts,
}: {
  readonly tournament: string;
  readonly knockouts: readonly KnockoutListed[];
}) {
  const { t } = useTranslation();
  if (knockouts.length === 0) return null;
  return (
    <ul className={lists.list} aria-label={t('knockout.all')}>
      {knockouts.map(({ knockout, title, teams: count, winner }) => (
        <li key={knockout} className={classes.session}>
          <strong className={classes.name}>{title}</strong>
          <span className="row gap-4 gap-x-12 grow-160 muted">
            <span>{t('knockout.teams', { count })}</span>
            {winner && <span>{t('knockout.winner', { team: knockoutTeamText(winner) })}</span>}
          </span>
          <span className="row gap-0 gap-x-16 links">
            <Link href={knockoutPath(tournament, knockout)}>{t('knockout.bracket')}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
