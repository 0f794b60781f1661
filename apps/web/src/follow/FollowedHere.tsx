import { lazy, Suspense } from 'react';
import { useFollowed } from './useFollowed.js';

const FollowedTournaments = lazy(() => import('./FollowedTournaments.js'));

/** Whom this browser follows, oneself with what is next; nothing where it follows nobody. */
export function FollowedHere({
  tournament,
}: {
  /** Left out: in all tournaments. */
  readonly tournament?: string;
}) {
  const all = useFollowed().filter((one) => tournament === undefined || one.tournament === tournament);
  if (all.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <FollowedTournaments all={all} titled={tournament === undefined} />
    </Suspense>
  );
}
