import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { contestsQuery } from '../api/contestQueries.js';
import type { Tournament } from '../api/types.js';
import { Button } from '../kit/Button.js';
import { later } from '../kit/later.js';
import { directs } from '../play/roles.js';
import { ContestsOfTournament } from './ContestsOfTournament.js';
import { contestPath } from '../play/paths.js';

const NewContest = later(() => import('./combining/NewContest.js'));

/** The standings over several sessions of a tournament. */
export function ContestsPart({
  tournament,
  sessions,
}: {
  readonly tournament: Tournament;
  /** How many sessions there are. */
  readonly sessions: number;
}) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const { data: contests = [] } = useQuery(contestsQuery(tournament.id));
  const next = String(Math.max(0, ...contests.map(({ contest }) => Number(contest))) + 1);
  const mayChoose = directs(tournament) && tournament.status !== 'archived' && sessions > 1;
  if (contests.length === 0 && !mayChoose) return null;
  return (
    <>
      <ContestsOfTournament tournament={tournament.id} contests={contests} />
      {mayChoose && (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('contest.new')}
          </Button>
        </div>
      )}
      {asking && (
        <NewContest
          tournament={tournament.id}
          contest={next}
          onDone={() => go(contestPath(tournament.id, next))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
