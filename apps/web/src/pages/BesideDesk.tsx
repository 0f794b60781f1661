import { FollowedMarks } from '../follow/FollowedMarks.js';
import { later } from '../kit/later.js';
import { HalfWrittenRulings } from '../rulings/HalfWrittenRulings.js';
import { sessionPath } from '../play/paths.js';
import type { DeskPartProps } from '../session/desk/DeskPartProps.js';

const StandingsShown = later(async () => ({
  default: (await import('./StandingsPage.js')).StandingsShown,
}));
const RulingsTab = later(() => import('../rulings/RulingsTab.js'));

/** The standings as everybody who may sees them, without leaving the desk. */
export function StandingsPart({ tournament, session }: DeskPartProps) {
  const path = sessionPath(tournament.id, session.session);
  return (
    <FollowedMarks tournament={tournament.id} session={session}>
      <StandingsShown shown={{ tournament, session, at: undefined, path, besideDesk: true }} />
    </FollowedMarks>
  );
}

/** The rulings of the session, without leaving the desk; also when it is closed. */
export function RulingsPart({ tournament, session }: DeskPartProps) {
  return (
    <>
      <HalfWrittenRulings tournament={tournament.id} session={session.session} />
      <RulingsTab tournament={tournament} desk={session.session} />
    </>
  );
}
