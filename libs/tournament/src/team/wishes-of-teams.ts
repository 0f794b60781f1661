import type { SectionData } from '../session/section/section-data.js';
import type { WishesForTeams } from './events.js';
import { teamsMeeting } from './matches.js';

/** What a draw of teams kept to, as anybody draws them again (`seatsDrawnWith`): no place of a team is held. */
export function wishesOfTeams({ seeds = [], ...wishes }: WishesForTeams, sections: readonly SectionData[]) {
  return { ...wishes, seeds, held: [], sections: teamsMeeting(sections) };
}
