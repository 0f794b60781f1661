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
import { isAway } from '../../play/schedule.js';

/** Which tables come to share boards when somebody comes late; none where the tables have no boards of their own. */
export function sharingOnArrival(
  session: Pick<SessionSeen, 'sections' | 'contestants'>,
  { contestant, section }: { readonly contestant: string; readonly section: string },
  fromRound: number,
): readonly SharedBoards[] {
  const sections = session.sections
    .filter(({ boardsPerRound }) => boardsPerRound > 0)
    .map((data): PlannedSection => ({ ...data, movement: withRoundsToCome(data) }));
  const found = boardsOnArrival(sections, (name, round) => isAway(session, name, round), {
    section,
    contestants: comingWith(session, { contestant, section }),
    fromRound,
  });
  return found?.shared ?? [];
}

/** Where teams are drawn, both pairs of a team come as one. */
function comingWith(
  { sections }: Pick<SessionSeen, 'sections'>,
  { contestant, section }: { readonly contestant: string; readonly section: string },
): readonly string[] {
  const { movement } = sections.find((data) => data.section === section) ?? {};
  if (!movement?.teams || movement.drawn === undefined) return [contestant];
  const number = contestant.replace(/^.*?(\d+)$/, '$1');
  return ['NS', 'EW'].map((side) => `${section}-${side}${number}`);
}

/** The movement with all tables playing in the rounds that are still to be drawn: boards travel whoever sits there. */
function withRoundsToCome({ movement }: SessionSeen['sections'][number]): Movement {
  const known = movement as Movement;
  const drawn = movement.drawn ?? movement.rounds;
  // Three teams that play each other have sets of their own behind the others.
  if (drawn >= movement.rounds || movement.teams?.spareBehind !== undefined) return known;
  const seats = (table: number) =>
    movement.teams
      ? { ns: `NS${table}`, ew: `EW${table % 2 === 1 ? table + 1 : table - 1}` }
      : { ns: `${2 * table - 1}`, ew: `${2 * table}` };
  const rows = known.rows.map((row, table) =>
    Array.from({ length: movement.rounds }, (_, index) =>
      index < drawn ? (row[index] ?? null) : { ...seats(table + 1), set: index + 1 },
    ),
  );
  return { ...known, rows };
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
