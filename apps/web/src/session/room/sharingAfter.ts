import {
  boardsOnArrival,
  copiesThere,
  mayShareBoards,
  plannedBoardsIn,
  sharedBoardsFrom,
  type Changed,
  type Movement,
  type PlannedSection,
  type SharedBoards,
} from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { isAway } from './schedule.js';

/** Which tables come to share boards when somebody comes late; none where the tables have no boards of their own. */
export function sharingOnArrival(
  session: Pick<SessionSeen, 'sections' | 'contestants'>,
  { contestant, section }: { readonly contestant: string; readonly section: string },
  fromRound: number,
): readonly SharedBoards[] {
  const sections = session.sections
    .filter(({ boardsPerRound }) => boardsPerRound > 0)
    .map((data): PlannedSection => ({ ...data, movement: data.movement as Movement }));
  const found = boardsOnArrival(sections, (name, round) => isAway(session, name, round), {
    section,
    contestants: [contestant],
    fromRound,
  });
  return found?.shared ?? [];
}

/** Which tables share boards from the round on from which a section has another movement, and whether they may already. */
export function sharingAfter(
  session: Pick<SessionSeen, 'sections' | 'contestants'>,
  section: string,
  { movement, fromRound }: Pick<Changed, 'movement' | 'fromRound'>,
): { readonly shared: readonly SharedBoards[]; readonly allowed: boolean } {
  const sections = session.sections.map((data): PlannedSection => {
    const before = { ...data, movement: data.movement as Movement };
    if (data.section !== section) return before;
    return { ...before, movement, copies: data.copies ?? copiesThere(before, movement) };
  });
  const before = session.sections.map((data) => ({ ...data, movement: data.movement as Movement }));
  const planned = plannedBoardsIn(sections, (contestant, round) => isAway(session, contestant, round)).find(
    (each) => each.sections.some((data) => data.section === section),
  );
  const owners = new Set(planned?.sections.map((data) => data.section));
  return {
    shared: planned ? sharedBoardsFrom(planned, fromRound) : [],
    allowed: before.some((data) => owners.has(data.section) && mayShareBoards(data)),
  };
}
