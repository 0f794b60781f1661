import { boardPlan, boardsOfSet, type BoardPlan, type Movement } from '#movement';
import type { Absences } from './absences.js';
import type { SectionData } from './events.js';
import { movementOf } from './movement-data.js';
import { isAbsent, playedAt, type Scheduled } from './schedule.js';

/** Boards on their way after a round. */
export interface BoardMove {
  readonly boards: number[];
  /** The table that has played them; null: they come from the relay. */
  readonly from: string | null;
  /** The table that plays them next; null: back in the box. */
  readonly to: string | null;
  /** They wait at the relay that feeds the table. */
  readonly relay: boolean;
  /** The round in which they lie there next, to be played or with a sit-out; null: never. */
  readonly neededIn: number | null;
  /** Other tables that play them in that round, too. */
  readonly sharedWith?: string[];
}

/** Whoever is not there, in rows. */
const NOBODY = 'nobody';

/** The movement with nobody in the place of those who are not there, round by round. */
function movementPlayed({ section, movement }: SectionData, absences: Absences): Movement {
  const { phantom: _phantom, ...movementGiven } = movementOf(movement);
  const present = (contestant: string, round: number) =>
    isAbsent({ absences }, `${section}-${contestant}`, round) ? NOBODY : contestant;
  const rows = movementGiven.rows.map((row) =>
    row.map(
      (play, index) => play && { ...play, ns: present(play.ns, index + 1), ew: present(play.ew, index + 1) },
    ),
  );
  return { ...movementGiven, rows, phantom: NOBODY };
}

/**
 * Where the boards of a section are and where they go: a set rests at a table where somebody sits out, unless it is
 * wanted elsewhere. Contestants that come late or leave change it.
 */
export function boardPlanOf(section: SectionData, absences: Absences): BoardPlan {
  const { copies } = section;
  return boardPlan(movementPlayed(section, absences), copies === undefined ? {} : { copies });
}

function movesOfSection(data: SectionData, absences: Absences, afterRound: number): BoardMove[] {
  const { section, boardsPerRound, firstBoard } = data;
  const plan = boardPlanOf(data, absences);
  const boards = (set: number) => [...boardsOfSet(set, { boardsPerRound, firstBoard })];
  const table = (number: number) => `${section}${number}`;
  const shared = (tables: readonly number[]) => (tables.length > 0 ? { sharedWith: tables.map(table) } : {});
  const fromTables = plan.moves
    .filter((move) => move.afterRound === afterRound)
    .map(({ set, from, to, neededInRound, viaRelay, sharedWith }) => ({
      boards: boards(set),
      from: table(from),
      to: to === null ? null : table(to),
      relay: viaRelay,
      neededIn: neededInRound,
      ...shared(sharedWith),
    }));
  const fromRelays = plan.fromRelays
    .filter((move) => move.afterRound === afterRound)
    .map(({ set, table: to, sharedWith }) => ({
      boards: boards(set),
      from: null,
      to: table(to),
      relay: false,
      neededIn: afterRound + 1,
      ...shared(sharedWith),
    }));
  return [...fromTables, ...fromRelays];
}

/** Which boards go from which table to which after a round; North carries them (Law 8A2). */
export function boardMoves({ sections, absences }: Scheduled, afterRound: number): BoardMove[] {
  return sections.flatMap((section) => movesOfSection(section, absences, afterRound));
}

/** Boards that a table plays in a round before others do. */
export interface BoardsHeld {
  readonly table: string;
  readonly round: number;
  readonly boards: readonly number[];
}

/** Whose boards another table is to play in a round: who of them has not finished holds them back. */
export function boardsWantedIn(scheduled: Scheduled, round: number): BoardsHeld[] {
  return scheduled.sections.flatMap((data) => {
    const { section, boardsPerRound, firstBoard, movement, copies } = data;
    const table = (number: number) => `${section}${number}`;
    const plays = (number: number) => playedAt(scheduled, table(number), round) !== undefined;
    const holders = (set: number, from: number, last: number) =>
      copies === undefined
        ? [from]
        : movement.rows.flatMap((row, index) => (row[last - 1]?.set === set ? [index + 1] : []));
    return boardPlanOf(data, scheduled.absences).moves.flatMap((move) => {
      const { set, from, to, afterRound, neededInRound, sharedWith } = move;
      const others = [to, ...sharedWith].filter((other) => other !== null && other !== from && plays(other));
      if (neededInRound !== round || others.length === 0) return [];
      return holders(set, from, afterRound).map((holder) => ({
        table: table(holder),
        round: afterRound,
        boards: boardsOfSet(set, { boardsPerRound, firstBoard }),
      }));
    });
  });
}
