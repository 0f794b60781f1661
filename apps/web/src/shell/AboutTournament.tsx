import type { SessionListed } from '../api/documents.js';
import type { Tournament } from '../api/types.js';
import { later } from '../kit/later.js';
import { AboutResults } from '../parts/AboutResults.js';

const TournamentChecks = later(() => import('./TournamentChecks.js'));

/** How the results of a tournament are checked, at the end of the pages that have its sessions. */
export function AboutTournament(props: {
  readonly tournament: Tournament;
  readonly sessions: readonly SessionListed[];
}) {
  return (
    <AboutResults>
      <TournamentChecks {...props} />
    </AboutResults>
  );
}
