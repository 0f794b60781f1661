import { sectionOf } from '#tournament';
import { boardLocationsOfPlay } from '../../board-locations.js';
import type { SessionPlay } from '../../play-state.js';
import { latePlaysUnderWay, roundAt, type LatePlay } from '../../progress.js';
import { scheduleOf } from '../../schedule.js';
import { plannedBoardsOf, travellingSets, type PlaceOfBoards, type TravellingSet } from './board-travels.js';

/** The board of a late play that has been taken up: which copy of it is carried from where to which table. */
export type LatePlayBoard = {
  readonly board: number;
  /** Which of several copies; nothing where there is only one. */
  readonly copy: number | null;
  readonly from: PlaceOfBoards;
  /** Where it is played late. */
  readonly to: string;
  /** The play that it is taken for. */
  readonly table: string;
  readonly round: number;
  /** The table that still plays this copy, and all others are in use as well; nothing: it can be carried. */
  readonly heldBy: string | null;
};

/**
 * Which boards are carried for the late plays that have been taken up, in the order of rounds, tables and boards. Of
 * several copies that one is taken which lies at the table already, then one out of its box, one at a relay, one at a
 * table that has done with it; the others go their way. What lies at the table is not carried.
 */
export function lateBoards(session: SessionPlay): LatePlayBoard[] {
  const taken = new Set<TravellingSet>();
  const sets = new Map(
    plannedBoardsOf(session).flatMap((planned) => {
      const travelling = travellingSets(session, planned);
      return planned.sections.map(({ section }) => [section, travelling] as const);
    }),
  );
  return latePlaysUnderWay(session).flatMap((play) => {
    const copies = (sets.get(sectionOf(play.table)) ?? []).filter(({ boards }) =>
      boards.includes(play.board),
    );
    const [set] = copies
      .filter((copy) => !taken.has(copy))
      .toSorted((one, other) => effort(session, one, play) - effort(session, other, play));
    if (!set) return [];
    taken.add(set);
    const { place, copy, several } = set;
    if (isAt(place, play.at)) return [];
    const { board, table, round, at: to } = play;
    const heldBy = playersOf(session, place, board)[0] ?? null;
    return [{ board, copy: several ? copy : null, from: place, to, table, round, heldBy }];
  });
}

/** Which boards are carried to a table for the late plays that have been taken up there. */
export function carriedForLatePlays(session: SessionPlay, table: string): LatePlayBoard[] {
  return latePlaysUnderWay(session).some(({ at }) => at === table)
    ? lateBoards(session).filter(({ to }) => to === table)
    : [];
}

/** How much there is against taking a copy. */
function effort(
  session: SessionPlay,
  { place }: TravellingSet,
  { at, board }: LatePlay & { readonly at: string },
): number {
  if (isAt(place, at)) return 0;
  if (place.at !== 'table') return place.at === 'box' ? 1 : 2;
  return playersOf(session, place, board).length === 0 ? 3 : 4;
}

function isAt(place: PlaceOfBoards, table: string): boolean {
  return place.at === 'table' && [place.table, ...place.sharedWith].includes(table);
}

/** The tables where a copy lies and that have not played a board of it yet in their round. */
function playersOf(session: SessionPlay, place: PlaceOfBoards, board: number): string[] {
  if (place.at !== 'table') return [];
  const { playedAt } = scheduleOf(session);
  const locations = boardLocationsOfPlay(session);
  return [place.table, ...place.sharedWith].filter((table) => {
    const round = roundAt(session, table);
    return (
      playedAt(table, round)?.boards.includes(board) === true && locations.isOpen({ table, round, board })
    );
  });
}
