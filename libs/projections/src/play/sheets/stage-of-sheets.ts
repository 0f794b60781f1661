import type { StandingsSeen } from '../../visibility/standings-seen.js';
import type { Stage } from '../stages/contest-stage.js';
import type { Participants } from '../stages/participants.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { classOf } from '../scoring/classes.js';
import { sheetStandings } from './sheet-standings.js';
import { sheetsCounted } from './sheets-counted.js';

/** A session of sheets: what each has by what counts in it. Disqualified players have no place here either. */
export function stageOfSheets(
  state: PlayState,
  session: SessionPlay,
  seen: StandingsSeen,
  participants: Participants,
): Stage {
  const { sheets: settings } = session;
  const standings = settings ? sheetStandings(session, settings, sheetsCounted(session, seen)) : [];
  const played = standings.filter(({ rounds }) => rounds.length > 0);
  return {
    session,
    seen,
    event: {
      id: session.session,
      scores: played.map(({ contestant, value: score, status }) => {
        const mayStay = status === 'playing' || status === 'withdrawn';
        const isRanked = mayStay && classOf(state, session, contestant).ranked;
        return {
          contestant: participants.nameOf(session, contestant),
          score,
          ...(isRanked ? {} : { substitute: true }),
        };
      }),
    },
    boards: 0,
    maximum: undefined,
  };
}
