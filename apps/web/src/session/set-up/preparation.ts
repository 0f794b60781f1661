import type { SessionSeen } from '../../api/documents.js';
import type { MatchesSeen } from '../../api/matchDocuments.js';
import type { EntrySeen, WhereaboutsSeen } from '../../api/deskDocuments.js';
import { playsTeams } from '../../play/playsTeams.js';
import type { Preparation } from './steps.js';

/**
 * How far the preparation of a session is.
 *
 * @param entries who takes part: pairs or players, or teams where it is for teams
 * @param listed names are written and not entered yet
 * @param matches of teams, once they are set and read
 * @param whereabouts where boards are, once there are any
 * @param scoringUnsaved clock or scoring is being changed
 */
export function preparationOf({
  session,
  forTeams,
  entries,
  listed,
  matches,
  whereabouts,
  cardless,
  scoringUnsaved,
}: {
  readonly session: Pick<SessionSeen, 'sections' | 'contestants' | 'status'>;
  readonly forTeams: boolean;
  readonly entries: readonly Pick<EntrySeen, 'entry'>[];
  readonly listed: boolean;
  readonly matches: Pick<MatchesSeen, 'teams'> | undefined;
  readonly whereabouts: Pick<WhereaboutsSeen, 'dealing'> | undefined;
  readonly cardless: number | undefined;
  readonly scoringUnsaved: boolean;
}): Preparation {
  const seated = new Set((forTeams ? matches?.teams : session.contestants)?.map(({ entry }) => entry));
  // Of teams nobody knows before their matches are set and read.
  const isKnown = !forTeams || matches !== undefined;
  const movement = forTeams ? playsTeams(session) : session.sections.length > 0;
  return {
    entered: entries.length,
    listed,
    movement,
    scoring: movement && !scoringUnsaved,
    waiting: isKnown ? entries.filter(({ entry }) => !seated.has(entry)).length : 0,
    undealt: whereabouts?.dealing.filter(({ status }) => status === 'none').length,
    cardless,
    started: session.status !== 'set-up',
  };
}
