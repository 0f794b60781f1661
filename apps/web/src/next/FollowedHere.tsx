import { later } from '../kit/later.js';
import { useFollowed } from '../follow/useFollowed.js';

const FollowedTournaments = later(() => import('./FollowedTournaments.js'), null);

/** Whom this browser follows, oneself with what is next; nothing where it follows nobody. */
export function FollowedHere({
  tournament,
}: {
  /** Left out: in all tournaments. */
  readonly tournament?: string;
}) {
  const all = useFollowed().filter((one) => tournament === undefined || one.tournament === tournament);
  if (all.length === 0) return null;
  return <FollowedTournaments all={all} titled={tournament === undefined} />;
}
