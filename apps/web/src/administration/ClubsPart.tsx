import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { installationClubsQuery } from '../api/installationQueries.js';
import type { Club } from '../api/installationDocuments.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { ChangeClub } from './ChangeClub.js';
import classes from './Administration.module.css';
import { MergeClub } from './MergeClub.js';

/** The clubs to which players belong: to correct, and to merge where a club is listed twice. */
export function ClubsPart() {
  const { t } = useTranslation();
  const clubs = useQuery(installationClubsQuery);
  const [open, setOpen] = useState<{ readonly of: Club; readonly as: 'change' | 'merge' }>();
  const close = () => setOpen(undefined);
  const there = clubs.data ?? [];
  return (
    <Panel title={t('installation.clubs.title')}>
      <p className="muted">{t('installation.clubs.text')}</p>
      {clubs.isError && <QueryProblem problem={clubs.error} retry={() => clubs.refetch()} />}
      {clubs.isPending && <Waiting />}
      {clubs.data?.length === 0 && <p className="muted">{t('installation.clubs.none')}</p>}
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {there.map((club) => (
          <li key={club.id} className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
            <div className={`grow-200 shrinks breaks ${classes.what}`}>
              <strong>{club.name}</strong>
              <p className="number">
                {[club.short, club.country, t('installation.clubs.players', { count: club.players })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span className="row">
              <Button
                variant="default"
                aria-label={t('installation.clubs.changeLabel', { name: club.name })}
                onClick={() => setOpen({ of: club, as: 'change' })}
              >
                {t('installation.clubs.change')}
              </Button>
              <Button
                variant="default"
                aria-label={t('installation.clubs.mergeLabel', { name: club.name })}
                onClick={() => setOpen({ of: club, as: 'merge' })}
              >
                {t('installation.clubs.merge')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {open?.as === 'change' && <ChangeClub club={open.of} onClose={close} />}
      {open?.as === 'merge' && (
        <MergeClub club={open.of} others={there.filter(({ id }) => id !== open.of.id)} onClose={close} />
      )}
    </Panel>
  );
}
