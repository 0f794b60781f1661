import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { knockoutsQuery } from '../api/knockoutQueries.js';
import { entriesQuery } from '../api/deskQueries.js';
import type { Tournament } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { later } from '../kit/later.js';
import { directs } from '../play/roles.js';
import { KnockoutsOfTournament } from './KnockoutsOfTournament.js';
import { knockoutPath } from '../play/paths.js';

const NewKnockout = later(() => import('../knockout/NewKnockout.js'));

/** The knockouts of a tournament. */
export function KnockoutsPart({
  tournament,
  ofBridge,
}: {
  readonly tournament: Tournament;
  /** Whether it has sessions of bridge, or none yet: one of preferans alone has no teams. */
  readonly ofBridge: boolean;
}) {
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
      <KnockoutsOfTournament tournament={tournament.id} knockouts={knockouts} />
      {mayChoose && teams.length > 1 && (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('knockout.new')}
          </Button>
        </div>
      )}
      {mayChoose && ofBridge && data && teams.length < 2 && knockouts.length === 0 && (
        <p className="muted fingers">
          <Link href={`/tournaments/${tournament.id}/entries`}>{t('knockout.enterFirst')}</Link>
        </p>
      )}
      {asking && (
        <NewKnockout
          tournament={tournament.id}
          knockout={next}
          onDone={() => go(knockoutPath(tournament.id, next))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
