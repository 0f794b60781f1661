import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { knockoutsQuery } from '../api/knockoutQueries.js';
import { entriesQuery } from '../api/roomQueries.js';
import type { Tournament } from '../api/types.js';
import { withStaffMessages } from '../messages/catalogue.js';
import lists from '../parts/List.module.css';
import { Waiting } from '../parts/Waiting.js';
import { directs } from '../tournament/roles.js';
import { knockoutPath } from './paths.js';
import classes from './Sessions.module.css';

const NewKnockout = lazy(() => withStaffMessages(() => import('../knockout/NewKnockout.js')));

/** The knockouts of a tournament. */
export function KnockoutsPart({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const { data: knockouts = [] } = useQuery(knockoutsQuery(tournament.id));
  const mayChoose = directs(tournament) && tournament.status !== 'archived';
  const { data } = useQuery({ ...entriesQuery(tournament.id), enabled: mayChoose });
  const teams = (data?.entries ?? []).filter(({ captain, withdrawn }) => captain && !withdrawn);
  const next = String(Math.max(0, ...knockouts.map(({ knockout }) => Number(knockout))) + 1);
  return (
    <>
      {knockouts.length > 0 && (
        <ul className={lists.list} aria-label={t('knockout.all')}>
          {knockouts.map(({ knockout, title, teams: count }) => (
            <li key={knockout} className={classes.session}>
              <strong className={classes.name}>{title}</strong>
              <span className={classes.facts}>{t('knockout.teams', { count })}</span>
              <span className={classes.links}>
                <Link href={knockoutPath(tournament.id, knockout)}>{t('knockout.bracket')}</Link>
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayChoose && teams.length > 1 && (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('knockout.new')}
          </Button>
        </div>
      )}
      {asking && (
        <Suspense fallback={<Waiting />}>
          <NewKnockout
            tournament={tournament.id}
            knockout={next}
            onDone={() => go(knockoutPath(tournament.id, next))}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
